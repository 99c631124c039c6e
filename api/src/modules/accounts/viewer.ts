/** The signed-in person of a request. */
export interface Viewer {
  id: string;
  name: string;
  email: string;
  sessionId: string;
}
