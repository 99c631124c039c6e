import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { ZodType } from 'zod';
import { digestsEqual, hashSecret } from '../../src/lib/secrets.ts';
import { listenAt, type StandInPlace } from '../listenOnLoopback.ts';
import { answerImages, ImageRequest } from './answerImages.ts';
import { ChatRequest, completionChunks, itemsOf, toCompletion } from './chatCompletions.ts';
import { type InputItem, requestProblem, ResponseRequest } from './responseRequest.ts';
import { scriptedAnswer } from './scriptedAnswer.ts';
import { responseEvents, toResponse } from './toResponse.ts';

export interface OpenAiSandboxOptions extends StandInPlace {
  /** The key that callers must send. */
  apiKey: string;
  /** Milliseconds between two words of a streamed answer. */
  wordDelayMs?: number;
}

const WORD_DELAY_MS = 18;
const RESPONSES = '/v1/responses';
const IMAGES = '/v1/images/generations';
const CHAT = '/v1/chat/completions';
const PATHS = new Set([RESPONSES, CHAT, IMAGES]);

/** An error response in the service's format. */
class WireError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly type: string,
    readonly code: string | null,
  ) {
    super(message);
  }
}

/**
 * Starts the scripted assistant: `POST /v1/responses` and `POST /v1/chat/completions` of the OpenAI API, as JSON and as a stream, and
 * `POST /v1/images/generations`. It refuses the message `wf_error please`, to show the chat's wf_error (spec §2). `baseUrl`
 * is for clients.
 */
export async function startOpenAiSandbox(
  options: OpenAiSandboxOptions,
): Promise<{ baseUrl: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    answer(request, response, options).catch((error: unknown) => refuse(response, error));
  });
  const origin = await listenAt(server, options);
  return {
    baseUrl: `${origin}/v1`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { apiKey, wordDelayMs = WORD_DELAY_MS }: OpenAiSandboxOptions,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (!PATHS.has(pathname) || request.method !== 'POST')
    throw new WireError(404, `Invalid URL (${request.method} ${pathname})`, 'invalid_request_error', null);
  const key = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (!digestsEqual(hashSecret(key), hashSecret(apiKey)))
    throw new WireError(401, 'Incorrect API key provided.', 'invalid_request_error', 'invalid_api_key');

  const body = await text(request);
  if (pathname === IMAGES)
    return sendJson(response, await answerImages(readAs(ImageRequest, body), new Date()));
  if (pathname === CHAT) return answerChat(response, readAs(ChatRequest, body), wordDelayMs);
  const asked = readRequest(body);
  if (asksForFailure(asked.input))
    throw new WireError(400, 'Invalid prompt.', 'invalid_request_error', 'invalid_prompt');
  const finished = toResponse(
    asked,
    scriptedAnswer({ instructions: asked.instructions ?? '', items: asked.input }),
  );
  if (!asked.stream) return sendJson(response, finished);
  await stream(response, responseEvents(finished), wordDelayMs, (event) => ({
    isWord: event.type === 'response.output_text.delta',
    wire: `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`,
  }));
  response.end();
}

async function answerChat(response: ServerResponse, asked: ChatRequest, wordDelayMs: number): Promise<void> {
  const request = itemsOf(asked);
  if (asksForFailure(request.items)) throw invalid('Invalid prompt.');
  const answer = scriptedAnswer(request);
  if (!asked.stream) return sendJson(response, toCompletion(asked, answer));
  await stream(response, completionChunks(asked, answer), wordDelayMs, (chunk) => ({
    isWord: Boolean(chunk.choices[0]?.delta.content),
    wire: `data: ${JSON.stringify(chunk)}\n\n`,
  }));
  response.end('data: [DONE]\n\n');
}

/** Whether the visitor's last message is the phrase that causes an error. */
const asksForFailure = (input: readonly InputItem[]): boolean => {
  const last = input.findLast((item) => item.type === 'message' && item.role === 'user');
  return last?.type === 'message' && /^wf_error please\W*$/i.test(last.content);
};

const sendJson = (response: ServerResponse, body: object): void =>
  void response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

const invalid = (message: string) => new WireError(400, message, 'invalid_request_error', null);

function readRequest(body: string): ResponseRequest {
  const request = readAs(ResponseRequest, body);
  const problem = requestProblem(request);
  if (problem) throw invalid(problem);
  return request;
}

function readAs<T>(schema: ZodType<T>, body: string): T {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw invalid('We could not parse the JSON body of your request.');
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw invalid(`Invalid value for '${issue?.path.join('.') ?? ''}': ${issue?.message ?? ''}`);
  }
  return parsed.data;
}

/** Sends events; the words among them at a reading pace. */
async function stream<Event>(
  response: ServerResponse,
  events: Iterable<Event>,
  wordDelayMs: number,
  onWire: (event: Event) => { isWord: boolean; wire: string },
): Promise<void> {
  const left = new AbortController();
  response.once('close', () => left.abort());
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
  });
  let isFirst = true;
  for (const event of events) {
    const { isWord, wire } = onWire(event);
    if (isWord && wordDelayMs > 0) {
      // The first word is not delayed: only the reading pace is imitated.
      if (!isFirst) await wait(wordDelayMs, undefined, { signal: left.signal }).catch(() => undefined);
      isFirst = false;
    }
    if (left.signal.aborted) return;
    response.write(wire);
  }
}

function refuse(response: ServerResponse, error: unknown): void {
  const known =
    error instanceof WireError
      ? error
      : new WireError(500, `The scripted assistant failed: ${String(error)}`, 'server_error', null);
  if (response.headersSent) return void response.destroy();
  const { status, message, type, code } = known;
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message, type, param: null, code } }));
}
