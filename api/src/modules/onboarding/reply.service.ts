import { MAX_MESSAGE_LENGTH } from '@forkfront/common/limits.ts';
import { typedText } from '@forkfront/common/plainText.ts';
import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  AssistantFailure,
  type AssistantGateway,
  type AssistantItem,
} from '../../gateways/assistant/assistant.gateway.ts';
import type { RateLimiter, RateLimit } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { type RateLimitedFailure, ok, type Result } from '../../lib/result.ts';
import { hashSecret } from '../../lib/secrets.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { charactersOf, latestTurns, spend } from './assistantBudget.ts';
import { onboardingInstructions } from './assistantPrompt.ts';
import { ChatHtmlStream, sanitiseAnswer } from './chatHtml.rules.ts';
import { messages } from './messages.ts';
import type { ChatFailure, FailedEvent, OnboardingDraft, OnboardingEvent } from './onboarding.rules.ts';
import type { PreviewService } from './preview.service.ts';
import { ONBOARDING_TOOLS } from './toolCall.rules.ts';
import { withoutReplies } from './quickReplies.rules.ts';
import { runTool, type TurnProgress } from './toolRunner.ts';
import { failTurn, finishTurn, openTurn, type OpenTurn } from './turn.repository.ts';

/** The running turns of this process, so that a newer message can stop an older answer. */
export class RunningTurns {
  private readonly byConversation = new Map<string, AbortController>();
  private count = 0;
  private whenNone = Promise.withResolvers<void>();

  /**
   * Registers a turn and aborts the previous one of the conversation. Call `end` after the turn; `signal` aborts it.
   */
  start(conversationId: string): { signal: AbortSignal; end: () => void } {
    this.byConversation.get(conversationId)?.abort();
    const controller = new AbortController();
    this.byConversation.set(conversationId, controller);
    this.count += 1;
    return {
      signal: controller.signal,
      end: () => {
        if (this.byConversation.get(conversationId) === controller)
          this.byConversation.delete(conversationId);
        this.count -= 1;
        if (this.count > 0) return;
        this.whenNone.resolve();
        this.whenNone = Promise.withResolvers();
      },
    };
  }

  /** Resolves when no turn is running and all outcomes are written. */
  async settled(): Promise<void> {
    if (this.count > 0) await this.whenNone.promise;
  }
}

const CLIENT_ID = /^[\w:.-]{1,64}$/;
/** Maximum number of characters of earlier turns that are sent to the model. The draft holds their results. */
const MAX_HISTORY_LENGTH = 30_000;
const TOOLS_LENGTH = JSON.stringify(ONBOARDING_TOOLS).length;
/** Maximum number of calls to the model in one turn. */
const MAX_STEPS = 6;
const MESSAGES_PER_IP: RateLimit = { name: 'chat', points: 300, seconds: 60 * 60 };

/** A visitor's message. */
interface VisitorMessage {
  /** The conversation's secret. */
  conversation: string;
  /** The client's id of the message. The same id repeats a finished answer, or retries an unfinished one. */
  clientId: string;
  text: string;
}

interface Answer {
  html: string;
  items: AssistantItem[];
  progress: TurnProgress;
}

/** Answers visitors' messages with the assistant. */
export class ReplyService {
  constructor(
    private readonly em: EntityManager,
    private readonly previews: PreviewService,
    private readonly assistant: AssistantGateway,
    private readonly limiter: RateLimiter,
    private readonly running: RunningTurns,
    private readonly clock: Clock,
  ) {}

  /** Streams the answer; ends with `completed` or `failed`. Aborting `signal` stops the model at once. */
  async *reply(message: VisitorMessage, ip: string, signal: AbortSignal): AsyncGenerator<OnboardingEvent> {
    const text = typedText(message.text);
    if (!text) return yield failed(invalid(messages.emptyMessage));
    if (!CLIENT_ID.test(message.clientId)) return yield failed(invalid(messages.badClientId));
    if (text.length > MAX_MESSAGE_LENGTH) return yield failed(invalid(messages.messageTooLong));
    // Checked before anything is stored.
    const allowed = await this.limiter.take(MESSAGES_PER_IP, ip);
    if (!allowed.ok) return yield failed(allowed.error);
    const tokenHash = hashSecret(message.conversation);
    const { clientId } = message;
    const turn = await openTurn(this.em, { tokenHash, clientId, text, at: this.clock() });
    if (turn === null) return yield failed({ kind: 'notFound', message: messages.conversationGone });
    if (turn === 'full') return yield failed({ kind: 'conflict', message: messages.conversationFull });
    if (turn.state === 'finished') return yield* this.replay(turn, message);
    yield* this.answerTurn(turn, message, text, ip, signal);
  }

  private async *answerTurn(
    turn: OpenTurn,
    message: VisitorMessage,
    text: string,
    ip: string,
    signal: AbortSignal,
  ): AsyncGenerator<OnboardingEvent> {
    const run = this.running.start(turn.conversationId);
    let isFinished = false;
    try {
      const answer = yield* this.ask(turn, message, text, ip, AbortSignal.any([signal, run.signal]));
      if (!answer.ok) return yield failed(answer.error);
      const answerHtml = sanitiseAnswer(answer.value.html);
      if (!answerHtml) return yield unanswered(messages.invalidResponse);
      const finishedAt = this.clock();
      isFinished = await finishTurn(this.em, turn, {
        ...answer.value,
        ...answer.value.progress,
        answerHtml,
        finishedAt,
      });
      if (!isFinished) return yield failed({ kind: 'conflict', message: messages.superseded });
      yield completed(message.clientId, answerHtml, finishedAt);
    } catch (error) {
      if (!(error instanceof AssistantFailure)) throw error;
      const isWorkflowError = error.reason === 'refused';
      const message = isWorkflowError ? messages.workflowFailed : messages.chatFailed;
      yield { ...unanswered(message), isWorkflowError };
    } finally {
      try {
        if (!isFinished) await failTurn(this.em, turn);
      } finally {
        run.end();
      }
    }
  }

  private async *ask(
    turn: OpenTurn,
    { conversation }: VisitorMessage,
    text: string,
    ip: string,
    signal: AbortSignal,
  ): AsyncGenerator<OnboardingEvent, Result<Answer, RateLimitedFailure>> {
    const progress: TurnProgress = {
      // The answers that were offered belong to the question before.
      draft: withoutReplies(turn.draft),
      action: turn.action,
      published: turn.restaurantId ? turn.draft : null,
    };
    // The page takes the buttons away that were offered before.
    if (turn.draft.quickReplies.length > 0) yield { type: 'draft', draft: progress.draft };
    const items: AssistantItem[] = [{ type: 'message', role: 'user', text }];
    const history = latestTurns(turn.history, MAX_HISTORY_LENGTH);
    const html = new ChatHtmlStream();
    const build = (draft: OnboardingDraft) => this.previews.build(turn.conversationId, conversation, draft);
    let answer = '';
    for (let step = 1; step <= MAX_STEPS; step += 1) {
      const calls: Extract<AssistantItem, { type: 'toolCall' }>[] = [];
      let said = '';
      const instructions = onboardingInstructions(progress.draft, turn.packageName);
      const told = charactersOf(history) + charactersOf(items) + instructions.length + TOOLS_LENGTH;
      const allowed = await spend(this.limiter, turn.conversationId, ip, told);
      // A running turn continues; its characters are counted anyway.
      if (!allowed.ok && step === 1) return allowed;
      const answering = this.assistant.respond({
        instructions,
        items: [...history, ...items],
        tools: ONBOARDING_TOOLS,
        signal,
      });
      for await (const event of answering) {
        if (event.type === 'toolCall') {
          calls.push(event);
          continue;
        }
        // The text of a later step starts on a new line.
        const delta =
          said === '' && answer !== '' ? `<br><br>${html.push(event.delta)}` : html.push(event.delta);
        said += event.delta;
        answer += delta;
        if (delta) yield { type: 'delta', html: delta };
      }
      answer += html.end();
      if (said) items.push({ type: 'message', role: 'assistant', text: said });
      for (const call of calls) {
        const { output, events } = await runTool(call, text, progress, build);
        items.push(call, { type: 'toolResult', callId: call.callId, output });
        yield* events;
      }
      if (calls.length === 0) break;
    }
    // What the visitor sees is what they claim: a built preview has every accepted change.
    const { published } = progress;
    if (published && !isDeepStrictEqual(withoutReplies(published), withoutReplies(progress.draft))) {
      const preview = await build(progress.draft);
      if (preview.ok) yield { type: 'previewReady', ...preview.value };
    }
    await spend(this.limiter, turn.conversationId, ip, charactersOf(items));
    return ok({ html: answer, items, progress });
  }

  /** Repeats a finished answer without calling the model. */
  private async *replay(turn: OpenTurn, message: VisitorMessage): AsyncGenerator<OnboardingEvent> {
    yield { type: 'delta', html: turn.answerHtml };
    yield { type: 'draft', draft: turn.draft };
    yield { type: 'action', action: turn.action };
    if (turn.action === 'complete' && turn.restaurantId) {
      const preview = { id: turn.restaurantId, status: 'unclaimed' } as const;
      const site = await this.em.findOne(Restaurant, preview, { fields: ['slug'], disableIdentityMap: true });
      if (site) yield { type: 'previewReady', ...this.previews.of(site, message.conversation) };
    }
    yield completed(message.clientId, turn.answerHtml, turn.startedAt);
  }
}

const failed = (failure: ChatFailure): FailedEvent => ({
  type: 'failed',
  failure,
  retryable: false,
  isWorkflowError: false,
});

/** A failure that a retry with the same id may resolve. */
const unanswered = (message: string): FailedEvent => ({
  ...failed({ kind: 'unavailable', message }),
  retryable: true,
});

const invalid = (message: string): ChatFailure => ({
  kind: 'validation',
  message,
  fields: [{ path: 'text', message }],
});

const completed = (clientId: string, html: string, createdAt: Date): OnboardingEvent => ({
  type: 'completed',
  message: { id: `${clientId}:reply`, sender: 'agent', html, createdAt },
});
