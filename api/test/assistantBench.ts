import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import {
  type AssistantEvent,
  type AssistantFailureReason,
  type AssistantRequest,
  AssistantFailure,
} from '../src/gateways/assistant/assistant.gateway.ts';
import { createOpenAiAssistant, type OpenAiAssistant } from '../src/gateways/assistant/openaiAssistant.ts';
import { createLog } from '../src/log.ts';
import type { AssistantConfig } from '../src/serviceSettings.ts';

/** One response of the service, written event by event. */
export class Wire {
  constructor(readonly response: ServerResponse) {}

  send(event: { type: string } & Record<string, unknown>): void {
    this.response.write(
      `event: ${event.type}\ndata: ${JSON.stringify({ sequence_number: 1, ...event })}\n\n`,
    );
  }

  begin(): void {
    this.response.writeHead(200, { 'content-type': 'text/event-stream' });
    this.send({ type: 'response.created', response: { id: 'resp_1', output: [] } });
  }

  word(delta: string): void {
    const place = { item_id: 'msg_1', output_index: 0, content_index: 0, logprobs: [] };
    this.send({ type: 'response.output_text.delta', ...place, delta });
  }

  /** A finished call of `save_menu`. */
  call(args: string, status = 'completed'): void {
    const item = {
      type: 'function_call',
      id: 'fc_1',
      call_id: 'call_1',
      name: 'save_menu',
      arguments: args,
      status,
    };
    this.send({ type: 'response.output_item.done', output_index: 0, item });
  }

  complete(): void {
    this.send({ type: 'response.completed', response: { id: 'resp_1', output: [] } });
  }

  end(): void {
    this.response.end();
  }
}

type Answer = (wire: Wire, incoming: IncomingMessage) => void;

/** The assistant with a configurable service and without time limits. */
export class AssistantBench implements AsyncDisposable {
  private readonly server = createServer((incoming, response) => this.answer(new Wire(response), incoming));

  private constructor(private readonly answer: Answer) {}

  static async start(answer: Answer): Promise<AssistantBench> {
    const bench = new AssistantBench(answer);
    bench.server.listen(0, '127.0.0.1');
    await once(bench.server, 'listening');
    return bench;
  }

  assistant(config: Partial<AssistantConfig> = {}, log = createLog('silent')): OpenAiAssistant {
    const address = this.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return createOpenAiAssistant(
      {
        apiKey: 'key',
        baseUrl: `http://127.0.0.1:${port}/v1`,
        model: 'test',
        api: 'responses',
        firstTokenTimeoutMs: 600_000,
        totalTimeoutMs: 600_000,
        ...config,
      },
      log,
    );
  }

  request(more: Partial<AssistantRequest> = {}): AssistantRequest {
    return {
      instructions: 'Be kind.',
      items: [{ type: 'message', role: 'user', text: 'Hello' }],
      tools: [],
      signal: new AbortController().signal,
      ...more,
    };
  }

  /** The events of one answer. */
  events(more: Partial<AssistantRequest> = {}, assistant = this.assistant()): AsyncIterator<AssistantEvent> {
    return assistant.respond(this.request(more))[Symbol.asyncIterator]();
  }

  /** All events of an answer, and the reason of its failure; null for a complete answer. */
  async collect(
    more: Partial<AssistantRequest> = {},
    assistant = this.assistant(),
  ): Promise<{ told: AssistantEvent[]; reason: AssistantFailureReason | null }> {
    const told: AssistantEvent[] = [];
    try {
      for await (const event of assistant.respond(this.request(more))) told.push(event);
      return { told, reason: null };
    } catch (error) {
      if (!(error instanceof AssistantFailure)) throw error;
      return { told, reason: error.reason };
    }
  }

  /** Stops the service, which then refuses requests. */
  async close(): Promise<void> {
    if (!this.server.listening) return;
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
  }
}
