import type { Server } from 'node:http';
import { ApolloServer, type ApolloServerPlugin, type GraphQLRequestListener } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { type FormattedExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { GraphqlContext } from './context.ts';
import { LIMITS, limitRules, operationProblem } from './limits.ts';
import { isInternal, logInternal, maskError, tryAgainError, tryAgainHead } from './maskError.ts';
import { type Metrics, secondsSince } from '../gateways/metrics/metrics.ts';
import { nameRequestSpan } from '../lib/spans.ts';
import { operationLabel } from './operationLabel.ts';
import { badInput } from './pageRequest.ts';
import { shortMessage } from './variables.ts';

/** Time that open requests have when the server stops (ms): a chat turn takes longer than Apollo's default of 10 s. */
const DRAIN_REQUESTS_MS = 25_000;

/** The GraphQL server for HTTP; it must be started before use. */
export function createApollo(
  schema: GraphQLSchema,
  httpServer: Server,
  log: Logger,
  metrics: Metrics,
): ApolloServer<GraphqlContext> {
  return new ApolloServer<GraphqlContext>({
    schema,
    introspection: true,
    allowBatchedHttpRequests: false,
    // main handles the signals, because it stops more than this server.
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    validationRules: limitRules,
    validationOptions: { maxErrors: LIMITS.validationErrors },
    parseOptions: { maxTokens: LIMITS.tokens },
    persistedQueries: false,
    stringifyResult: boundedAnswer,
    csrfPrevention: true,
    // Errors before the context exists need the id too.
    formatError: (formatted, error) => {
      const { code, reference } = formatted.extensions ?? {};
      // It has a reference when it was masked already.
      if (!isInternal(code) || typeof reference === 'string')
        return { ...formatted, message: shortMessage(formatted.message) };
      return tryAgainError(error, formatted.path) ?? maskError(formatted, null);
    },
    plugins: [
      ApolloServerPluginDrainHttpServer({ httpServer, stopGracePeriodMillis: DRAIN_REQUESTS_MS }),
      // graphiqlRouter serves GraphiQL to browsers.
      ApolloServerPluginLandingPageDisabled(),
      // It would watch the resolver of every field for hints that no field gives.
      ApolloServerPluginCacheControlDisabled(),
      limitMaskAndMeasure(schema, log, metrics),
    ],
  });
}

/**
 * Limits the cost, logs unexpected errors, gives clients the request's id to refer to, and measures the time of the operation. One
 * plugin, because Apollo calls and awaits the hooks of each for every request.
 */
function limitMaskAndMeasure(
  schema: GraphQLSchema,
  log: Logger,
  { graphqlSeconds }: Metrics,
): ApolloServerPlugin<GraphqlContext> {
  const measure = (begun: number, asked: Parameters<typeof operationLabel>[0], hasErrors: boolean) => {
    const operation = operationLabel(asked);
    const outcome = hasErrors ? 'errors' : 'answered';
    graphqlSeconds.observe({ operation, outcome }, secondsSince(begun));
    nameRequestSpan(`GraphQL ${operation}`, { 'forkfront.outcome': outcome });
  };
  const hooksOf = (requestId: string, begun: number): GraphQLRequestListener<GraphqlContext> => ({
    async didResolveOperation({ request, document }) {
      const problem = operationProblem(schema, document, request.variables ?? {}, request.operationName);
      if (problem !== null)
        throw new GraphQLError(problem, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
    },
    async didEncounterErrors({ errors }) {
      logInternal(log, errors, requestId);
    },
    async willSendResponse({ operation, response: { body, http } }) {
      http.headers.set('cache-control', 'no-store');
      measure(begun, operation, body.kind === 'single' && body.singleResult.errors !== undefined);
      if (body.kind !== 'single' || !body.singleResult.errors) return;
      const { data } = body.singleResult;
      const errors = body.singleResult.errors.slice(0, LIMITS.validationErrors);
      body.singleResult.errors = errors.map((error) =>
        isInternal(error.extensions?.code) ? maskError(error, requestId) : error,
      );
      const head = hasData(data) ? null : tryAgainHead(errors);
      if (!head) return;
      http.status = head.status;
      for (const [name, value] of head.headers) http.headers.set(name, value);
    },
  });
  return {
    requestDidStart: async ({ contextValue: { requestId } }) => hooksOf(requestId, performance.now()),
  };
}

/** Whether an answer has the value of any root field. */
const hasData = (data: FormattedExecutionResult['data']): boolean =>
  data != null && Object.values(data).some((value) => value !== null);

/** The JSON of an answer; an error in place of one that is too large. */
function boundedAnswer(result: FormattedExecutionResult): string {
  const text = `${JSON.stringify(result)}\n`;
  // A character has at most three bytes.
  if (text.length * 3 <= LIMITS.answerBytes || Buffer.byteLength(text) <= LIMITS.answerBytes) return text;
  const { message, extensions } = badInput(
    `The answer has more than ${LIMITS.answerBytes / 1_000_000} MB. Ask for fewer fields or smaller pages.`,
  );
  return `${JSON.stringify({ errors: [{ message, extensions }] })}\n`;
}
