import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestHandler } from 'express';
import {
  type GraphQLSchema,
  getArgumentValues,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { isUtf8Of, JSON_TYPE } from '../http/mediaType.ts';
import { isTooComplex } from '../http/readJson.ts';
import { requestId } from '../http/request.ts';
import type { GraphqlContext } from './context.ts';
import { LIMITS } from './limits.ts';
import { readVariables } from './variables.ts';

/** Limits of the cache: number of answers, and bytes of their requests, headers and bodies. */
const BOUNDS = { answers: 5_000, bytes: 32 * 1024 * 1024 };
const HEADER_BYTES = 1_000;
const MAX_ACCEPT_CHARACTERS = 200;
/** Key of the mark that identifies a site's current version. */
const MARK = 'graphqlAnswers';

/** An answer as Express sent it; valid while its site has this mark. */
interface Answer {
  slug: string;
  mark: object;
  headers: string[];
  body: Buffer;
}

/** A request that was not in the cache. */
interface Miss {
  key: string;
  body: Buffer;
  /** Set when the operation reads one site and nothing else. */
  site?: { slug: string; mark: object };
  /** Set when it was answered without errors. */
  answer?: string;
}

/** Caches values derived from the current version of a site. */
interface KeptBySite {
  derive<T>(slug: string, key: string, make: () => T | Promise<T>): Promise<T | null>;
  peek(slug: string, key: string): unknown;
}

export type ResponseCache = ReturnType<typeof createResponseCache>;

/**
 * Caches answers to guests' queries about one site's published document, by the exact bytes of the request. Only answers
 * without errors are cached, until the site's next published version (docs/decisions/0036-response-cache.md).
 */
export function createResponseCache(
  schema: GraphQLSchema,
  sites: KeptBySite,
  readJson: RequestHandler,
  bounds = BOUNDS,
) {
  const answers = new LRUCache<string, Answer>({
    max: bounds.answers,
    maxSize: bounds.bytes,
    sizeCalculation: ({ body }, key) => body.length + key.length + HEADER_BYTES,
  });
  const misses = new Map<string, Miss>();

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
    next: (body: Buffer) => void,
  ): void {
    const key = `${request.headers.accept ?? ''}\n${body.toString('latin1')}`;
    const known = answers.get(key);
    if (known && sites.peek(known.slug, MARK) === known.mark) {
      response.writeHead(200, known.headers).end(known.body);
      return;
    }
    answers.delete(key);
    const id = requestId(request);
    const miss: Miss = { key, body };
    misses.set(id, miss);
    response.once('finish', () => remember(miss, response));
    response.once('close', () => misses.delete(id));
    next(body);
  }

  function remember({ key, site, answer: text }: Miss, response: ServerResponse): void {
    if (!site || text === undefined || response.statusCode !== 200) return;
    const body = Buffer.from(text);
    if (Number(response.getHeader('content-length')) !== body.length) return;
    const headers = Object.entries(response.getHeaders()).flatMap(([name, value = '']) =>
      [value].flat().flatMap((single) => [name, String(single)]),
    );
    answers.set(key, { ...site, headers, body });
  }

  /** Reads the body with `readJson`, unless `serve` has read it already. */
  const body: RequestHandler = (request, response, next) => {
    const raw = misses.get(requestId(request))?.body;
    if (!raw) return readJson(request, response, next);
    request.body = parseBody(raw);
    return next(
      request.body ? undefined : Object.assign(new Error('The body is not JSON.'), { status: 400 }),
    );
  };

  return {
    body,

    /** Answers from the cache; calls `next` for every other request, with the body if it was read already. */
    serve(request: IncomingMessage, response: ServerResponse, next: (body?: Buffer) => void): void {
      if (!mayBeKnown(request)) return next();
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.once('end', () => answer(request, response, Buffer.concat(chunks), next));
    },

    /** Records which operations may be cached. */
    plugin: {
      requestDidStart: async ({ contextValue }) => {
        const miss = misses.get(contextValue.requestId);
        if (!miss) return undefined;
        return {
          async didResolveOperation({ operation, request }) {
            const slug = operation ? siteReadBy(schema, operation, request.variables ?? {}) : null;
            // Taken before the read: a version that is published in the meantime has another mark.
            const mark = slug === null ? null : await sites.derive(slug, MARK, () => ({}));
            if (slug !== null && mark) miss.site = { slug, mark };
          },
          async willSendResponse({ response: { body } }) {
            if (!miss.site || body.kind !== 'single') return;
            const { data, errors, extensions } = body.singleResult;
            if (data && !errors && !extensions) miss.answer = `${JSON.stringify({ data })}\n`;
          },
        };
      },
    } satisfies ApolloServerPlugin<GraphqlContext>,

    /** Current number of answers and their bytes. */
    size: () => ({ answers: answers.size, bytes: answers.calculatedSize }),
  };
}

/** Whether the request is a guest's JSON query of an allowed length. */
function mayBeKnown({ method, url, headers }: IncomingMessage): boolean {
  if (method !== 'POST' || url !== '/graphql' || headers.authorization !== undefined) return false;
  if (!isUtf8Of(JSON_TYPE, headers['content-type']) || headers['content-encoding'] !== undefined)
    return false;
  if ((headers.accept?.length ?? 0) > MAX_ACCEPT_CHARACTERS) return false;
  const length = Number(headers['content-length']);
  return length > 0 && length <= LIMITS.bodyBytes;
}

const UTF8 = new TextDecoder();

/** The JSON of a body; null when it is too complex, and for anything but an object or a list, as in `express.json`. */
export function parseBody(raw: Buffer): object | null {
  if (isTooComplex(raw)) return null;
  try {
    const parsed: unknown = JSON.parse(UTF8.decode(raw));
    return typeof parsed === 'object' ? parsed : null;
  } catch {
    return null;
  }
}

const FIELD = 'storefront';

/**
 * The slug of the only site that a validated operation reads; null when it reads anything else.
 * `variables` are as the client sent them.
 */
export function siteReadBy(
  schema: GraphQLSchema,
  definition: OperationDefinitionNode,
  variables: Record<string, unknown>,
): string | null {
  const { operation, selectionSet } = definition;
  const field = schema.getQueryType()?.getFields()[FIELD];
  if (operation !== 'query' || !field) return null;
  const { values } = readVariables(schema, definition, variables);
  if (!values) return null;
  const slugs = new Set<unknown>();
  for (const selection of selectionSet.selections) {
    // Fragments at the root are rare, so they are not cached.
    if (selection.kind !== Kind.FIELD || selection.name.value !== FIELD) return null;
    try {
      slugs.add(getArgumentValues(field, selection, values).slug);
    } catch (error) {
      // An explicit null: the execution reports it.
      if (error instanceof GraphQLError) return null;
      throw error;
    }
  }
  const [slug, ...others] = slugs;
  return typeof slug === 'string' && others.length === 0 ? slug : null;
}
