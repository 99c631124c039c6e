import type { Logger } from 'pino';
import type { AssistantFailure, AssistantFailureReason } from './assistant.gateway.ts';
import { type FailureFacts, factsOf } from './failureFacts.ts';
import type { TokenUse } from './modelApi.ts';
import { DEFAULT_BASE_URL, isAboutWords } from './openaiClient.ts';

/** What happened since the start of the process. */
export interface AssistantCounts {
  answers: number;
  /** Of the answers whose tokens the service counted. */
  tokens: TokenUse;
  failures: Record<AssistantFailureReason, number>;
}

/** Statuses that only another configuration, or another account, mends. */
const CONFIGURATION: ReadonlySet<number> = new Set([400, 401, 402, 403, 404, 405, 413, 415, 422]);

/** Counts and logs what happens with one model. */
export class AssistantReport {
  readonly counts: AssistantCounts = {
    answers: 0,
    tokens: { input: 0, output: 0 },
    failures: { refused: 0, timeout: 0, cut: 0, rateLimited: 0, unavailable: 0, aborted: 0 },
  };
  private readonly fields: { model: string; baseUrl: string };

  constructor(
    private readonly log: Logger,
    { model, baseUrl }: { model: string; baseUrl: string | null },
  ) {
    const { origin, pathname } = new URL(baseUrl ?? DEFAULT_BASE_URL);
    // An address can contain a password.
    this.fields = { model, baseUrl: origin + pathname };
  }

  answered(): void {
    this.counts.answers += 1;
  }

  spent(tokens: TokenUse | null): void {
    this.counts.tokens.input += tokens?.input ?? 0;
    this.counts.tokens.output += tokens?.output ?? 0;
  }

  /** Counts and logs a failure; `api` is what the service was asked by. A client that left is counted only. */
  failed(failure: AssistantFailure, api?: string): void {
    this.counts.failures[failure.reason] += 1;
    if (failure.reason === 'aborted') return;
    const facts = factsOf(failure);
    const fields = { reason: failure.reason, ...facts, ...this.fields, ...(api ? { api } : {}) };
    this.log[levelOf(failure, facts)](fields, 'the assistant failed');
  }
}

/** Error: the operator must act. Info: the service refused the words of one request. Warn: it may recover by itself. */
function levelOf({ reason }: AssistantFailure, { status, code }: FailureFacts): 'error' | 'warn' | 'info' {
  if (isAboutWords(code) || (reason === 'refused' && status === undefined)) return 'info';
  const isConfiguration = status !== undefined && CONFIGURATION.has(status);
  return isConfiguration || code === 'insufficient_quota' ? 'error' : 'warn';
}
