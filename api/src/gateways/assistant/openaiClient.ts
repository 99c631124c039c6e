import {
  OpenAI,
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  OpenAIError,
} from 'openai';
import { type AssistantFailureReason, AssistantFailure } from './assistant.gateway.ts';

export const DEFAULT_BASE_URL = 'https://api.openai.com/v1';

interface OpenAiAccess {
  apiKey: string;
  /** Null: the default address of the SDK. */
  baseUrl: string | null;
}

/** The SDK for one account. `timeoutMs` limits each call; there are no automatic retries. */
export const createOpenAiClient = ({ apiKey, baseUrl }: OpenAiAccess, timeoutMs: number): OpenAI =>
  new OpenAI({
    apiKey,
    baseURL: baseUrl ?? DEFAULT_BASE_URL,
    // Explicit, because the SDK reads missing values from the environment, which only config.ts may read.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    timeout: timeoutMs,
    // The visitor decides on retries; automatic ones would only use up the time to the first token.
    maxRetries: 0,
  });

/** Error codes that other words could avoid, but not a retry of the same request. */
const ABOUT_WORDS: ReadonlySet<string> = new Set([
  'invalid_prompt',
  'bio_policy',
  'misalignment_policy_violation',
  'content_filter',
  'content_policy_violation',
  'moderation_blocked',
]);

/** Whether the service refused the words of one request, and would take others. */
export const isAboutWords = (code: string | null | undefined): boolean => !!code && ABOUT_WORDS.has(code);

/** The reason of an error code: `rateLimited`, `refused` (a retry does not help) or `unavailable`. */
export function reasonOfCode(code: string | null | undefined): AssistantFailureReason {
  if (code === 'rate_limit_exceeded') return 'rateLimited';
  return isAboutWords(code) ? 'refused' : 'unavailable';
}

/** Converts an error of the SDK to AssistantFailure. Other errors are rethrown. */
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
  // An interrupted body: fetch throws TypeError('terminated'), half an event does not parse.
  if (error instanceof OpenAIError || error instanceof TypeError || error instanceof SyntaxError)
    return 'cut';
  return null;
}

function reasonOfAnswer(status: number | undefined, code: string | null | undefined): AssistantFailureReason {
  if (status === undefined) return reasonOfCode(code);
  // An account without credit also returns 429, but waiting does not help.
  if (status === 429) return code === 'insufficient_quota' ? 'unavailable' : 'rateLimited';
  if (status === 408 || status === 409 || status >= 500) return 'unavailable';
  return 'refused';
}
