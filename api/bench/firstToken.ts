import { randomUUID } from 'node:crypto';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import type { AssistantGateway } from '../src/gateways/assistant/assistant.gateway.ts';
import { createOpenAiAssistant } from '../src/gateways/assistant/openaiAssistant.ts';
import { createLog } from '../src/log.ts';
import { onboardingInstructions } from '../src/modules/onboarding/assistantPrompt.ts';
import { emptyDraft } from '../src/modules/onboarding/onboarding.rules.ts';
import { ONBOARDING_TOOLS } from '../src/modules/onboarding/toolCall.rules.ts';
import { median } from './measure.ts';

const START = `mutation { startOnboarding(input: { package: "Gold" }) {
  ... on StartOnboardingPayload { conversation { token } } } }`;
const REPLY = `subscription ($input: OnboardingReplyInput!) { onboardingReply(input: $input) { __typename } }`;

/**
 * Milliseconds from the request to the first token, through the product and directly from the same model server: medians
 * of alternating `rounds`.
 */
export async function firstToken(
  productUrl: string,
  modelUrl: string,
  apiKey: string,
  rounds: number,
): Promise<{ product: number; direct: number }> {
  const socket = createClient({
    url: `${productUrl.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    lazy: false,
  });
  const limits = { model: 'bench', firstTokenTimeoutMs: 5_000, totalTimeoutMs: 10_000 };
  const assistant = createOpenAiAssistant(
    { apiKey, baseUrl: modelUrl, api: 'responses', ...limits },
    createLog('silent'),
  );
  const times = { product: [] as number[], direct: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.direct.push(await directly(assistant));
    times.product.push(await throughProduct(socket, productUrl));
  }
  await socket.dispose();
  return { product: median(times.product.slice(5)), direct: median(times.direct.slice(5)) };
}

/** The request that the product sends. */
async function directly(assistant: AssistantGateway): Promise<number> {
  const started = performance.now();
  const answer = assistant.respond({
    instructions: onboardingInstructions(emptyDraft(), 'Gold'),
    items: [{ type: 'message', role: 'user', text: 'Hello' }],
    tools: ONBOARDING_TOOLS,
    signal: new AbortController().signal,
  });
  let first = 0;
  for await (const event of answer) if (event.type === 'text') first ||= performance.now() - started;
  return first;
}

async function throughProduct(socket: ReturnType<typeof createClient>, productUrl: string): Promise<number> {
  const response = await fetch(`${productUrl}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': randomUUID() },
    body: JSON.stringify({ query: START }),
  });
  const { data } = (await response.json()) as {
    data: { startOnboarding: { conversation: { token: string } } };
  };
  const conversation = data.startOnboarding.conversation.token;
  const input = { conversation, clientId: randomUUID(), text: 'Hello' };
  const started = performance.now();
  let first = 0;
  for await (const { data: event } of socket.iterate<{ onboardingReply: { __typename: string } }>({
    query: REPLY,
    variables: { input },
  }))
    if (event?.onboardingReply.__typename === 'OnboardingTextDelta') first ||= performance.now() - started;
  return first;
}
