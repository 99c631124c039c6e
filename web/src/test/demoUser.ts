import { demoSession } from './demoSession.ts';

/** What /account asks about a person. */
export function demoUser(changes: object = {}) {
  return {
    id: 'VXNlcjox',
    name: 'Amelia Hart',
    email: 'amelia@example.com',
    emailVerified: true,
    pendingEmail: null,
    hasPassword: true,
    sessions: [demoSession('one', { device: 'Firefox on Windows', isCurrent: true })],
    ...changes,
  };
}
