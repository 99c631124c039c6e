import { createHash } from 'node:crypto';
import { UNSIGNED_PAYLOAD } from './presentedSignature.ts';
import { S3Error } from './s3Error.ts';

const SHA256_HEX = /^[0-9a-f]{64}$/;

/** Refuses a body that is not the one whose hash was signed. `contentMd5` is the Content-MD5 header, base64. */
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
