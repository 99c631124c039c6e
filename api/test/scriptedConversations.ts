import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import type { AssistantEvent, AssistantGateway } from '../src/gateways/assistant/assistant.gateway.ts';
import { ConversationService } from '../src/modules/onboarding/conversation.service.ts';
import type { OnboardingDraft, OnboardingEvent } from '../src/modules/onboarding/onboarding.rules.ts';
import { ReplyService } from '../src/modules/onboarding/reply.service.ts';
import { startTestApp, type TestApp } from './testApp.ts';

type Answer = () => AsyncIterable<AssistantEvent>;

export async function* say(): AsyncIterable<AssistantEvent> {
  yield { type: 'text', delta: 'Thank you.' };
}

export async function* call(name: string, args: object = {}): AsyncIterable<AssistantEvent> {
  yield { type: 'toolCall', callId: randomUUID(), name, arguments: JSON.stringify(args) };
}

/** The assistant saves details; what is missing stays as it is. */
export const saveDetails =
  (details: object): Answer =>
  () =>
    call('save_details', {
      name: null,
      primaryColour: null,
      secondaryColour: null,
      popularItems: null,
      ...details,
    });

/** A product for the tests of a file, whose assistant answers as they say, and what they do with its conversations. */
export function scriptedConversations() {
  let app: TestApp;
  let answers: Answer[] = [];
  const assistant: AssistantGateway = { respond: () => (answers.shift() ?? say)() };
  beforeAll(async () => {
    app = await startTestApp({ replace: { assistant } });
  });
  afterAll(() => app.close());

  async function send(conversation: string, text: string): Promise<OnboardingEvent[]> {
    const events: OnboardingEvent[] = [];
    const { signal } = new AbortController();
    const message = { conversation, clientId: randomUUID(), text };
    for await (const event of app.scope().get(ReplyService).reply(message, '::1', signal)) events.push(event);
    return events;
  }

  async function open(): Promise<string> {
    const started = await app.scope().get(ConversationService).start('Gold', '::1');
    if (!started.ok) throw new Error('limited');
    return started.value.token;
  }

  async function viewOf(token: string) {
    const view = await app.scope().get(ConversationService).find(token);
    if (!view) throw new Error('It is gone');
    return view;
  }
  const draftOf = async (token: string): Promise<OnboardingDraft> => (await viewOf(token)).draft;
  const slugOf = async (token: string): Promise<string> => (await viewOf(token)).preview?.slug ?? '';

  return {
    app: () => app,
    query: (sql: string, values: unknown[] = []) =>
      app.container.infrastructure.database.pool.query(sql, values),
    /** The answers of the next calls of the model. */
    answer: (...next: Answer[]) => void (answers = next),
    /** How many answers the model has not been asked for. */
    waiting: () => answers.length,
    send,
    draftOf,
    slugOf,
    /** A conversation with a pasted menu, and its preview unless `isBuilt` is false. */
    async withMenu(menu: string, isBuilt = true) {
      const token = await open();
      answers = [
        saveDetails({ name: `Casa ${token.slice(0, 6)}` }),
        () => call('import_menu_text'),
        say,
        () => call('build_preview'),
        say,
      ];
      await send(token, menu);
      if (isBuilt) await send(token, 'Build it anyway');
      return { token, slug: await slugOf(token), lines: (await draftOf(token)).unread };
    },
  };
}
