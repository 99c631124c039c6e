import type { WorkflowConfig } from '../../serviceSettings.ts';

/** A project for a client (spec §7, send-project). */
interface ProjectToSend {
  officeEmail: string;
  clientEmail: string;
  /** Public address of the picture. */
  imageUrl: string;
}

/** A change request of a client (spec §7, receive-change-request). */
interface ChangeRequest {
  clientEmail: string;
  officeEmail: string;
  feedback: string;
}

/** Posts a payload. Rejects without a 2xx response within 10 s; the response body is not read. */
type Webhook<Payload> = (payload: Payload) => Promise<void>;

/** The webhooks of the design office; null where our own mails are sent instead. */
export interface WorkflowGateway {
  sendProject: Webhook<ProjectToSend> | null;
  requestChanges: Webhook<ChangeRequest> | null;
}

const TIMEOUT_MS = 10_000;

/** `timeoutMs` limits each request. */
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
      // The payload must not be sent to another address.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the workflow at ${new URL(url).host} answered ${response.status}`);
  };
