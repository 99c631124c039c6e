import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type AssistantEvent,
  AssistantFailure,
  type AssistantItem,
} from '../../src/gateways/assistant/assistant.gateway.ts';
import { createOpenAiAssistant } from '../../src/gateways/assistant/openaiAssistant.ts';
import { createLog } from '../../src/log.ts';
import { onboardingInstructions } from '../../src/modules/onboarding/assistantPrompt.ts';
import { emptyDraft } from '../../src/modules/onboarding/onboarding.rules.ts';
import { ONBOARDING_TOOLS } from '../../src/modules/onboarding/toolCall.rules.ts';
import { QUESTIONS } from './script.ts';
import { startOpenAiSandbox } from './startOpenAiSandbox.ts';

let sandbox: Awaited<ReturnType<typeof startOpenAiSandbox>>;
beforeAll(async () => {
  sandbox = await startOpenAiSandbox({ port: 0, apiKey: 'secret', wordDelayMs: 0 });
});
afterAll(() => sandbox.close());

/** What the product's client hears by one of the APIs; ids are left out, because each answer has its own. */
async function heardBy(api: 'responses' | 'chat', items: AssistantItem[]): Promise<object[]> {
  const assistant = createOpenAiAssistant(
    {
      apiKey: 'secret',
      baseUrl: sandbox.baseUrl,
      model: 'scripted',
      api,
      firstTokenTimeoutMs: 5_000,
      totalTimeoutMs: 8_000,
    },
    createLog('silent'),
  );
  const events: AssistantEvent[] = [];
  const instructions = onboardingInstructions(emptyDraft(), 'Gold');
  const { signal } = new AbortController();
  for await (const event of assistant.respond({ instructions, items, tools: ONBOARDING_TOOLS, signal }))
    events.push(event);
  return events.map((event) => (event.type === 'toolCall' ? { ...event, callId: 'id' } : event));
}

const user = (text: string): AssistantItem => ({ type: 'message', role: 'user', text });
const asked: AssistantItem = { type: 'message', role: 'assistant', text: QUESTIONS.name };
const saved: AssistantItem[] = [
  { type: 'toolCall', callId: 'c1', name: 'save_details', arguments: '{"name":"Rossi"}' },
  { type: 'toolResult', callId: 'c1', output: '{"ok":true}' },
];

it.each([
  ['a greeting', [user('Hello')], 'text'],
  ['a name', [asked, user('Rossi')], 'toolCall'],
  ['several calls', [asked, user('Rossi, red and gold, no logo. collection only')], 'toolCall'],
  ['the result of a call', [asked, user('Rossi'), ...saved], 'text'],
] as const)('the answer to %s is the same by both APIs', async (_what, items, type) => {
  const byChat = await heardBy('chat', [...items]);
  expect(byChat).toEqual(await heardBy('responses', [...items]));
  expect(byChat.at(-1)).toMatchObject({ type });
});

it('a request without a stream has the whole answer, and an unknown one is refused', async () => {
  const ask = (body: object) =>
    fetch(`${sandbox.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { authorization: 'Bearer secret' },
      body: JSON.stringify(body),
    });
  const whole = await ask({ model: 'scripted', messages: [{ role: 'user', content: 'Hello' }] });
  expect(await whole.json()).toMatchObject({
    object: 'chat.completion',
    choices: [
      {
        message: { role: 'assistant', content: expect.stringContaining(QUESTIONS.name) },
        finish_reason: 'stop',
      },
    ],
    usage: { prompt_tokens: expect.any(Number) },
  });
  expect((await ask({ model: 'scripted', messages: [] })).status).toBe(400);
});

it('the phrase for a failure fails by both APIs', async () => {
  for (const api of ['responses', 'chat'] as const)
    await expect(heardBy(api, [user('wf_error please')])).rejects.toThrow(AssistantFailure);
});
