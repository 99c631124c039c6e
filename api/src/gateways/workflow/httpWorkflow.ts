import type { WorkflowConfig } from '../../config.ts';
import type { Webhook, WorkflowGateway } from './workflow.gateway.ts';

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
