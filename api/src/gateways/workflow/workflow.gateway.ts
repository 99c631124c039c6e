/** A project's picture that a client is to be asked about (spec §7, send-project). */
export interface ProjectToSend {
  officeEmail: string;
  clientEmail: string;
  /** Public address of the picture. */
  imageUrl: string;
}

/** What a client wants changed (spec §7, receive-change-request). */
export interface ChangeRequest {
  clientEmail: string;
  officeEmail: string;
  feedback: string;
}

/** Hands something to a workflow. Rejects unless it is taken (2xx) within 10 s; its answer is not read. */
export type Webhook<Payload> = (payload: Payload) => Promise<void>;

/** The design office's own workflow; null for what we do ourselves. */
export interface WorkflowGateway {
  sendProject: Webhook<ProjectToSend> | null;
  requestChanges: Webhook<ChangeRequest> | null;
}
