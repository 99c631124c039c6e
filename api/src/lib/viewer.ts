/** The signed-in person of a request. */
export interface Viewer {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** A new address that waits for its link; null without one. */
  pendingEmail: string | null;
  hasPassword: boolean;
  sessionId: string;
}
