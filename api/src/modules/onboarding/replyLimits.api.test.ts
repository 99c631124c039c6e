import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import type { AssistantGateway, AssistantRequest } from '../../gateways/assistant/assistant.gateway.ts';
import { ConversationService } from './conversation.service.ts';
import type { OnboardingEvent } from './onboarding.rules.ts';
import { ReplyService } from './reply.service.ts';

let app: TestApp;
const requests: AssistantRequest[] = [];
const assistant: AssistantGateway = {
  async *respond(request) {
    requests.push(request);
    yield { type: 'text', delta: `Answer ${requests.length}.` };
  },
};
beforeAll(async () => {
  app = await startTestApp({ replace: { assistant } });
});
afterAll(() => app.close());
beforeEach(async () => {
  requests.length = 0;
  await query('delete from rate_limits');
});

const query = (sql: string, values: unknown[] = []) =>
  app.container.infrastructure.database.pool.query<{ points: number }>(sql, values);
const turns = async () => (await query('select from conversation_turns')).rowCount;

async function open(): Promise<string> {
  await query('delete from conversations');
  const started = await app.scope().get(ConversationService).start('Gold', '192.0.2.1');
  if (!started.ok) throw new Error('limited');
  return started.value.token;
}

async function send(conversation: string, text: string, clientId: string = randomUUID()) {
  const events: OnboardingEvent[] = [];
  const { signal } = new AbortController();
  const message = { conversation, clientId, text };
  for await (const event of app.scope().get(ReplyService).reply(message, '192.0.2.1', signal))
    events.push(event);
  const last = events.at(-1);
  return last?.type === 'failed' ? last.failure : (last?.type ?? 'nothing');
}

describe('a message', () => {
  it('a message above the 300 an hour of its IP is refused and not stored', async () => {
    const token = await open();
    expect(await send(token, 'Hello')).toBe('completed');
    await query("update rate_limits set points = 300 where key like 'chat:%'");
    const refused = await Promise.all(Array.from({ length: 20 }, () => send(token, 'x'.repeat(20_000))));
    expect(new Set(refused.map((failure) => typeof failure === 'object' && failure.kind))).toEqual(
      new Set(['rateLimited']),
    );
    expect(await turns()).toBe(1);
  });

  it('a message above the 80 of its conversation is refused and not stored, also in parallel', async () => {
    const token = await open();
    for (let count = 0; count < 78; count += 1) await send(token, 'Hello', `message-${count}`);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => send(token, 'One more')));
    const full = {
      kind: 'conflict',
      message: 'This conversation has become very long. Please claim your site or start a new one.',
    };
    expect(outcomes.filter((outcome) => JSON.stringify(outcome) === JSON.stringify(full))).toHaveLength(18);
    expect(await turns()).toBe(80);
    expect(await send(token, 'Hello', 'message-5')).toBe('completed');
  });

  it('the model gets the latest 30,000 characters of earlier turns', async () => {
    const token = await open();
    for (let count = 0; count < 4; count += 1) await send(token, `${count} ${'x'.repeat(9_900)}`);
    await send(token, 'And now?');
    const texts = requests
      .at(-1)
      ?.items.map((item) => (item.type === 'message' ? item.text.slice(0, 9) : ''));
    expect(texts).toEqual([
      '1 xxxxxxx',
      'Answer 2.',
      '2 xxxxxxx',
      'Answer 3.',
      '3 xxxxxxx',
      'Answer 4.',
      'And now?',
    ]);
  });

  it('all characters to and from the model are counted', async () => {
    const token = await open();
    await send(token, 'x'.repeat(5_000));
    const [request] = requests;
    const told = 5_000 + (request?.instructions.length ?? 0) + JSON.stringify(request?.tools).length;
    for (const counter of ['assistant-chat', 'assistant-ip', 'assistant-all']) {
      const { rows } = await query('select sum(points)::int as points from rate_limits where key like $1', [
        `${counter}:%`,
      ]);
      expect(rows[0]?.points).toBe(told + 5_000 + 'Answer 1.'.length);
    }
  });

  it.each([
    [
      'a conversation',
      'assistant-chat',
      'This conversation has become very long. Please claim your site or start a new one.',
    ],
    [
      'an IP and day',
      'assistant-ip',
      'You have chatted with our assistant a lot today. Please come back tomorrow, or write to us on the Contact page.',
    ],
    [
      'all chats of a day',
      'assistant-all',
      'Our assistant has answered as much as it can today. Please come back tomorrow, or write to us on the Contact page.',
    ],
  ])(
    'a message is refused without calling the model when the characters of %s are used up',
    async (_what, counter, message) => {
      const token = await open();
      await send(token, 'Hello');
      const expire = Date.now() + 60_000;
      await query(
        `insert into rate_limits select $1 || n, 200000000, $2 from generate_series(0, 15) n
       on conflict (key) do update set points = excluded.points`,
        [`${counter}:`, expire],
      );
      await query('update rate_limits set points = 200000000 where key like $1', [`${counter}:%`]);
      expect(await send(token, 'Hello again')).toMatchObject({ kind: 'rateLimited', message });
      expect(requests).toHaveLength(1);
    },
  );
});
