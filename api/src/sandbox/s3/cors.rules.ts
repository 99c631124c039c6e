import type { SignableRequest } from './canonicalRequest.ts';
import { S3Error } from './s3Error.ts';

const METHODS = ['GET', 'HEAD', 'PUT'];
const MAX_AGE_SECONDS = 3600;

/** Headers that let a page of any origin read the answer; a signature, not the origin, decides what it may do. */
export const CORS_HEADERS: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag',
};

/** The headers of the answer to a browser's preflight. Throws S3Error for what browsers may not do. */
export function preflightHeaders({ headers }: SignableRequest): Record<string, string> {
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
