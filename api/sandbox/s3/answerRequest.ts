import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Clock } from '../../src/lib/clock.ts';
import type { Result } from '../../src/lib/result.ts';
import { isPublicKey, objectKeyOf, type ObjectHead, type ObjectStore } from './objectStore.ts';
import { S3Error, s3Xml } from './s3Error.ts';
import { type SignableRequest, parseRequestTarget } from './signableRequest.rules.ts';
import { refusePayload, type S3Keys, type Signer, verifySignature } from './signature.rules.ts';

const METHODS = ['GET', 'HEAD', 'PUT'];
const MAX_AGE_SECONDS = 3600;

/** Headers that allow any origin to read the response; the signature, not the origin, decides on access. */
export const CORS_HEADERS: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag',
};

/** The headers of the response to a preflight request. Throws S3Error for anything browsers must not do. */
function preflightHeaders({ headers }: SignableRequest): Record<string, string> {
  const method = headers.get('access-control-request-method');
  if (!headers.has('origin') || method === undefined)
    throw new S3Error(
      'BadRequest',
      'Insufficient information: Origin and Access-Control-Request-Method are needed.',
    );
  if (!METHODS.includes(method))
    throw new S3Error('AccessForbidden', `CORSResponse: ${method} is not allowed from browsers.`);
  return {
    'access-control-allow-methods': METHODS.join(', '),
    'access-control-allow-headers': headers.get('access-control-request-headers') ?? 'content-type',
    'access-control-max-age': String(MAX_AGE_SECONDS),
  };
}

const QUERY = new Set([
  'X-Amz-Algorithm',
  'X-Amz-Content-Sha256',
  'X-Amz-Credential',
  'X-Amz-Date',
  'X-Amz-Expires',
  'X-Amz-Signature',
  'X-Amz-SignedHeaders',
  'x-id',
]);
const AMZ_HEADERS = new Set([
  'x-amz-content-sha256',
  'x-amz-copy-source',
  'x-amz-date',
  'x-amz-metadata-directive',
  'x-amz-user-agent',
]);
const UNSUPPORTED_ON_WRITE = ['if-match', 'if-none-match', 'content-encoding'];

/**
 * Refuses features of S3 that this subset does not support (checksums, ACLs, versions, conditional writes…), so that a
 * caller gets an error instead of a wrong success. Null when all requested features are supported.
 */
function refuseUnsupported({ method, query, headers }: SignableRequest): S3Error | null {
  const parameter = [...query.keys()].find((name) => !QUERY.has(name));
  const header = [...headers.keys()].find(
    (name) =>
      (name.startsWith('x-amz-') && !AMZ_HEADERS.has(name)) ||
      (method === 'PUT' && UNSUPPORTED_ON_WRITE.includes(name)),
  );
  const asked = parameter ?? header;
  return asked === undefined
    ? null
    : new S3Error('NotImplemented', `${asked} implies functionality that is not provided.`);
}

/** Bytes: the largest upload of the product (10 MB, spec §9) with a margin. */
const MAX_BODY_BYTES = 12 * 1024 * 1024;

/** The whole body. Throws S3Error before reading when its length is not declared or over 12 MiB. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const declared = request.headers['content-length'];
  if (declared === undefined)
    throw new S3Error('MissingContentLength', 'You must provide the Content-Length HTTP header.');
  if (Number(declared) > MAX_BODY_BYTES)
    throw new S3Error('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size.');
  return buffer(request);
}

export interface S3Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

export interface S3Context {
  bucket: string;
  keys: S3Keys;
  store: ObjectStore;
  clock: Clock;
}

const DEFAULT_CONTENT_TYPE = 'binary/octet-stream';
const MAX_CONTENT_TYPE_LENGTH = 255;

/** Answers one S3 request. Throws S3Error for every refusal. */
export async function answerRequest(incoming: IncomingMessage, context: S3Context): Promise<S3Answer> {
  const request = signableRequest(incoming);
  if (request.method === 'OPTIONS') return { status: 200, headers: preflightHeaders(request), body: '' };
  const signer = unwrap(verifySignature(request, context.keys, context.clock()));
  const key = unwrap(objectKeyOf(request.path, context.bucket));
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (signer.kind === 'nobody' && !(isRead && isPublicKey(key)))
    throw new S3Error('AccessDenied', 'Access Denied');
  refuse(refuseUnsupported(request));
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return readObject(key, request.method, context.store);
    case 'PUT':
      return request.headers.has('x-amz-copy-source')
        ? copyObject(key, request, context)
        : putObject(key, request, await readBody(incoming), signer, context.store);
    case 'DELETE':
      await context.store.remove(key);
      return { status: 204, headers: {}, body: '' };
    default:
      throw new S3Error('MethodNotAllowed', 'The specified method is not allowed against this resource.');
  }
}

function signableRequest(incoming: IncomingMessage): SignableRequest {
  const headers = new Map(
    Object.entries(incoming.headersDistinct).map(([name, values]) => [name, values?.join(',') ?? '']),
  );
  return { method: incoming.method ?? '', headers, ...unwrap(parseRequestTarget(incoming.url ?? '')) };
}

async function readObject(key: string, method: 'GET' | 'HEAD', store: ObjectStore): Promise<S3Answer> {
  const head = method === 'HEAD' ? await store.head(key) : null;
  const found = method === 'HEAD' ? head && { head, bytes: '' } : await store.get(key);
  if (!found) throw noSuchKey();
  return { status: 200, headers: objectHeaders(found.head), body: found.bytes };
}

async function putObject(
  key: string,
  { headers }: SignableRequest,
  body: Buffer,
  signer: Signer,
  store: ObjectStore,
): Promise<S3Answer> {
  if (signer.kind === 'owner') refuse(refusePayload(body, signer.payloadHash, headers.get('content-md5')));
  const head = await store.put(key, body, contentTypeOf(headers));
  return { status: 200, headers: { etag: head.etag }, body: '' };
}

async function copyObject(key: string, { headers }: SignableRequest, context: S3Context): Promise<S3Answer> {
  const source = headers.get('x-amz-copy-source') ?? '';
  const { path, query } = unwrap(parseRequestTarget(source.startsWith('/') ? source : `/${source}`));
  if (query.size > 0) throw new S3Error('NotImplemented', 'Versions are not provided.');
  const original = await context.store.get(unwrap(objectKeyOf(path, context.bucket)));
  if (!original) throw noSuchKey();
  const replaced =
    headers.get('x-amz-metadata-directive') === 'REPLACE' ? headers.get('content-type') : undefined;
  const head = await context.store.put(key, original.bytes, replaced ?? original.head.contentType);
  const body = s3Xml('CopyObjectResult', { LastModified: head.modifiedAt, ETag: head.etag });
  return { status: 200, headers: { 'content-type': 'application/xml' }, body };
}

function objectHeaders(head: ObjectHead): Record<string, string> {
  return {
    'content-type': head.contentType,
    'content-length': String(head.size),
    etag: head.etag,
    'last-modified': new Date(head.modifiedAt).toUTCString(),
    'cache-control': isPublicKey(head.key) ? 'public, max-age=31536000, immutable' : 'private, no-store',
    // An uploaded file must not become a page or a script on this origin.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  };
}

function contentTypeOf(headers: ReadonlyMap<string, string>): string {
  const contentType = headers.get('content-type') ?? DEFAULT_CONTENT_TYPE;
  if (contentType.length > MAX_CONTENT_TYPE_LENGTH)
    throw new S3Error('InvalidArgument', 'The content type is too long.');
  return contentType;
}

const noSuchKey = (): S3Error => new S3Error('NoSuchKey', 'The specified key does not exist.');

function unwrap<T>(result: Result<T, S3Error>): T {
  if (!result.ok) throw result.error;
  return result.value;
}

function refuse(refusal: S3Error | null): void {
  if (refusal) throw refusal;
}
