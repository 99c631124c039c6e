import type { Request, Response } from 'express';
import type { Scope } from '../composition/scope.ts';
import type { Viewer } from '../modules/accounts/viewer.ts';

/** One request to the REST API. */
export interface RestCall {
  /** Services of this request. */
  scope: Scope;
  /** Who is signed in; null for a guest, and for a bad or expired token. */
  viewer: Viewer | null;
  /** Address of the caller, for limits. */
  ip: string;
  /** The JSON that was sent; undefined without a body. */
  body: unknown;
  request: Request;
  response: Response;
}

interface Endpoint {
  method: 'get' | 'post' | 'patch' | 'delete';
  /** Below `/api/v1`, as OpenAPI writes it: `/restaurants/{id}`. */
  path: string;
  /** Bytes of the body; the usual limit without it. */
  maxBodyBytes?: number;
  /** What is told when something unexpected happens, instead of the usual sentence. */
  unexpected?: string;
}

/** A row of the specification's table of calls (§7). `viewer` rows answer 401 to guests. */
export type RestRoute =
  | (Endpoint & { access: 'public'; answer(call: RestCall): Promise<void> })
  | (Endpoint & { access: 'viewer'; answer(call: RestCall & { viewer: Viewer }): Promise<void> });
