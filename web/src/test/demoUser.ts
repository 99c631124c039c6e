/** One of the sessions of a person. */
export function demoSession(id: string, changes: object = {}) {
  return {
    id,
    device: 'Safari on iPhone',
    createdAt: '2026-03-01T10:00:00Z',
    lastUsedAt: '2026-03-03T10:00:00Z',
    isCurrent: false,
    ...changes,
  };
}

/** What /account asks about a person. */
export function demoUser(changes: object = {}) {
  return {
    id: 'VXNlcjox',
    name: 'Amelia Hart',
    email: 'amelia@example.com',
    emailVerified: true,
    pendingEmail: null,
    hasPassword: true,
    passkeys: [],
    secondFactors: { authenticatorSince: null, recoveryCodesLeft: 0 },
    pushDevices: [],
    sessions: [demoSession('one', { device: 'Firefox on Windows', isCurrent: true })],
    ...changes,
  };
}
