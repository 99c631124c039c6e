import { Agent, type IncomingMessage, request } from 'node:http';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { type AbusedServer, ServerLost } from './abusedServer.ts';
import {
  type Answer,
  answerProblem,
  BOUNDS,
  growthProblem,
  type Problem,
  workProblem,
} from './bounds.rules.ts';
import { type Kind, RawJson } from './inputs.ts';
import type { Work } from './protocol.ts';

/** A request, or the messages of a WebSocket. */
export interface Sent {
  to: 'app' | 'grocery' | 'socket';
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** The messages that a socket sends, one after the other. */
  messages?: readonly string[];
}

/** A place of the product that takes input from outside. */
export interface Place {
  /** The root field, route or page that it belongs to. */
  entry: string;
  /** Which part of it: an argument, a field, a header. */
  part: string;
  caller: string;
  /** Bytes of input that the transport lets through. */
  maxBytes: number;
  kinds: readonly Kind[];
  /** The request with this value in the place. */
  request(value: unknown): Sent;
}

/** A request that passed a bound. */
export interface Finding {
  entry: string;
  part: string;
  caller: string;
  kind: string;
  size: number;
  problem: Problem;
}

/** One measured request. */
export interface Measured {
  entry: string;
  part: string;
  caller: string;
  kind: string;
  size: number;
  /** Bytes of the answer. */
  bytes: number;
  /** The first measurement: the parts of the program that it needs may not be compiled yet. */
  work: Work;
}

const ANSWER_WITHIN_MS = 20_000;
/** Characters of an answer that are kept to look at. */
const KEPT_CHARACTERS = 4 * 1024 * 1024;
/** Sizes that are tried below the most that the transport lets through. */
const SIZES = [100, 4_000, 45_000];
/** A request of this size takes most of the time of the suite, so each place gets some of the kinds as large as that. */
const LARGE_BYTES = 1024 * 1024;
const LARGE_EVERY = 8;
/** A request that takes so many times the bound needs no second look: noise is not as loud. */
const LOUD = 5;
const ENOUGH_FINDINGS = 5;

/** Sends requests one after the other, judges their answers and what they cost. */
export class Attack {
  readonly findings: Finding[] = [];
  readonly measured: Measured[] = [];
  /** Combinations that were left out because the same fault was found often enough, with their number. */
  readonly leftOut = new Map<string, number>();
  requests = 0;
  places = 0;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(readonly server: AbusedServer) {}

  /** Tries inputs of growing size in a place, until one costs too much. */
  async tryPlace(place: Place, kinds: readonly Kind[] = place.kinds, sizes = SIZES): Promise<void> {
    this.places += 1;
    for (const [index, kind] of kinds.entries()) {
      if (this.isFoundOften(place, kind)) continue;
      const most = Math.floor((place.maxBytes * 0.9) / kind.bytesEach);
      const isLargeTried = place.maxBytes < LARGE_BYTES || (index + this.places) % LARGE_EVERY === 0;
      const tried = [
        ...sizes.filter((size) => size < most),
        ...(sizes === SIZES && isLargeTried ? [most] : []),
      ];
      const found = new Set<string>();
      for (const size of tried.length > 0 ? tried : [most]) {
        const problem = await this.problemOf(place, kind, size);
        if (problem === null || found.has(problem.kind)) continue;
        found.add(problem.kind);
        const { entry, part, caller } = place;
        this.findings.push({ entry, part, caller, kind: kind.name, size, problem });
        if (problem.kind === 'work') break;
      }
    }
  }

  /** Sends a request and measures it. A server that is lost is replaced by a new one; then it throws. */
  async measure(sent: Sent): Promise<{ answer: Answer; work: Work }> {
    this.requests += 1;
    try {
      await this.server.work();
      const answer = sent.to === 'socket' ? await this.converse(sent) : await this.send(sent);
      return { answer, work: await this.server.work() };
    } catch (error) {
      if (error instanceof ServerLost) await this.server.restart();
      throw error;
    }
  }

  close(): void {
    this.agent.destroy();
  }

  private async problemOf(place: Place, kind: Kind, size: number): Promise<Problem | null> {
    const input = kind.make(size);
    try {
      const { answer, work } = await this.measure(place.request(input));
      const { entry, part, caller } = place;
      this.measured.push({ entry, part, caller, kind: kind.name, size, bytes: answer.bytes, work });
      return answerProblem(answer, longestText(input)) ?? (await this.costProblem(place, kind, size, work));
    } catch (error) {
      if (error instanceof ServerLost) return { kind: 'work', sentence: error.message };
      throw error;
    }
  }

  /** What is wrong with the cost. A suspicion is measured again, and the least counts. */
  private async costProblem(place: Place, kind: Kind, size: number, first: Work): Promise<Problem | null> {
    const { machineFactor } = this.server.at;
    const again = async (steps: number) => (await this.measure(place.request(kind.make(steps)))).work;
    const suspicion = workProblem(place.entry, first, machineFactor);
    const isLoud = first.cpu > LOUD * BOUNDS.cpu * machineFactor;
    let least = first;
    if (suspicion !== null && !isLoud)
      for (let round = 0; round < 3; round++) least = lesser(least, await again(size));
    const problem = workProblem(place.entry, least, machineFactor);
    if (problem !== null || first.cpu < BOUNDS.floor * machineFactor) return problem;
    const half = await again(Math.ceil(size / 2));
    if (growthProblem(half, least, machineFactor) === null) return null;
    for (let round = 0; round < 2; round++) least = lesser(least, await again(size));
    return growthProblem(half, least, machineFactor);
  }

  /** Whether the same input has cost too much in several places: the cause is one, and each further look takes long. */
  private isFoundOften({ entry }: Place, kind: Kind): boolean {
    const transport = transportOf(entry);
    const found = this.findings.filter(
      (one) => one.kind === kind.name && one.problem.kind === 'work' && transportOf(one.entry) === transport,
    );
    if (found.length < ENOUGH_FINDINGS) return false;
    const name = `${transport}: ${kind.name}`;
    this.leftOut.set(name, (this.leftOut.get(name) ?? 0) + 1);
    return true;
  }

  /** Opens a socket, sends its messages and waits until the server has read all of them. */
  private async converse({ path, headers, messages = [] }: Sent): Promise<Answer> {
    const socket = new WebSocket(`ws://localhost:${this.server.at.port}${path}`, 'graphql-transport-ws', {
      headers: { 'x-forwarded-for': this.address(), ...headers },
    });
    const received: string[] = [];
    const done = Promise.withResolvers<number>();
    socket.on('error', () => done.resolve(400));
    socket.on('close', (code) => done.resolve(code));
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text === '{"type":"pong"}') done.resolve(200);
      else received.push(text);
    });
    socket.on('open', () => {
      // The server answers a ping after the messages before it.
      for (const message of [...messages, '{"type":"ping"}']) socket.send(message);
    });
    const timer = setTimeout(
      () => done.reject(new ServerLost(`no answer within ${ANSWER_WITHIN_MS} ms`)),
      ANSWER_WITHIN_MS,
    );
    const status = await done.promise.finally(() => clearTimeout(timer));
    socket.terminate();
    const text = `[${received.join(',')}]`;
    return {
      status: status === 200 ? 200 : 400,
      text,
      bytes: Buffer.byteLength(text),
      isJson: true,
      cookies: [],
    };
  }

  /** A caller of its own for each request. */
  private address(): string {
    return `10.${this.requests >> 16}.${(this.requests >> 8) & 255}.${this.requests & 255}`;
  }

  /** Sends a request; a server that does not answer in time is lost. */
  private async send({ to, method, path, headers, body }: Sent): Promise<Answer> {
    const { port, groceryPort } = this.server.at;
    const call = request({
      host: '127.0.0.1',
      port: to === 'app' ? port : groceryPort,
      method,
      path,
      agent: this.agent,
      headers: {
        host: `localhost:${port}`,
        'x-forwarded-for': this.address(),
        ...headers,
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
      },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    try {
      call.end(body);
      const [response] = (await once(call, 'response')) as [IncomingMessage];
      return await read(response);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null;
      // The server closes the connection when it does not read the rest of a body that is too large.
      if (code === 'ECONNRESET' || code === 'EPIPE')
        return { status: 413, text: '', bytes: 0, isJson: false, cookies: [] };
      if (code === 'ABORT_ERR' || (error instanceof Error && error.name === 'AbortError'))
        throw new ServerLost(`no answer within ${ANSWER_WITHIN_MS} ms`);
      throw error;
    }
  }
}

async function read(response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const type = response.headers['content-type'] ?? '';
  for await (const chunk of response) {
    bytes += (chunk as Buffer).length;
    if (bytes < KEPT_CHARACTERS) chunks.push(chunk as Buffer);
    // A stream of events has no end.
    if (type.startsWith('text/event-stream')) break;
  }
  const isJson = type.includes('json');
  return {
    status: response.statusCode ?? 0,
    text: Buffer.concat(chunks).toString(),
    bytes,
    isJson,
    cookies: response.headers['set-cookie'] ?? [],
  };
}

/** The first word of an entry, e.g. `graphql`. */
export const transportOf = (entry: string): string => entry.split(' ')[0] ?? '';

const lesser = (a: Work, b: Work): Work => ({
  cpu: Math.min(a.cpu, b.cpu),
  piece: Math.min(a.piece, b.piece),
});

/** The longest text in a value, to look for in answers. */
function longestText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof RawJson) return value.json;
  if (typeof value !== 'object' || value === null) return '';
  const [first] = Object.entries(value);
  if (!first) return '';
  const [key, inner] = first as [string, unknown];
  // Nested values are as deep as the input is long.
  const below = typeof inner === 'string' ? inner : '';
  return key.length > below.length ? key : below;
}
