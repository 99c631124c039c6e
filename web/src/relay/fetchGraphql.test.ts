import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FetchFunction, GraphQLResponse } from 'relay-runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../lib/session.ts';
import { fetchGraphql } from './fetchGraphql.ts';
import { NetworkProblem } from './networkProblem.ts';

const operation = { text: 'query Q { a }', name: 'Q' } as Parameters<FetchFunction>[0];

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeEach(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  window.location.href = `http://127.0.0.1:${port}/`;
});

afterEach(async () => {
  endSession();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** The observable of a call. */
interface Observed {
  toPromise: () => Promise<GraphQLResponse>;
  subscribe: (sink: { error: (problem: Error) => void }) => { unsubscribe: () => void };
}

const observe = (): Observed => fetchGraphql(operation, { x: 1 }, {}) as unknown as Observed;

/** The answer of a call; rejects with its problem. */
const call = (): Promise<GraphQLResponse> => observe().toPromise();

const problemOf = async (): Promise<NetworkProblem> => {
  const thrown: unknown = await call().then(
    () => null,
    (problem: unknown) => problem,
  );
  if (!(thrown instanceof NetworkProblem)) throw new Error(`Not a NetworkProblem: ${String(thrown)}`);
  return thrown;
};

const send =
  (status: number, body: string) =>
  (_request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };

it('fetchGraphql posts the operation with the bearer token and returns its data', async () => {
  let seen = '';
  let authorization: string | undefined;
  answer = (request, response) => {
    authorization = request.headers.authorization;
    request.on('data', (chunk: Buffer) => (seen += chunk.toString()));
    request.on('end', () => send(200, '{"data":{"a":1}}')(request, response));
  };
  startSession({ _id: '1', name: 'A', email: 'a@b.co' }, 'secret');
  await expect(call()).resolves.toEqual({ data: { a: 1 } });
  expect(authorization).toBe('Bearer secret');
  expect(JSON.parse(seen)).toEqual({ query: 'query Q { a }', operationName: 'Q', variables: { x: 1 } });
});

it('fetchGraphql passes partial data to Relay', async () => {
  answer = send(200, '{"data":{"a":null},"errors":[{"message":"no","path":["a"]}]}');
  await expect(call()).resolves.toMatchObject({ data: { a: null } });
});

it.each([
  [400, '{"errors":[{"message":"Syntax error"}]}', 'client', 'Syntax error'],
  [429, '{"message":"Too many requests"}', 'client', 'Too many requests'],
  [404, 'not json', 'client', null],
  [500, '<html>oops</html>', 'server', null],
  [503, '{"message":"Back soon"}', 'server', 'Back soon'],
  [200, '<html>a proxy</html>', 'unknown', null],
  [200, '[]', 'unknown', null],
  [
    200,
    '{"data":null,"errors":[{"message":"Something went wrong. Reference: 1"}]}',
    'server',
    'Something went wrong. Reference: 1',
  ],
])('the HTTP answer %i %s is a problem of kind %s', async (status, body, kind, serverMessage) => {
  answer = send(status, body);
  const problem = await problemOf();
  expect(problem.kind).toBe(kind);
  expect(problem.status).toBe(status);
  expect(problem.serverMessage).toBe(serverMessage);
  expect(problem.message).not.toBe('');
});

it('a server that closes the connection causes a connection problem', async () => {
  answer = (request) => request.socket.destroy();
  expect((await problemOf()).kind).toBe('connection');
});

it('a connection that breaks during the answer causes a problem', async () => {
  answer = (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"data":', () => request.socket.destroy());
  };
  expect(['connection', 'unknown']).toContain((await problemOf()).kind);
});

it('a failed connection while the browser is offline is a network problem', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answer = (request) => request.socket.destroy();
  expect((await problemOf()).kind).toBe('network');
});

it('a missing answer causes a timeout', async () => {
  const patience = vi.spyOn(AbortSignal, 'timeout');
  patience.mockImplementation(() => AbortSignal.abort(new DOMException('late', 'TimeoutError')));
  answer = () => undefined;
  expect((await problemOf()).kind).toBe('timeout');
  expect(patience).toHaveBeenCalledWith(30_000);
});

it('fetchGraphql aborts an unsubscribed call and reports nothing', async () => {
  const failed = vi.fn<(problem: Error) => void>();
  const cut = new Promise<void>((resolve) => {
    answer = (request) => {
      request.socket.on('close', () => resolve());
      subscription.unsubscribe();
    };
  });
  const subscription = observe().subscribe({ error: failed });
  await cut;
  expect(failed).not.toHaveBeenCalled();
});
