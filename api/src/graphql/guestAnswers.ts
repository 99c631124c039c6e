import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { Logger } from 'pino';
import { logUnexpected } from '../log.ts';
import { READABLE_EVERYWHERE } from '../http/publicCors.ts';
import { requestId } from '../http/request.ts';
import type { GraphqlContext } from './context.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface Parts {
  apollo: Pick<ApolloServer<GraphqlContext>, 'executeHTTPGraphQLRequest'>;
  contextOf: (request: IncomingMessage) => Promise<GraphqlContext>;
  /** The middleware that sets the headers of every answer. */
  secure: Middleware;
  log: Logger;
}

/** Answers `POST /graphql` with a body that was read, and ends the response. */
export type AnswerGuest = (request: IncomingMessage, response: ServerResponse, body: object) => Promise<void>;

/**
 * Answers guests' operations by Apollo alone: the ways through Express take a tenth of the CPU of an order
 * (docs/decisions/0119-guests-do-not-pass-express.md).
 */
export function guestAnswers({ apollo, contextOf, secure, log }: Parts): AnswerGuest {
  const headers = { ...headersOf(secure), ...READABLE_EVERYWHERE };
  const answerOf = async (request: IncomingMessage, body: object) => {
    const sent = new HeaderMap();
    for (const [name, value] of Object.entries(request.headers))
      if (value !== undefined) sent.set(name, Array.isArray(value) ? value.join(', ') : value);
    const answer = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: 'POST', headers: sent, search: '', body },
      context: () => contextOf(request),
    });
    // The schema has no `@defer` and no `@stream`.
    if (answer.body.kind !== 'complete') throw new Error('An answer came in parts.');
    return { status: answer.status ?? 200, headers: answer.headers, text: answer.body.string };
  };

  return async (request, response, body) => {
    try {
      const answer = await answerOf(request, body);
      const bytes = Buffer.from(answer.text);
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      for (const [name, value] of answer.headers) response.setHeader(name, value);
      response.setHeader('content-length', bytes.length);
      response.statusCode = answer.status;
      response.end(bytes);
    } catch (error) {
      // Apollo answers with what its operations throw, so this is a fault of ours.
      const reference = requestId(request);
      logUnexpected(log, { err: error, requestId: reference });
      const message = `Something went wrong. Reference: ${reference}`;
      response.writeHead(500, {
        ...headers,
        'content-type': 'application/json; charset=utf-8',
      });
      response.end(JSON.stringify({ message, data: { message }, requestId: reference }));
    }
  };
}

/** The headers that a middleware sets whatever is asked. */
function headersOf(middleware: Middleware): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  middleware(response.req, response, () => undefined);
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}
