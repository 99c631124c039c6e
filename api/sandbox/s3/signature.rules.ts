import { createHash, createHmac } from 'node:crypto';
import { fail, ok, type Result } from '../../src/lib/result.ts';
import { digestsEqual } from '../../src/lib/secrets.ts';
import { type PresentedSignature, presentedSignature, UNSIGNED_PAYLOAD } from './presentedSignature.ts';
import { S3Error } from './s3Error.ts';
import { canonicalRequest, type SignableRequest } from './signableRequest.rules.ts';

export interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** The signer of a request: nobody, or the owner of the keys, who also signed a hash of the body. */
export type Signer = { kind: 'nobody' } | { kind: 'owner'; payloadHash: string };

/** Maximum difference of clocks, as in S3. */
const MAX_SKEW_MS = 15 * 60_000;

/** Verifies the AWS Signature Version 4 in the header or the query of a request, but not its body. */
export function verifySignature(request: SignableRequest, keys: S3Keys, now: Date): Result<Signer, S3Error> {
  const presented = presentedSignature(request);
  if (!presented.ok) return presented;
  if (!presented.value) return ok({ kind: 'nobody' });
  const refusal =
    refuseScope(presented.value, keys) ??
    refuseTime(presented.value, now) ??
    refuseCoverage(presented.value, request) ??
    refuseDigest(presented.value, request, keys);
  return refusal ? fail(refusal) : ok({ kind: 'owner', payloadHash: presented.value.payloadHash });
}

function refuseScope(presented: PresentedSignature, keys: S3Keys): S3Error | null {
  if (presented.accessKeyId !== keys.accessKeyId)
    return new S3Error(
      'InvalidAccessKeyId',
      'The AWS Access Key Id you provided does not exist in our records.',
    );
  const expected = `${presented.timestamp.slice(0, 8)}/${keys.region}/s3/aws4_request`;
  if (presented.scope === expected) return null;
  const code =
    presented.expirySeconds === null ? 'AuthorizationHeaderMalformed' : 'AuthorizationQueryParametersError';
  return new S3Error(code, `The credential scope is wrong; expecting ${expected}.`);
}

function refuseTime(presented: PresentedSignature, now: Date): S3Error | null {
  const age = now.getTime() - presented.signedAt.getTime();
  if (presented.expirySeconds === null) {
    if (Math.abs(age) <= MAX_SKEW_MS) return null;
    return new S3Error(
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
    );
  }
  if (age < -MAX_SKEW_MS) return new S3Error('AccessDenied', 'Request is not yet valid.');
  return age > presented.expirySeconds * 1000 ? new S3Error('AccessDenied', 'Request has expired.') : null;
}

function refuseCoverage(presented: PresentedSignature, request: SignableRequest): S3Error | null {
  const mustBeSigned = ['host', ...[...request.headers.keys()].filter((name) => name.startsWith('x-amz-'))];
  const missing = mustBeSigned.filter((name) => !presented.signedHeaders.includes(name));
  if (missing.length === 0) return null;
  return new S3Error(
    'AccessDenied',
    `There were headers present in the request which were not signed: ${missing.join(', ')}.`,
  );
}

function refuseDigest(presented: PresentedSignature, request: SignableRequest, keys: S3Keys): S3Error | null {
  const canonical = canonicalRequest(request, presented.signedHeaders, presented.payloadHash);
  const digest = createHash('sha256').update(canonical).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', presented.timestamp, presented.scope, digest].join('\n');
  const signature = hmac(signingKey(presented.scope, keys.secretAccessKey), toSign).toString('hex');
  return digestsEqual(signature, presented.signature)
    ? null
    : new S3Error(
        'SignatureDoesNotMatch',
        'The request signature we calculated does not match the signature you provided.',
      );
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const signingKey = (scope: string, secret: string): Buffer =>
  scope.split('/').reduce<Buffer>((key, part) => hmac(key, part), Buffer.from(`AWS4${secret}`));

const SHA256_HEX = /^[0-9a-f]{64}$/;

/** Refuses a body whose hash differs from the signed one. `contentMd5` is the Content-MD5 header, base64. */
export function refusePayload(
  body: Buffer,
  payloadHash: string,
  contentMd5: string | undefined,
): S3Error | null {
  if (contentMd5 !== undefined && contentMd5 !== createHash('md5').update(body).digest('base64'))
    return new S3Error('BadDigest', 'The Content-MD5 you specified did not match what we received.');
  if (payloadHash === UNSIGNED_PAYLOAD) return null;
  if (!SHA256_HEX.test(payloadHash))
    return new S3Error('NotImplemented', `x-amz-content-sha256 ${payloadHash} is not provided.`);
  return payloadHash === createHash('sha256').update(body).digest('hex')
    ? null
    : new S3Error(
        'XAmzContentSHA256Mismatch',
        'The provided x-amz-content-sha256 header does not match what was computed.',
      );
}
