import {
  type AssistantEvent,
  AssistantFailure,
  type AssistantFailureReason,
  type AssistantRequest,
} from '../src/gateways/assistant/assistant.gateway.ts';
import type { AssistantCounts } from '../src/gateways/assistant/assistantReport.ts';
import { createOpenAiAssistant, type OpenAiAssistant } from '../src/gateways/assistant/openaiAssistant.ts';
import type { AssistantConfig } from '../src/serviceSettings.ts';
import { type LogLine, recordedLog } from './recordedLog.ts';

/** The assistant with this service, and what it logs. */
export function modelAssistant(config: Partial<AssistantConfig>): {
  assistant: OpenAiAssistant;
  lines: LogLine[];
} {
  const { log, lines } = recordedLog();
  const defaults = { apiKey: 'key', baseUrl: null, model: 'test', api: null };
  const limits = { firstTokenTimeoutMs: 60_000, totalTimeoutMs: 60_000 };
  return { assistant: createOpenAiAssistant({ ...defaults, ...limits, ...config }, log), lines };
}

/** The events of one answer, and the reason of its failure; null for a complete answer. */
export async function eventsOf(
  assistant: OpenAiAssistant,
  request: Partial<AssistantRequest> = {},
  onEvent: () => void = () => undefined,
): Promise<{ events: AssistantEvent[]; reason: AssistantFailureReason | null }> {
  const events: AssistantEvent[] = [];
  const items: AssistantRequest['items'] = [{ type: 'message', role: 'user', text: 'Hello' }];
  const { signal } = new AbortController();
  try {
    for await (const event of assistant.respond({
      instructions: 'Be kind.',
      items,
      tools: [],
      signal,
      ...request,
    })) {
      events.push(event);
      onEvent();
    }
    return { events, reason: null };
  } catch (error) {
    if (!(error instanceof AssistantFailure)) throw error;
    return { events, reason: error.reason };
  }
}

/** Asks a new assistant once. */
export async function askedAssistant(
  config: Partial<AssistantConfig>,
  request: Partial<AssistantRequest> = {},
  onEvent: () => void = () => undefined,
): Promise<Awaited<ReturnType<typeof eventsOf>> & { counts: AssistantCounts; lines: LogLine[] }> {
  const { assistant, lines } = modelAssistant(config);
  return { ...(await eventsOf(assistant, request, onEvent)), counts: assistant.counts, lines };
}
