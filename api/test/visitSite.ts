import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { TestApp } from './testApp.ts';

export interface VisitOptions {
  method?: string;
  headers?: Record<string, string>;
  /** A form as an object, or a raw body. */
  body?: Record<string, string> | string | Buffer;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The raw bytes of the body. */
  raw: Buffer;
  text: string;
}

/** Opens a request to a site by its Host header, which fetch cannot set; returns the response when it begins. */
export async function openSite(
  app: Pick<TestApp, 'port'>,
  slug: string,
  path: string,
  { method, headers = {}, body }: VisitOptions = {},
): Promise<IncomingMessage> {
  const isForm = typeof body === 'object' && !Buffer.isBuffer(body);
  const asked = request({
    host: 'localhost',
    port: app.port,
    path,
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    agent: false,
    headers: {
      host: `${slug}.localhost:${app.port}`,
      ...(isForm ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      ...headers,
    },
  });
  asked.end(isForm ? new URLSearchParams(body).toString() : body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return response;
}

/** Sends a request to a site and reads the complete answer. */
export async function visitSite(
  app: Pick<TestApp, 'port'>,
  slug: string,
  path: string,
  options?: VisitOptions,
): Promise<Answer> {
  const response = await openSite(app, slug, path, options);
  const raw = await buffer(response);
  return { status: response.statusCode ?? 0, headers: response.headers, raw, text: raw.toString() };
}
