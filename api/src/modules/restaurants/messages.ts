/** Sentences of the restaurants module (spec §5, §8). */
export const messages = {
  claimFailed: 'Failed to claim restaurant.',
  claimTokenMissing: 'Claim token not found. Please try the setup process again.',
  claimTokenMissingSignedIn: 'Claim token not found.',
  claimTokenUnknown: 'This website has been claimed already, or its preview is gone.',
  termsNotAccepted: 'You must accept the terms to continue.',
};
