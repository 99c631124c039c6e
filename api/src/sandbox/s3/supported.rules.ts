import type { SignableRequest } from './canonicalRequest.ts';
import { S3Error } from './s3Error.ts';

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
 * Refuses what S3 has and this subset has not (checksums, ACLs, versions, conditional writes…): a caller is told,
 * rather than left believing that its wish was heard. null when everything asked for is provided.
 */
export function refuseUnsupported({ method, query, headers }: SignableRequest): S3Error | null {
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
