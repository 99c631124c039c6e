import type { IncomingMessage, Server } from 'node:http';
import {
  GraphQLError,
  type GraphQLFormattedError,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type ExecutionArgs,
} from 'graphql';
import {
  type Context,
  handleProtocols,
  makeServer,
  type Server as ProtocolServer,
  type SubscribePayload,
} from 'graphql-ws';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { logUnexpected } from '../log.ts';
import { WebSocketServer, type WebSocket } from 'ws';
import type { EventsGateway } from '../gateways/events/events.gateway.ts';
import type { Metrics } from '../gateways/metrics/metrics.ts';
import { callerOf, requestId } from '../http/request.ts';
import { newId } from '../lib/ids.ts';
import { asTryAgain } from '../lib/tryAgain.ts';
import type { CreateContext } from './context.ts';
import { LIMITS, limitRules, operationProblem } from './limits.ts';
import { isInternal, logInternal, maskError, tryAgainError } from './maskError.ts';
import { badInput } from './pageRequest.ts';
import { acceptUpgrades } from './upgrades.ts';
import { shortMessage } from './variables.ts';

/** Close codes of the graphql-ws protocol and of this server. */
const CLOSE = {
  internalError: 1011,
  restart: 1012,
  tryAgain: 1013,
  forbidden: 4403,
  tooManySubscriptions: 4429,
} as const;
const INIT_TIMEOUT_MS = 5_000;
/** Time in which a client must confirm the close (ms). */
const CLOSE_GRACE_MS = 2_000;

/** The socket of an operation. */
interface Extra {
  socket: WebSocket;
  request: IncomingMessage;
}

type Params = { token?: unknown };

/** Valid documents by their text: thousands of sockets share one document. */
type Documents = LRUCache<string, DocumentNode>;
const MAX_DOCUMENTS = 100;

interface SocketParts {
  log: Logger;
  events: EventsGateway;
  /** Number of trusted proxies in front of the server. */
  trustedProxies: number;
  metrics: Metrics;
}

/** GraphQL subscriptions over WebSocket, under the same limits as HTTP. `close` ends all sockets. */
export function serveSubscriptions(
  server: Server,
  schema: GraphQLSchema,
  createContext: CreateContext,
  { log, events, trustedProxies, metrics }: SocketParts,
  isOwnOrigin: (request: IncomingMessage) => boolean,
): { close(): Promise<void> } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LIMITS.bodyBytes, handleProtocols });
  const masked = (errors: readonly GraphQLError[]) => maskSocketErrors(errors, log);
  const documents: Documents = new LRUCache({ max: MAX_DOCUMENTS });
  /** The sessions of signed-in users; a socket closes when its session ends. */
  const sessions = new WeakMap<WebSocket, string>();
  const closeWhere = (isWanted: (socket: WebSocket) => boolean, code: number, reason: string) => {
    for (const socket of sockets.clients) if (isWanted(socket)) socket.close(code, reason);
  };

  metrics.beforeRead(() => metrics.sockets.set(sockets.clients.size));
  acceptUpgrades(server, { sockets, isOwnOrigin, trustedProxies, log });

  /** The token in the connection parameters tells who opened the socket. */
  const contextOf = ({ connectionParams, extra }: Context<Params, Extra>) => {
    const token = typeof connectionParams?.token === 'string' ? connectionParams.token : null;
    return createContext({ ...callerOf(extra.request, trustedProxies), token });
  };

  const graphqlWs = makeServer<Params, Extra>({
    schema,
    connectionInitWaitTimeout: INIT_TIMEOUT_MS,
    async onConnect(context) {
      const { viewer } = await contextOf(context);
      if (viewer) sessions.set(context.extra.socket, viewer.sessionId);
    },
    async onSubscribe(context, _id, payload) {
      if (Object.keys(context.subscriptions).length > LIMITS.subscriptionsPerSocket) {
        context.extra.socket.close(CLOSE.tooManySubscriptions, 'Too many subscriptions');
        return [new GraphQLError('Too many subscriptions.')];
      }
      const operation = socketOperation(schema, documents, payload);
      if (!('document' in operation)) return operation;
      return { ...operation, contextValue: await contextOf(context) };
    },
    onNext: (_context, _id, _payload, _args, result) => {
      const { errors, data = null } = result;
      if (errors) return { data, errors: masked(errors) };
      return undefined;
    },
    onError: (_context, _id, _payload, errors) => masked(errors),
  });
  sockets.on('connection', (socket: WebSocket, request: IncomingMessage) =>
    carrySocket(graphqlWs, socket, request, log),
  );

  const stops = [
    events.on('sessionEnded', (ended) =>
      closeWhere((socket) => sessions.get(socket) === ended, CLOSE.forbidden, 'Signed out'),
    ),
    // Session ends may have been missed; clients with a valid session reconnect.
    events.onGap(() => closeWhere((socket) => sessions.has(socket), CLOSE.restart, 'Restarting')),
  ];

  return {
    async close() {
      for (const stop of stops) stop();
      // 1012 asks clients to reconnect.
      closeWhere(() => true, CLOSE.restart, 'Restarting');
      setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), CLOSE_GRACE_MS).unref();
      await new Promise<void>((resolve) => sockets.close(() => resolve()));
    },
  };
}

/** Replaces internal errors by a reference; errors of the protocol and of GraphQL stay. */
function maskSocketErrors(errors: readonly GraphQLError[], log: Logger): GraphQLFormattedError[] {
  const reference = newId();
  const isOurs = ({ extensions: { code }, originalError }: GraphQLError) =>
    isInternal(code ?? (originalError ? undefined : 'BAD_USER_INPUT'));
  logInternal(log, errors.filter(isOurs), reference);
  return errors.map((error) => {
    const formatted = error.toJSON();
    if (!isOurs(error)) return { ...formatted, message: shortMessage(formatted.message) };
    return tryAgainError(error, formatted.path) ?? maskError(formatted, reference);
  });
}

/** Reads and checks an operation from the socket, with the limits of HTTP. Only subscriptions are allowed. */
function socketOperation(
  schema: GraphQLSchema,
  documents: Documents,
  { query, variables, operationName }: SubscribePayload,
): ExecutionArgs | readonly GraphQLError[] {
  const document = documents.get(query) ?? subscriptionOf(schema, query);
  if (!('kind' in document)) return document;
  documents.set(query, document);
  const problem = operationProblem(schema, document, variables ?? {}, operationName ?? undefined);
  if (problem !== null) return [badInput(problem)];
  return { schema, document, variableValues: variables, operationName };
}

/** A valid document with subscriptions only, or why it is refused. */
function subscriptionOf(schema: GraphQLSchema, query: string): DocumentNode | readonly GraphQLError[] {
  let document;
  try {
    document = parse(query, { maxTokens: LIMITS.tokens });
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
  const problems = validate(schema, document, [...specifiedRules, ...limitRules], {
    maxErrors: LIMITS.validationErrors,
  });
  if (problems.length > 0) return problems.slice(0, LIMITS.validationErrors);
  const isOther = (definition: DefinitionNode) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.operation !== OperationTypeNode.SUBSCRIPTION;
  if (document.definitions.some(isOther))
    return [new GraphQLError('Only subscriptions are served over WebSocket.')];
  return document;
}

/** A socket closes when a ping is not answered within this interval (ms). */
const PING_MS = 12_000;

/**
 * Connects a socket with the GraphQL protocol. The adapter of graphql-ws prints client errors to the console, and a
 * second error of a socket ends the process.
 */
function carrySocket(
  server: ProtocolServer<Extra>,
  socket: WebSocket,
  request: IncomingMessage,
  log: Logger,
): void {
  // Invalid frames are a client error; the library closes the socket with the right code.
  const reference = requestId(request);
  socket.on('error', ({ message }) => log.debug({ reason: message, requestId: reference }, 'socket error'));
  const tell = (error: unknown) => logUnexpected(log, { err: error, requestId: reference });
  const fail = (error: unknown) => {
    // A failed send to a disconnected client is not an error.
    if (socket.readyState !== socket.OPEN) return;
    const again = asTryAgain(error);
    if (!again) {
      tell(error);
      socket.close(CLOSE.internalError, 'Internal server error');
      return;
    }
    log.warn(
      { reason: error instanceof Error ? error.message : again.message, requestId: reference },
      'try again',
    );
    // Clients reconnect after this code.
    socket.close(CLOSE.tryAgain, 'Try again later');
  };

  const closed = server.opened(
    {
      protocol: socket.protocol,
      send: (data) =>
        new Promise((resolve, reject) => {
          if (socket.readyState === socket.OPEN)
            socket.send(data, (error) => (error ? reject(error) : resolve()));
          else resolve();
        }),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (handle) =>
        socket.on('message', (data) => {
          // ws delivers Buffers by default.
          if (Buffer.isBuffer(data)) handle(data.toString()).catch(fail);
        }),
    },
    { socket, request },
  );

  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const pings = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, PING_MS);
  socket.once('close', (code, reason) => {
    clearInterval(pings);
    closed(code, String(reason)).catch(tell);
  });
}
