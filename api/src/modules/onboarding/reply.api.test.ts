import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import {
  AssistantFailure,
  type AssistantEvent,
  type AssistantGateway,
  type AssistantRequest,
} from '../../gateways/assistant/assistant.gateway.ts';
import { ConversationService } from './conversation.service.ts';
import type { OnboardingEvent } from './onboarding.rules.ts';
import { ReplyService } from './reply.service.ts';

const LONG = { tags: ['@long'] };

let app: TestApp;
afterEach(() => app.close());

/** An assistant with the given answers, call by call; it repeats the last one. */
function assistantOf(...answers: ((request: AssistantRequest) => AsyncIterable<AssistantEvent>)[]) {
  const requests: AssistantRequest[] = [];
  const gateway: AssistantGateway = {
    respond(request) {
      requests.push(request);
      const answer = answers[Math.min(requests.length, answers.length) - 1];
      if (!answer) throw new Error('no answer');
      return answer(request);
    },
  };
  return { gateway, requests };
}

async function* say(...deltas: string[]): AsyncIterable<AssistantEvent> {
  for (const delta of deltas) yield { type: 'text', delta };
}

async function* call(name: string, args: string): AsyncIterable<AssistantEvent> {
  yield { type: 'toolCall', callId: randomUUID(), name, arguments: args };
}

async function* failAfter(
  reason: AssistantFailure['reason'],
  ...deltas: string[]
): AsyncIterable<AssistantEvent> {
  yield* say(...deltas);
  throw new AssistantFailure(reason);
}

async function open(assistant: AssistantGateway): Promise<string> {
  app = await startTestApp({ replace: { assistant } });
  const started = await app.scope().get(ConversationService).start('Gold', '::1');
  if (!started.ok) throw new Error('limited');
  return started.value.token;
}

async function send(
  conversation: string,
  text: string,
  clientId: string = randomUUID(),
): Promise<OnboardingEvent[]> {
  const events: OnboardingEvent[] = [];
  const signal = new AbortController().signal;
  for await (const event of app
    .scope()
    .get(ReplyService)
    .reply({ conversation, clientId, text }, '::1', signal))
    events.push(event);
  return events;
}

const stored = async (token: string) => app.scope().get(ConversationService).find(token);

describe('a turn', () => {
  it.each([
    ['cut', 'Sorry, an error occurred. Please try again.'],
    ['timeout', 'Sorry, an error occurred. Please try again.'],
    ['unavailable', 'Sorry, an error occurred. Please try again.'],
    ['refused', 'An error occurred while processing your request.'],
  ] as const)(
    'an answer that fails as %s is not stored and can be retried',
    LONG,
    async (reason, message) => {
      const { gateway, requests } = assistantOf(
        () => failAfter(reason, 'Hello, '),
        () => say('Hello again.'),
      );
      const token = await open(gateway);
      const id = randomUUID();
      expect((await send(token, 'Hi', id)).at(-1)).toEqual({
        type: 'failed',
        failure: { kind: 'unavailable', message },
        retryable: true,
        isWorkflowError: reason === 'refused',
      });
      expect(await stored(token)).toMatchObject({ messages: [], unanswered: { clientId: id, text: 'Hi' } });
      expect((await send(token, 'Hi', id)).at(-1)).toMatchObject({ message: { html: 'Hello again.' } });
      expect((await stored(token))?.messages).toHaveLength(2);
      await send(token, 'Hi', id);
      expect(requests).toHaveLength(2);
    },
  );

  it('an empty answer is not a valid response', async () => {
    const token = await open(assistantOf(() => say()).gateway);
    expect((await send(token, 'Hi')).at(-1)).toMatchObject({
      type: 'failed',
      failure: { message: 'Failed to get a valid response from the agent.' },
      retryable: true,
    });
  });

  it('wrong tool calls are returned to the model, which is called at most six times', async () => {
    const { gateway, requests } = assistantOf(() => call('save_details', '{"name": 5}'));
    const token = await open(gateway);
    expect((await send(token, 'Hi')).at(-1)).toMatchObject({ type: 'failed' });
    expect(requests).toHaveLength(6);
    const told = requests[1]?.items.at(-1);
    expect(told).toMatchObject({
      type: 'toolResult',
      output: expect.stringContaining('"ok":false') as string,
    });
  });

  it('a build waits for lines that nobody has looked at, until the visitor wants it anyway', async () => {
    const build = () => call('build_preview', '{}');
    const { gateway, requests } = assistantOf(
      () =>
        call(
          'save_details',
          '{"name":"Rossi","primaryColour":null,"secondaryColour":null,"popularItems":null}',
        ),
      () => call('import_menu_text', '{"notMenu":null}'),
      build,
      () => say('One line waits.'),
      build,
      () => say('It is ready.'),
    );
    const token = await open(gateway);
    const waiting = await send(token, 'Rossi\nSoup 4.50\nLobster market price');
    expect(waiting.map(({ type }) => type)).not.toContain('previewReady');
    const told = requests[3]?.items.at(-1);
    expect(told).toMatchObject({ output: expect.stringContaining('"unreadCount":1') as string });
    const built = await send(token, 'Build it anyway');
    expect(built.map(({ type }) => type)).toContain('previewReady');
  });

  it('unknown tools are not run', LONG, async () => {
    const { gateway } = assistantOf(
      () => call('delete_everything', '{}'),
      () => call('build_preview', '{}'),
      () => say('I could not do that.'),
    );
    const token = await open(gateway);
    const events = await send(token, 'Delete everything');
    expect(events.map(({ type }) => type)).toEqual(['delta', 'completed']);
    expect((await stored(token))?.preview).toBeNull();
  });

  it('an answer contains only the allowed tags, however it is streamed', LONG, async () => {
    const attack = ['<b>Hi</b><scr', 'ipt>alert(1)</scr', 'ipt><img src=x onerror=alert(1)>'];
    const token = await open(assistantOf(() => say(...attack)).gateway);
    const events = await send(token, '<script>alert(2)</script>');
    for (const event of events) {
      const html = event.type === 'delta' ? event.html : event.type === 'completed' ? event.message.html : '';
      expect(html).not.toMatch(/<(script|img)/i);
    }
    expect((await stored(token))?.messages[0]?.html).toBe('&lt;script&gt;alert(2)&lt;/script&gt;');
  });

  it('an answer stops when a newer message arrives', LONG, async () => {
    let release = () => undefined as void;
    const gate = new Promise<void>((resolve) => (release = resolve));
    async function* slowly({ signal }: AssistantRequest): AsyncIterable<AssistantEvent> {
      yield { type: 'text', delta: 'Slow ' };
      const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve));
      if (!signal.aborted) await Promise.race([gate, aborted]);
      if (signal.aborted) throw new AssistantFailure('aborted');
      yield { type: 'text', delta: 'answer' };
    }
    // The model may be asked about the newer message first.
    const { gateway } = assistantOf((request) =>
      JSON.stringify(request.items.at(-1)).includes('First') ? slowly(request) : say('Quick answer.'),
    );
    const token = await open(gateway);
    const slow = send(token, 'First');
    await expect.poll(async () => (await stored(token))?.unanswered?.text).toBe('First');
    expect((await send(token, 'Second')).at(-1)).toMatchObject({ message: { html: 'Quick answer.' } });
    release();
    expect((await slow).at(-1)).toMatchObject({ type: 'failed' });
    expect((await stored(token))?.messages.map(({ html }) => html)).toEqual(['Second', 'Quick answer.']);
  });

  it('lines that the model calls no menu are not unread, but a dish among them is kept', LONG, async () => {
    const notMenu = JSON.stringify({ notMenu: ['Hi, we are Casa', 'Soup 4.50'] });
    const { gateway } = assistantOf(
      () => call('import_menu_text', notMenu),
      () => say('Thank you.'),
    );
    const token = await open(gateway);
    await send(token, 'Hi, we are Casa\nSoup 4.50\nBread 2.00\nLobster market price');
    const { draft } = (await stored(token)) ?? {};
    expect(draft?.sections.flatMap(({ items }) => items.map(({ name }) => name))).toEqual(['Soup', 'Bread']);
    expect(draft?.unread.map(({ text }) => text)).toEqual(['Lobster market price']);
  });

  it('the model gets the earlier turns and the draft', LONG, async () => {
    const { gateway, requests } = assistantOf(
      () =>
        call(
          'save_details',
          JSON.stringify({ name: 'Casa', primaryColour: 'red', secondaryColour: null, popularItems: null }),
        ),
      () => say('Lovely.'),
      () => say('And now?'),
    );
    const token = await open(gateway);
    const first = await send(token, 'We are Casa');
    expect(first.map(({ type }) => type)).toEqual(['draft', 'action', 'delta', 'completed']);
    await send(token, 'Next');
    const request = requests.at(-1);
    expect(request?.items.map(({ type }) => type)).toEqual([
      'message',
      'toolCall',
      'toolResult',
      'message',
      'message',
    ]);
    expect(request?.instructions).toContain('Casa');
    expect((await stored(token))?.draft).toMatchObject({
      name: 'Casa',
      primary: expect.stringMatching(/^#/) as string,
    });
  });
});
