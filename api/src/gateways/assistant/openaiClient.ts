import {
  OpenAI,
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  OpenAIError,
} from 'openai';
import { type AssistantFailureReason, AssistantFailure } from './assistant.gateway.ts';

const DEFAULT_BASE_URL = 'https://api.openai.com/v1';

interface OpenAiAccess {
  apiKey: string;
  /** null is the SDK's own address. */
  baseUrl: string | null;
}

/** The SDK for one account. `timeoutMs` limits each call; there are no automatic retries. */
export const createOpenAiClient = ({ apiKey, baseUrl }: OpenAiAccess, timeoutMs: number): OpenAI =>
  new OpenAI({
    apiKey,
    baseURL: baseUrl ?? DEFAULT_BASE_URL,
    // Told explicitly: what is left out, the SDK takes from the environment, which config.ts alone reads.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    timeout: timeoutMs,
    // A repeated turn is the visitor's choice: the SDK's own waiting would only eat up the first-token time.
    maxRetries: 0,
  });

/** Codes of errors that the same request would meet again. */
const REFUSALS: ReadonlySet<string> = new Set([
  'invalid_prompt',
  'bio_policy',
  'misalignment_policy_violation',
  'content_filter',
]);

/**
 * Why the service's error code ends the answer: `rateLimited`, `refused` (asking again does not help) or
 * `unavailable`.
 */
export function reasonOfCode(code: string | null | undefined): AssistantFailureReason {
  if (code === 'rate_limit_exceeded') return 'rateLimited';
  return code && REFUSALS.has(code) ? 'refused' : 'unavailable';
}

/** What the SDK threw, as AssistantFailure. Errors that are no failure of the service are thrown on. */
export function assistantFailureOf(error: unknown): AssistantFailure {
  if (error instanceof AssistantFailure) return error;
  const reason = reasonOf(error);
  if (!reason) throw error;
  return new AssistantFailure(reason, { cause: error });
}

function reasonOf(error: unknown): AssistantFailureReason | null {
  if (error instanceof APIUserAbortError) return 'aborted';
  if (error instanceof APIConnectionTimeoutError) return 'timeout';
  if (error instanceof APIConnectionError) return 'unavailable';
  if (error instanceof APIError) return reasonOfAnswer(error.status, error.code);
  // The body broke off: fetch says TypeError('terminated'), half an event does not parse.
  if (error instanceof OpenAIError || error instanceof TypeError || error instanceof SyntaxError)
    return 'cut';
  return null;
}

function reasonOfAnswer(status: number | undefined, code: string | null | undefined): AssistantFailureReason {
  if (status === undefined) return reasonOfCode(code);
  // An empty account answers 429 too, but waiting does not help it.
  if (status === 429) return code === 'insufficient_quota' ? 'unavailable' : 'rateLimited';
  if (status === 408 || status === 409 || status >= 500) return 'unavailable';
  return 'refused';
}
