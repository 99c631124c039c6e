import { fail, ok, type Result } from '../../src/lib/result.ts';
import { S3Error } from './s3Error.ts';
import type { SignableRequest } from './signableRequest.rules.ts';

export const UNSIGNED_PAYLOAD = 'UNSIGNED-PAYLOAD';
const ALGORITHM = 'AWS4-HMAC-SHA256';
/** Seconds; one week, as in S3. */
const MAX_EXPIRY = 604_800;

/** The signature of a request before its verification. */
export interface PresentedSignature {
  accessKeyId: string;
  /** `20261120/eu-west-2/s3/aws4_request` */
  scope: string;
  /** `20261120T101500Z` */
  timestamp: string;
  signedAt: Date;
  /** Lifetime of a presigned address in seconds; null for a signature in the Authorization header. */
  expirySeconds: number | null;
  signedHeaders: string[];
  /** Hexadecimal. */
  signature: string;
  /** SHA-256 of the body in hexadecimal, or UNSIGNED-PAYLOAD. */
  payloadHash: string;
}

/** Reads the signature from the query or the Authorization header; null without one. */
export function presentedSignature(request: SignableRequest): Result<PresentedSignature | null, S3Error> {
  const authorization = request.headers.get('authorization');
  const presigned = [...request.query.keys()].some((name) => name.startsWith('X-Amz-'));
  if (authorization !== undefined && presigned)
    return fail(new S3Error('InvalidArgument', 'Only one auth mechanism allowed.'));
  if (presigned) return fromQuery(request);
  if (authorization !== undefined) return fromHeader(request, authorization);
  return ok(null);
}

function fromQuery({ query, headers }: SignableRequest): Result<PresentedSignature, S3Error> {
  const malformed = (message: string) => fail(new S3Error('AuthorizationQueryParametersError', message));
  if (query.get('X-Amz-Algorithm') !== ALGORITHM)
    return malformed(`X-Amz-Algorithm only supports ${ALGORITHM}.`);
  const expirySeconds = Number(query.get('X-Amz-Expires') ?? 'missing');
  if (!Number.isInteger(expirySeconds) || expirySeconds < 1 || expirySeconds > MAX_EXPIRY)
    return malformed(`X-Amz-Expires must be between 1 and ${MAX_EXPIRY} seconds.`);
  const presented = assemble({
    credential: query.get('X-Amz-Credential'),
    timestamp: query.get('X-Amz-Date'),
    signedHeaders: query.get('X-Amz-SignedHeaders'),
    signature: query.get('X-Amz-Signature'),
    payloadHash: query.get('X-Amz-Content-Sha256') ?? headers.get('x-amz-content-sha256') ?? UNSIGNED_PAYLOAD,
    expirySeconds,
  });
  return presented
    ? ok(presented)
    : malformed('The query parameters of the signature are incomplete or malformed.');
}

function fromHeader(
  { headers }: SignableRequest,
  authorization: string,
): Result<PresentedSignature, S3Error> {
  const [algorithm, ...rest] = authorization.split(' ');
  const fields = new Map(
    rest
      .join(' ')
      .split(',')
      .map((field) => {
        const [name = '', ...value] = field.trim().split('=');
        return [name, value.join('=')] as const;
      }),
  );
  const presented = assemble({
    credential: fields.get('Credential'),
    timestamp: headers.get('x-amz-date'),
    signedHeaders: fields.get('SignedHeaders'),
    signature: fields.get('Signature'),
    payloadHash: headers.get('x-amz-content-sha256'),
    expirySeconds: null,
  });
  if (algorithm !== ALGORITHM || !presented)
    return fail(
      new S3Error('AuthorizationHeaderMalformed', 'The authorization header is incomplete or malformed.'),
    );
  return ok(presented);
}

interface Fields {
  credential: string | undefined;
  timestamp: string | undefined;
  signedHeaders: string | undefined;
  signature: string | undefined;
  payloadHash: string | undefined;
  expirySeconds: number | null;
}

function assemble(fields: Fields): PresentedSignature | null {
  const { credential, timestamp, signedHeaders, signature, payloadHash, expirySeconds } = fields;
  if (!credential || !timestamp || !signedHeaders || !signature || !payloadHash) return null;
  const slash = credential.indexOf('/');
  const signedAt = parseTimestamp(timestamp);
  if (slash < 1 || !signedAt) return null;
  return {
    accessKeyId: credential.slice(0, slash),
    scope: credential.slice(slash + 1),
    timestamp,
    signedAt,
    expirySeconds,
    signedHeaders: signedHeaders.split(';'),
    signature,
    payloadHash,
  };
}

function parseTimestamp(text: string): Date | null {
  const parts = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/.exec(text);
  if (!parts) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}
