import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Clock, systemClock } from '../../src/lib/clock.ts';
import { listenAt, type StandInPlace } from '../listenOnLoopback.ts';
import { answerRequest, type S3Answer, type S3Context, CORS_HEADERS } from './answerRequest.ts';
import { openObjectStore } from './objectStore.ts';
import { S3Error, s3Xml } from './s3Error.ts';

export interface S3SandboxOptions extends StandInPlace {
  /** Folder of the objects; existing objects are served again. */
  dir: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  clock?: Clock;
}

export interface S3Sandbox {
  /** Address of the S3 protocol, e.g. `http://127.0.0.1:9000`. */
  endpoint: string;
  /** Prefix of the addresses of public objects, without a trailing slash. */
  publicUrl: string;
  /** Refuses new connections; resolves when the open requests are answered. May be called again. */
  close(): Promise<void>;
}

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;

/**
 * A subset of S3 on disk for one bucket: PUT, GET, HEAD, COPY and DELETE with verified signatures. Objects under
 * `public/` are readable by anybody. Buckets, lists, versions and ACLs are not supported.
 */
export async function startS3Sandbox(options: S3SandboxOptions): Promise<S3Sandbox> {
  const context: S3Context = {
    bucket: options.bucket,
    keys: options,
    store: openObjectStore(join(options.dir, options.bucket)),
    clock: options.clock ?? systemClock,
  };
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    (request, response) => void serve(request, response, context),
  );
  const endpoint = await listenAt(server, options);
  return {
    endpoint,
    publicUrl: `${endpoint}/${options.bucket}`,
    // The only possible error is that the server is already closed.
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function serve(request: IncomingMessage, response: ServerResponse, context: S3Context): Promise<void> {
  const requestId = randomUUID();
  const { status, headers, body } = await answerRequest(request, context).catch((error: unknown) =>
    errorAnswer(error, request, requestId),
  );
  response.writeHead(status, {
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
    ...CORS_HEADERS,
    'x-content-type-options': 'nosniff',
    'x-amz-request-id': requestId,
  });
  response.end(body);
}

function errorAnswer(error: unknown, request: IncomingMessage, requestId: string): S3Answer {
  const known = error instanceof S3Error;
  if (!known && !request.destroyed) process.emitWarning(error instanceof Error ? error : String(error));
  const refusal = known
    ? error
    : new S3Error('InternalError', 'We encountered an internal error. Please try again.');
  const details = {
    Code: refusal.code,
    Message: refusal.message,
    Resource: request.url ?? '',
    RequestId: requestId,
  };
  const headers = { 'content-type': 'application/xml' };
  return { status: refusal.status, headers, body: request.method === 'HEAD' ? '' : s3Xml('Error', details) };
}
