import type { IncomingMessage, Server } from 'node:http';
import {
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type ExecutionArgs,
} from 'graphql';
import {
  handleProtocols,
  makeServer,
  type Server as ProtocolServer,
  type SubscribePayload,
} from 'graphql-ws';
import type { Logger } from 'pino';
import { WebSocketServer, type WebSocket } from 'ws';
import type { EventsGateway } from '../gateways/events/events.gateway.ts';
import { type Caller, callerOf, requestId } from '../http/request.ts';
import { newId } from '../lib/ids.ts';
import type { CreateContext } from './context.ts';
import { LIMITS, limitRules, operationProblem } from './limits.ts';
import { isInternal, logInternal, maskError } from './maskError.ts';
import { badInput } from './pageRequest.ts';
import { acceptUpgrades } from './upgrades.ts';

/** Close codes of the graphql-ws protocol and of this server. */
const CLOSE = { forbidden: 4403, tooManySubscriptions: 4429, restart: 1012 } as const;
const INIT_TIMEOUT_MS = 5_000;
/** Time in which a client must confirm the close (ms). */
const CLOSE_GRACE_MS = 2_000;

/** The context of a socket's operations. */
interface SocketExtra {
  socket: WebSocket;
  request: IncomingMessage;
}

type Params = { token?: unknown };

/** `sessionId`: set for a signed-in user; the socket closes when this session ends. */
type SocketState = SocketExtra & { sessionId?: string };

interface SocketParts {
  log: Logger;
  events: EventsGateway;
  /** Number of trusted proxies in front of the server. */
  trustedProxies: number;
}

/** GraphQL subscriptions over WebSocket, under the same limits as HTTP. `close` ends all sockets. */
export function serveSubscriptions(
  server: Server,
  schema: GraphQLSchema,
  createContext: CreateContext,
  { log, events, trustedProxies }: SocketParts,
  isOwnOrigin: (request: IncomingMessage) => boolean,
): { close(): Promise<void> } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LIMITS.bodyBytes, handleProtocols });
  const masked = (errors: readonly GraphQLError[]) => maskSocketErrors(errors, log);
  const bySession = new Map<string, Set<WebSocket>>();

  acceptUpgrades(server, { sockets, isOwnOrigin, trustedProxies, log });

  const graphqlWs = makeServer<Params, SocketState>({
    schema,
    connectionInitWaitTimeout: INIT_TIMEOUT_MS,
    async onConnect({ connectionParams, extra }) {
      const { viewer } = await createContext(socketCaller(connectionParams, extra, trustedProxies));
      if (!viewer) return;
      extra.sessionId = viewer.sessionId;
      const open = bySession.get(viewer.sessionId) ?? new Set();
      bySession.set(viewer.sessionId, open.add(extra.socket));
    },
    async onSubscribe({ extra, connectionParams, subscriptions }, _id, payload) {
      if (Object.keys(subscriptions).length > LIMITS.subscriptionsPerSocket) {
        extra.socket.close(CLOSE.tooManySubscriptions, 'Too many subscriptions');
        return [new GraphQLError('Too many subscriptions.')];
      }
      const operation = socketOperation(schema, payload);
      if (!('document' in operation)) return operation;
      return {
        ...operation,
        contextValue: await createContext(socketCaller(connectionParams, extra, trustedProxies)),
      };
    },
    onNext: (_context, _id, _payload, _args, result) => {
      const { errors, data = null } = result;
      if (errors) return { data, errors: masked(errors) };
      return undefined;
    },
    onError: (_context, _id, _payload, errors) => masked(errors),
    onDisconnect: ({ extra: { sessionId = '', socket } }) => {
      const open = bySession.get(sessionId);
      open?.delete(socket);
      if (open?.size === 0) bySession.delete(sessionId);
    },
  });
  sockets.on('connection', (socket: WebSocket, request: IncomingMessage) =>
    carrySocket(graphqlWs, socket, request, log),
  );

  const stops = [
    events.on('sessionEnded', (sessionId) => {
      for (const socket of bySession.get(sessionId) ?? []) socket.close(CLOSE.forbidden, 'Signed out');
    }),
    // Session ends may have been missed; clients with a valid session reconnect.
    events.onGap(() => {
      for (const open of bySession.values())
        for (const socket of open) socket.close(CLOSE.restart, 'Restarting');
    }),
  ];

  return {
    async close() {
      for (const stop of stops) stop();
      // 1012 asks clients to reconnect.
      for (const socket of sockets.clients) socket.close(CLOSE.restart, 'Restarting');
      setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), CLOSE_GRACE_MS).unref();
      await new Promise<void>((resolve) => sockets.close(() => resolve()));
    },
  };
}

/** Finds who opened the socket by the token in the connection parameters. */
function socketCaller(params: Params | undefined, { request }: SocketState, trustedProxies: number): Caller {
  const { token } = params ?? {};
  return { ...callerOf(request, trustedProxies), token: typeof token === 'string' ? token : null };
}

/** Replaces internal errors by a reference; errors of the protocol and of GraphQL stay. */
function maskSocketErrors(errors: readonly GraphQLError[], log: Logger): GraphQLFormattedError[] {
  const reference = newId();
  const isOurs = ({ extensions: { code }, originalError }: GraphQLError) =>
    isInternal(code ?? (originalError ? undefined : 'BAD_USER_INPUT'));
  logInternal(log, errors.filter(isOurs), reference);
  return errors.map((error) => (isOurs(error) ? maskError(error.toJSON(), reference) : error.toJSON()));
}

/**
 * Reads and checks an operation from the socket, with the limits of HTTP. Only subscriptions are allowed.
 */
function socketOperation(
  schema: GraphQLSchema,
  { query, variables, operationName }: SubscribePayload,
): ExecutionArgs | readonly GraphQLError[] {
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
  if (problems.length > 0) return problems;
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (operations.some(({ operation }) => operation !== OperationTypeNode.SUBSCRIPTION))
    return [new GraphQLError('Only subscriptions are served over WebSocket.')];
  const problem = operationProblem(schema, document, variables ?? {}, operationName ?? undefined);
  if (problem !== null) return [badInput(problem)];
  return { schema, document, variableValues: variables, operationName };
}

/** A socket closes when a ping is not answered within this interval (ms). */
const PING_MS = 12_000;
const INTERNAL_ERROR = 1011;

/**
 * Connects a socket with the GraphQL protocol. The adapter of graphql-ws prints client errors to the console, and a
 * second error of a socket ends the process.
 */
function carrySocket(
  server: ProtocolServer<SocketExtra>,
  socket: WebSocket,
  request: IncomingMessage,
  log: Logger,
): void {
  // Invalid frames are a client error; the library closes the socket with the right code.
  socket.on('error', (error) =>
    log.debug({ reason: error.message, requestId: requestId(request) }, 'socket error'),
  );
  const fail = (error: unknown) => {
    // A failed send to a disconnected client is not an error.
    if (socket.readyState !== socket.OPEN) return;
    log.error({ err: error, requestId: requestId(request) }, 'unexpected error');
    socket.close(INTERNAL_ERROR, 'Internal server error');
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
    closed(code, String(reason)).catch((error: unknown) =>
      log.error({ err: error, requestId: requestId(request) }, 'unexpected error'),
    );
  });
}
