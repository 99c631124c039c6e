/** The longest texts of a passkey. Ids have at most 1,023 bytes (WebAuthn). */
export const PASSKEY_LENGTHS = { name: 60, credentialId: 1_400, answer: 8_000 } as const;
