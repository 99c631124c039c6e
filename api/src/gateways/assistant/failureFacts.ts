import { APIError } from 'openai';
import type { AssistantFailure } from './assistant.gateway.ts';

/** What may be told of a failure. Messages of the service may not: they can repeat the key or the words of a guest. */
export interface FailureFacts {
  /** HTTP status of the service; undefined when there was none. */
  status?: number;
  /** Error code of the service or of the network. */
  code?: string;
  /** The service's id of the request. */
  serviceRequestId?: string;
}

/** A text that can only be a name. */
const NAME = /^[\w.:-]{1,80}$/;
const MAX_CAUSES = 5;

/** What the causes of a failure tell. */
export function factsOf(failure: AssistantFailure): FailureFacts {
  const facts: FailureFacts = {};
  let cause: unknown = failure.cause;
  for (let depth = 0; depth < MAX_CAUSES && typeof cause === 'object' && cause !== null; depth += 1) {
    if (cause instanceof APIError) {
      if (typeof cause.status === 'number') facts.status ??= cause.status;
      if (isName(cause.requestID)) facts.serviceRequestId ??= cause.requestID;
    }
    // The code of a service, or of the operating system, e.g. ECONNREFUSED.
    if ('code' in cause && isName(cause.code)) facts.code ??= cause.code;
    cause = 'cause' in cause ? cause.cause : null;
  }
  return facts;
}

const isName = (value: unknown): value is string => typeof value === 'string' && NAME.test(value);

/** What a person who runs the product should check, e.g. "401, check OPENAI_API_KEY". `limitMs` was the time limit. */
export function problemOf(failure: AssistantFailure, limitMs: number): string {
  const { status, code } = factsOf(failure);
  if (failure.reason === 'timeout' || failure.reason === 'aborted')
    return `no answer within ${limitMs / 1000} s`;
  if (status !== undefined) return `${status}${code ? ` (${code})` : ''}, ${adviceOf(status, code)}`;
  if (failure.reason === 'cut')
    return 'its answer is neither of the Responses API nor of Chat Completions, check OPENAI_BASE_URL';
  return `the connection failed${code ? ` (${code})` : ''}, check OPENAI_BASE_URL`;
}

function adviceOf(status: number, code: string | undefined): string {
  if (code === 'insufficient_quota' || status === 402) return 'the account has no credit left';
  if (status === 401 || status === 403) return 'check OPENAI_API_KEY';
  if (code === 'model_not_found') return 'check OPENAI_MODEL';
  if (status === 429) return 'too many requests';
  if (status >= 500) return 'the service has a fault';
  return 'check OPENAI_BASE_URL and OPENAI_MODEL';
}
