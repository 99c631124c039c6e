import type { IncomingMessage } from 'node:http';
import type { Site } from '../modules/sites/site.service.ts';
import type { Reply } from './reply.ts';

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

export type Handler = (visit: Visit) => Promise<Reply>;

/** An address of every site. */
export interface Route {
  /** Of the whole path; its first group is the token. */
  path: RegExp;
  /** Served even after the site was closed: orders outlive it. */
  outlivesSite?: boolean;
  GET?: Handler;
  POST?: Handler;
}
