import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApolloServerPlugin } from '@apollo/server';
import express, { type RequestHandler } from 'express';
import {
  type GraphQLSchema,
  getArgumentValues,
  getVariableValues,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { requestId } from '../http/request.ts';
import type { GraphqlContext } from './context.ts';
import { LIMITS } from './limits.ts';

/** Bounds of what is kept: answers, and bytes of their questions, headers and bodies. */
interface ResponseCacheBounds {
  answers: number;
  bytes: number;
}

const BOUNDS: ResponseCacheBounds = { answers: 5_000, bytes: 32 * 1024 * 1024 };
const HEADER_BYTES = 1_000;
const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?\s*$/i;
const MAX_ACCEPT_CHARACTERS = 200;
/** Key below which a site keeps the mark of its current version. */
const MARK = 'graphqlAnswers';

/** An answer as Express sent it, good while its site still has this mark. */
interface Answer {
  slug: string;
  mark: object;
  headers: string[];
  body: Buffer;
}

/** A request on its way through the whole pipeline. */
interface Miss {
  key: string;
  body: Buffer;
  /** Known once the operation turned out to read one site and nothing else. */
  site?: { slug: string; mark: object };
  /** Known once it was answered without errors. */
  answer?: string;
}

/** Keeps what was derived from the current version of a site. */
interface KeptBySite {
  derive<T>(slug: string, key: string, make: () => T | Promise<T>): Promise<T | null>;
  peek(slug: string, key: string): unknown;
}

export interface ResponseCache {
  /** Answers at once what it knows; `next` gets every other request as if it came straight from the socket. */
  serve(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Takes the place of `express.json`: the body may have been read already. */
  body: RequestHandler;
  /** Watches operations go through Apollo. */
  plugin: ApolloServerPlugin<GraphqlContext>;
  /** What is kept right now. */
  size(): ResponseCacheBounds;
}

/**
 * Keeps answers to guests' questions about one site's published document, by the exact bytes asked. An answer is kept
 * only after the whole pipeline gave it without errors, and dropped with the site's next published version.
 */
export function createResponseCache(
  schema: GraphQLSchema,
  sites: KeptBySite,
  bounds: ResponseCacheBounds = BOUNDS,
): ResponseCache {
  const readJson = express.json({ limit: LIMITS.bodyBytes });
  const answers = new LRUCache<string, Answer>({
    max: bounds.answers,
    maxSize: bounds.bytes,
    sizeCalculation: ({ body }, key) => body.length + key.length + HEADER_BYTES,
  });
  const missOf = new WeakMap<IncomingMessage, Miss>();
  const misses = new Map<string, Miss>();

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer, next: () => void): void {
    const key = `${request.headers.accept ?? ''}\n${body.toString('latin1')}`;
    const known = answers.get(key);
    if (known) {
      if (sites.peek(known.slug, MARK) === known.mark) {
        response.writeHead(200, known.headers);
        response.end(known.body);
        return;
      }
      answers.delete(key);
    }
    const id = requestId(request);
    const miss: Miss = { key, body };
    missOf.set(request, miss);
    misses.set(id, miss);
    response.once('finish', () => remember(miss, response));
    response.once('close', () => misses.delete(id));
    next();
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

  return {
    serve(request, response, next) {
      if (!mayBeKnown(request)) {
        next();
        return;
      }
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.once('end', () => {
        const [only] = chunks;
        answer(request, response, only && chunks.length === 1 ? only : Buffer.concat(chunks), next);
      });
    },

    body(request, response, next) {
      const raw = missOf.get(request)?.body;
      if (!raw) {
        readJson(request, response, next);
        return;
      }
      const parsed = parseJson(raw);
      request.body = parsed;
      next(
        parsed === null
          ? Object.assign(new SyntaxError('The body is not JSON.'), { status: 400 })
          : undefined,
      );
    },

    plugin: {
      requestDidStart: async ({ contextValue }) => {
        const miss = misses.get(contextValue.requestId);
        if (!miss) return undefined;
        return {
          async didResolveOperation({ operation, request }) {
            const slug = operation ? siteReadBy(schema, operation, request.variables ?? {}) : null;
            // Before anything is read: a version published meanwhile has another mark.
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
    },

    size: () => ({ answers: answers.size, bytes: answers.calculatedSize }),
  };
}

/** A guest's question as browsers cannot forge it (JSON is no form's content type), of a known and modest length. */
function mayBeKnown({ method, url, headers }: IncomingMessage): boolean {
  if (method !== 'POST' || url !== '/graphql' || headers.authorization !== undefined) return false;
  if (!JSON_TYPE.test(headers['content-type'] ?? '') || headers['content-encoding'] !== undefined)
    return false;
  if ((headers.accept?.length ?? 0) > MAX_ACCEPT_CHARACTERS) return false;
  const length = Number(headers['content-length']);
  return length > 0 && length <= LIMITS.bodyBytes;
}

/** null for anything but an object or a list, as `express.json` has it. */
function parseJson(raw: Buffer): object | null {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder().decode(raw));
    return typeof parsed === 'object' ? parsed : null;
  } catch {
    return null;
  }
}

const FIELD = 'storefront';

/**
 * The one site that alone decides what a validated operation answers; null when it reads anything else.
 * `variables` are as they were sent.
 */
export function siteReadBy(
  schema: GraphQLSchema,
  { operation, selectionSet, variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): string | null {
  const field = schema.getQueryType()?.getFields()[FIELD];
  if (operation !== 'query' || !field) return null;
  const { coerced } = getVariableValues(schema, variableDefinitions, variables);
  if (!coerced) return null;
  const slugs = new Set<unknown>();
  for (const selection of selectionSet.selections) {
    // Fragments at the root are rare and not worth following.
    if (selection.kind !== Kind.FIELD || selection.name.value !== FIELD) return null;
    try {
      slugs.add(getArgumentValues(field, selection, coerced).slug);
    } catch (error) {
      // An explicit null: execution will say so.
      if (error instanceof GraphQLError) return null;
      throw error;
    }
  }
  const [slug, ...others] = slugs;
  return typeof slug === 'string' && others.length === 0 ? slug : null;
}
