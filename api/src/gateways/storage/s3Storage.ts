import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { StorageConfig } from '../../serviceSettings.ts';
import type { StorageGateway } from './storage.gateway.ts';

const PRESIGN_SECONDS = 600;
const TIMEOUT_MS = 10_000;
const PUBLIC_PREFIX = 'public/';
const UPLOADS_PREFIX = 'uploads/';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const UNKNOWN_TYPE = 'application/octet-stream';

/** Storage in an S3 bucket or a compatible service. `timeoutMs` limits each call including retries. */
export function createS3Storage(
  config: StorageConfig,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): StorageGateway {
  const { bucket: Bucket } = config;
  const client = connect(config, timeoutMs);
  const deadline = () => ({ abortSignal: AbortSignal.timeout(timeoutMs) });

  const publicUrl = (objectKey: string): string => {
    if (!objectKey.startsWith(PUBLIC_PREFIX)) throw new Error(`${objectKey} is not a public object`);
    return `${config.publicUrl}/${objectKey.split('/').map(encodeURIComponent).join('/')}`;
  };

  return {
    origins: [...new Set([new URL(config.endpoint).origin, new URL(config.publicUrl).origin])],

    presignPut({ objectKey, contentType, sizeBytes }) {
      const command = new PutObjectCommand({
        Bucket,
        Key: objectKey,
        ContentType: contentType,
        ...(sizeBytes === undefined ? {} : { ContentLength: sizeBytes }),
      });
      // By default the presigner leaves the content type out of the signature.
      const signableHeaders = new Set(['host', 'content-type', 'content-length']);
      return getSignedUrl(client, command, { expiresIn: PRESIGN_SECONDS, signableHeaders });
    },

    size: (objectKey) =>
      nullWhenMissing(async () => {
        const head = await client.send(new HeadObjectCommand({ Bucket, Key: objectKey }), deadline());
        return head.ContentLength ?? 0;
      }),

    read: (objectKey, maxBytes) =>
      nullWhenMissing(async () => {
        const found = await client.send(new GetObjectCommand({ Bucket, Key: objectKey }), deadline());
        if (maxBytes !== undefined && (found.ContentLength ?? Infinity) > maxBytes) {
          await found.Body?.transformToWebStream().cancel();
          return null;
        }
        const bytes = Buffer.from((await found.Body?.transformToByteArray()) ?? []);
        return { bytes, contentType: found.ContentType ?? UNKNOWN_TYPE };
      }),

    async write(objectKey, { bytes, contentType }) {
      const command = new PutObjectCommand({
        Bucket,
        Key: objectKey,
        Body: bytes,
        ContentType: contentType,
        ...(objectKey.startsWith(PUBLIC_PREFIX) ? { CacheControl: IMMUTABLE } : {}),
      });
      await client.send(command, deadline());
    },

    async remove(objectKey) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: objectKey }), deadline());
    },

    publicUrl,

    keyOf(url) {
      try {
        const key = decodeURIComponent(url.slice(config.publicUrl.length + 1));
        return publicUrl(key) === url && !key.includes('\0') ? key : null;
      } catch {
        // Invalid percent-encoding, or not a public object.
        return null;
      }
    },

    close: () => client.destroy(),
  };
}

const connect = (
  { endpoint, region, accessKeyId, secretAccessKey }: StorageConfig,
  timeoutMs: number,
): S3Client =>
  new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Some S3 servers do not support the SDK's default checksums, and a browser's PUT cannot send them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: timeoutMs,
      requestTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      throwOnRequestTimeout: true,
    },
  });

/** Lists all objects of the bucket without uploads that nobody confirmed, page by page. */
export async function* listObjects(config: StorageConfig): AsyncGenerator<{ key: string; bytes: number }> {
  const client = connect(config, TIMEOUT_MS);
  try {
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: config.bucket }))
      for (const { Key: key, Size: bytes = 0 } of Contents)
        if (key !== undefined && !key.startsWith(UPLOADS_PREFIX)) yield { key, bytes };
  } finally {
    client.destroy();
  }
}

async function nullWhenMissing<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof NotFound || error instanceof NoSuchKey) return null;
    throw error;
  }
}
