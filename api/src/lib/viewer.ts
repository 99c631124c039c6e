/** What an operator reads who looks through the eyes of an owner and tries to change something. */
export const WATCHER_REFUSED = 'You are looking through the eyes of the owner. Nothing can be changed.';

/** The signed-in user of a request. */
export interface Viewer {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** A new address that is not yet verified; null without one. */
  pendingEmail: string | null;
  hasPassword: boolean;
  /** Whether an authenticator app is switched on. */
  hasAuthenticator: boolean;
  /** Whether the account has a passkey. */
  hasPasskey: boolean;
  sessionId: string;
  /** Whether the person has proven who they are within the last ten minutes, by a sign-in or by `confirmIdentity`. */
  isConfirmed: boolean;
  /** Address of the operator who looks through the person's eyes and can change nothing; null for the person. */
  watchedBy: string | null;
}
