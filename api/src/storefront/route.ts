import type { IncomingMessage, ServerResponse } from 'node:http';
import { fail, ok, type Result } from '../lib/result.ts';
import type { Site } from '../modules/sites/site.service.ts';
import { messages } from './messages.ts';

/** One request for an existing site. */
export interface Visit {
  slug: string;
  site: Site;
  /** The secret in the address; empty on routes without one. */
  token: string;
  query: URLSearchParams;
  /** Address of the caller, for limits. */
  ip: string;
  request: IncomingMessage;
}

type Handler = (visit: Visit) => Promise<Reply>;

/** An address of every site. */
export interface Route {
  /** Of the whole path; its first group is the token. */
  path: RegExp;
  /** Served even after the site was closed: orders outlive it. */
  outlivesSite?: boolean;
  GET?: Handler;
  POST?: Handler;
}

/** A finished answer that only has to be written. HEAD requests get its headers alone. */
export interface Reply {
  send(request: IncomingMessage, response: ServerResponse): void | Promise<void>;
}

/** A short answer in plain text, or none at all. */
export class BareReply implements Reply {
  constructor(
    private readonly status: number,
    private readonly headers: string[],
    private readonly text = '',
  ) {}

  /** See other: the browser fetches `location` next. */
  static seeOther(location: string): BareReply {
    return new BareReply(303, ['location', location, 'cache-control', 'no-store']);
  }

  /**
   * Moved to `location`; the browser repeats the request there as it was, with its body. Nobody keeps it: the owner may
   * take the old address back.
   */
  static moved(location: string): BareReply {
    return new BareReply(308, ['location', location, 'cache-control', 'no-store']);
  }

  send({ method }: IncomingMessage, response: ServerResponse): void {
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
    if (method === 'HEAD') response.end();
    else response.end(body);
  }
}

const MAX_BYTES = 64 * 1024;
const FORM = /^application\/x-www-form-urlencoded(?:\s*;\s*charset="?utf-8"?)?\s*$/i;

/** Why a form was not read. */
export interface FormProblem {
  status: 400 | 413 | 415;
  message: string;
}

/** Reads an urlencoded form in UTF-8. A body that is too large is left unread: close the connection. */
export async function readForm(request: IncomingMessage): Promise<Result<URLSearchParams, FormProblem>> {
  const { headers } = request;
  const encoding = headers['content-encoding'] ?? 'identity';
  if (!FORM.test(headers['content-type'] ?? '') || encoding !== 'identity')
    return fail({ status: 415, message: messages.notAForm });
  if (Number(headers['content-length'] ?? 0) > MAX_BYTES)
    return fail({ status: 413, message: messages.tooLarge });
  const chunks: Buffer[] = [];
  let size = 0;
  // `for await` would destroy the request on leaving, and the answer with it.
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
