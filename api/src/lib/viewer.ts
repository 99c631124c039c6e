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
  sessionId: string;
  /** Whether the person has proven who they are within the last ten minutes, by a sign-in or by `confirmIdentity`. */
  isConfirmed: boolean;
}
