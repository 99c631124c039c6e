import type { WorkflowConfig } from '../../serviceSettings.ts';

/** A project's picture that a client is to be asked about (spec §7, send-project). */
interface ProjectToSend {
  officeEmail: string;
  clientEmail: string;
  /** Public address of the picture. */
  imageUrl: string;
}

/** What a client wants changed (spec §7, receive-change-request). */
interface ChangeRequest {
  clientEmail: string;
  officeEmail: string;
  feedback: string;
}

/** Hands something to a workflow. Rejects unless it is taken (2xx) within 10 s; its answer is not read. */
type Webhook<Payload> = (payload: Payload) => Promise<void>;

/** The design office's own workflow; null for what we do ourselves. */
export interface WorkflowGateway {
  sendProject: Webhook<ProjectToSend> | null;
  requestChanges: Webhook<ChangeRequest> | null;
}

const TIMEOUT_MS = 10_000;

/** The configured webhooks. `timeoutMs` limits how long each may take to answer. */
export function createHttpWorkflow(
  { sendProjectUrl, changeRequestUrl }: WorkflowConfig,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): WorkflowGateway {
  return {
    sendProject: sendProjectUrl === null ? null : webhook(sendProjectUrl, timeoutMs),
    requestChanges: changeRequestUrl === null ? null : webhook(changeRequestUrl, timeoutMs),
  };
}

const webhook =
  <Payload>(url: string, timeoutMs: number): Webhook<Payload> =>
  async (payload) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(payload),
      // What was meant for one address is not handed to another.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the workflow at ${new URL(url).host} answered ${response.status}`);
  };
