import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Scope } from '../composition/container.ts';
import { FORM_TYPE, isUtf8Of } from '../http/mediaType.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import type { FormTexts } from '../modules/keptForms/keptForm.entity.ts';
import type { Site } from '../modules/sites/site.service.ts';
import type { Failure } from './failure.ts';
import { messages } from './messages.ts';

/** A request for an existing site. */
export interface Visit {
  slug: string;
  site: Site;
  /** The secret in the address; empty on routes without one. */
  token: string;
  query: URLSearchParams;
  /** The fields of a POST, or of the form that a page shows again; empty otherwise. */
  form: URLSearchParams;
  /** The services of this request. */
  scope: Scope;
  /** Address of the caller, for limits. */
  ip: string;
  /** The basket in the visitor's cookie, as text; empty without one. */
  basket: string;
  /** The idempotency key of this basket in the visitor's cookie; empty without one. */
  orderKey: string;
  /** The promotion code that the visitor brings with every page; empty without one. */
  code: string;
  /** The slot for which the visitor orders, while it is offered; null: as soon as possible, or none is chosen. */
  orderFor: Date | null;
  /** The account that tries the site in test mode; null for a diner. */
  testerId: string | null;
  /** Whether the page is in a frame of the owner's app. */
  isFramed: boolean;
  /** False for a form of another site. */
  isOwnForm: boolean;
  /** Logs an error that the route tells the visitor itself. */
  failed(error: unknown): Failure;
}

type Handler = (visit: Visit) => Promise<Reply>;

/** What the visitor's cookies are after a form. */
type Stored = Partial<Pick<Visit, 'basket' | 'orderKey' | 'code'>>;

/**
 * The answer to a form that is shown on a page. A browser is redirected there, so that it can reload the page, leave it and come
 * back; a script and other clients get the page at once (decision 99).
 */
export class FormAnswer {
  readonly words: FormTexts;

  /** `path`: of the page. `fields`: what the page shows again. */
  constructor(
    readonly path: string,
    readonly fields: URLSearchParams,
    words: Partial<FormTexts> = {},
    /** `status` and `headers`: of the page as the answer itself. `cookies`: headers that set them, of both answers. */
    readonly more: { status?: number; headers?: string[]; cookies?: string[]; stored?: Stored } = {},
  ) {
    this.words = { formError: null, errors: {}, notes: {}, ...words };
  }
}

export const NO_TEXTS: FormTexts = { formError: null, errors: {}, notes: {} };

/** How a page shows a form again. */
export interface Again {
  words: FormTexts;
  status: number;
  headers: string[];
}

/** A path of every site. */
export interface Route {
  /** Matches the whole path; its first group is the token. */
  path: RegExp;
  /** Whether it works after the site was closed. */
  outlivesSite?: boolean;
  GET?: Handler;
  POST?: (visit: Visit) => Promise<Reply | FormAnswer>;
  /** The page of GET with the fields of `visit.form` and what is said about them. */
  again?: (visit: Visit, again: Again) => Promise<Reply>;
}

/** An answer that is ready to be sent; Node sends only the headers to a HEAD request. */
export interface Reply {
  send(request: IncomingMessage, response: ServerResponse): void | Promise<void>;
}

/** An answer in plain text, or without a body. */
export class BareReply implements Reply {
  constructor(
    private readonly status: number,
    private readonly headers: string[],
    private readonly text = '',
  ) {}

  /** See other: the browser fetches `location` next. */
  static seeOther(location: string, headers: readonly string[] = []): BareReply {
    return new BareReply(303, ['location', location, 'cache-control', 'no-store', ...headers]);
  }

  /** Moved to `location`: the browser repeats the request there. It is not cached, because the owner may move back. */
  static moved(location: string, headers: readonly string[] = []): BareReply {
    return new BareReply(308, ['location', location, 'cache-control', 'no-store', ...headers]);
  }

  send(_request: IncomingMessage, response: ServerResponse): void {
    const body = Buffer.from(this.text);
    response.writeHead(this.status, [
      'content-type',
      'text/plain; charset=utf-8',
      'x-content-type-options',
      'nosniff',
      ...this.headers,
      'content-length',
      String(body.length),
    ]);
    response.end(body);
  }
}

const MAX_BYTES = 64 * 1024;

/** Why a form was not read. */
export interface FormProblem {
  status: 400 | 413 | 415;
  message: string;
}

/** Reads an urlencoded form in UTF-8. It does not read a body that is too large: close the connection. */
export async function readForm(request: IncomingMessage): Promise<Result<URLSearchParams, FormProblem>> {
  const { headers } = request;
  const encoding = headers['content-encoding'] ?? 'identity';
  if (!isUtf8Of(FORM_TYPE, headers['content-type']) || encoding !== 'identity')
    return fail({ status: 415, message: messages.notAForm });
  if (Number(headers['content-length'] ?? 0) > MAX_BYTES)
    return fail({ status: 413, message: messages.tooLarge });
  const chunks: Buffer[] = [];
  let size = 0;
  // Without this option `for await` would destroy the request, and with it the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length;
    if (size > MAX_BYTES) return fail({ status: 413, message: messages.tooLarge });
    chunks.push(chunk as Buffer);
  }
  try {
    return ok(new URLSearchParams(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))));
  } catch {
    return fail({ status: 400, message: messages.notReadable });
  }
}
