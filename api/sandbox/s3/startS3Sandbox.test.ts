import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { CopyObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import type { StorageConfig } from '../../src/serviceSettings.ts';
import { useS3Bench } from '../../test/useS3Bench.ts';

const PNG = { bytes: Buffer.from('\u0089PNG and the rest', 'latin1'), contentType: 'image/png' };
const MIB = 1024 * 1024;
const bench = useS3Bench();

const sdk = () => {
  const client = new S3Client({
    endpoint: bench.sandbox.endpoint,
    region: bench.keys.region,
    credentials: bench.keys,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  bench.track({ close: () => client.destroy() });
  return client;
};

describe('objects', { tags: ['@long'] }, () => {
  it('objects are written, measured, read and removed', async () => {
    const key = 'uploads/café & co/logo (1)+.png';
    expect(await bench.storage.size(key)).toBeNull();
    expect(await bench.storage.read(key)).toBeNull();
    await bench.storage.write(key, PNG);
    expect(await bench.storage.size(key)).toBe(PNG.bytes.length);
    expect(await bench.storage.read(key)).toEqual(PNG);
    await bench.storage.write(key, { bytes: Buffer.from('{}'), contentType: 'application/json' });
    expect(await bench.storage.read(key)).toEqual({
      bytes: Buffer.from('{}'),
      contentType: 'application/json',
    });
    await bench.storage.remove(key);
    await bench.storage.remove(key);
    expect(await bench.storage.size(key)).toBeNull();
  });

  it('objects may be empty or large', async () => {
    const large = Buffer.alloc(12 * MIB, 7);
    await bench.storage.write('empty', { bytes: Buffer.alloc(0), contentType: 'text/plain' });
    await bench.storage.write('large', { bytes: large, contentType: 'image/jpeg' });
    expect(await bench.storage.size('empty')).toBe(0);
    expect((await bench.storage.read('empty'))?.bytes).toHaveLength(0);
    expect((await bench.storage.read('large'))?.bytes.equals(large)).toBe(true);
    expect(await bench.storage.read('large', large.length - 1)).toBeNull();
    expect((await bench.storage.read('large', large.length))?.bytes).toHaveLength(large.length);
  });

  it('objects over 12 MiB are refused and not stored', async () => {
    const write = bench.storage.write('large', {
      bytes: Buffer.alloc(12 * MIB + 1),
      contentType: 'image/jpeg',
    });
    await expect(write).rejects.toMatchObject({ name: 'EntityTooLarge' });
    expect(await bench.storage.size('large')).toBeNull();
  });

  it('objects are kept after a restart, also on another port', async () => {
    await bench.storage.write('public/logo.png', PNG);
    await bench.restart();
    expect(await bench.storage.read('public/logo.png')).toEqual(PNG);
  });

  it('objects are copied with their type or a new one', async () => {
    await bench.storage.write('uploads/a b.png', PNG);
    const client = sdk();
    const copy = { Bucket: 'shop', CopySource: 'shop/uploads/a%20b.png' };
    const copied = await client.send(new CopyObjectCommand({ ...copy, Key: 'public/a.png' }));
    expect(copied.CopyObjectResult?.ETag).toMatch(/^"[0-9a-f]{32}"$/);
    expect(await bench.storage.read('public/a.png')).toEqual(PNG);
    const retyped = { ...copy, Key: 'b', MetadataDirective: 'REPLACE', ContentType: 'image/webp' } as const;
    await client.send(new CopyObjectCommand(retyped));
    expect((await bench.storage.read('b'))?.contentType).toBe('image/webp');
  });

  it.each([
    ['what is missing', 'shop/none', 'NoSuchKey'],
    ['another bucket', 'other/a', 'NoSuchBucket'],
    ['a path outside', 'shop/../../etc/passwd', 'InvalidURI'],
    ['a version', 'shop/a?versionId=1', 'NotImplemented'],
  ])('an object is not copied from %s', async (_name, CopySource, code) => {
    const copy = sdk().send(new CopyObjectCommand({ Bucket: 'shop', Key: 'b', CopySource }));
    await expect(copy).rejects.toMatchObject({ name: code });
  });
});

describe('a header signature', { tags: ['@long'] }, () => {
  it.each<[string, Partial<StorageConfig>, string]>([
    ['a wrong secret', { secretAccessKey: 'another secret' }, 'SignatureDoesNotMatch'],
    ['an unknown key', { accessKeyId: 'stranger' }, 'InvalidAccessKeyId'],
    ['another region', { region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
    ['another bucket', { bucket: 'other' }, 'NoSuchBucket'],
  ])('a header signature with %s is refused for every operation', async (_name, changes, code) => {
    await bench.storage.write('a', PNG);
    const stranger = bench.connect(changes);
    await expect(stranger.read('a')).rejects.toMatchObject({ name: code });
    await expect(stranger.write('a', { ...PNG, bytes: Buffer.from('x') })).rejects.toMatchObject({
      name: code,
    });
    await expect(stranger.remove('a')).rejects.toMatchObject({ name: code });
    expect(await bench.storage.read('a')).toEqual(PNG);
  });

  it('a header signature covers the body', async () => {
    const client = sdk();
    client.middlewareStack.add(
      (next) => (args) => {
        Object.assign(args.request as object, { body: Buffer.from('other bytes!') });
        return next(args);
      },
      { step: 'finalizeRequest', priority: 'low' },
    );
    const write = client.send(
      new PutObjectCommand({ Bucket: 'shop', Key: 'a', Body: Buffer.from('these bytes!') }),
    );
    await expect(write).rejects.toMatchObject({ name: 'XAmzContentSHA256Mismatch' });
    expect(await bench.storage.size('a')).toBeNull();
  });

  it('a header signature is refused when the clock is 16 minutes off', async () => {
    bench.now = new Date(Date.now() - 16 * 60_000);
    await expect(bench.storage.read('a')).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' });
  });

  it('a valid signature does not enable unsupported operations', async () => {
    const client = sdk();
    await expect(client.send(new ListObjectsV2Command({ Bucket: 'shop' }))).rejects.toMatchObject({
      name: 'NotImplemented',
    });
    const put = { Bucket: 'shop', Key: 'a', Body: 'text' };
    for (const wish of [
      { ACL: 'public-read' },
      { ChecksumAlgorithm: 'CRC32' },
      { IfNoneMatch: '*' },
    ] as const)
      await expect(client.send(new PutObjectCommand({ ...put, ...wish }))).rejects.toMatchObject({
        name: 'NotImplemented',
      });
    expect(await bench.storage.size('a')).toBeNull();
  });
});

describe('the server', { tags: ['@long'] }, () => {
  it('the server takes a free port when the preferred one is taken', async () => {
    const taken = Number(new URL(bench.sandbox.endpoint).port);
    const second = await bench.start({ port: taken, dir: join(bench.dir, 'second') });
    expect(second.endpoint).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(Number(new URL(second.endpoint).port)).not.toBe(taken);
  });

  it('the server listens on the preferred port when it is free', async () => {
    const port = Number(new URL(bench.sandbox.endpoint).port);
    await bench.restart({ port });
    expect(bench.sandbox.endpoint).toBe(`http://127.0.0.1:${port}`);
  });

  it('the server listens on the loopback address only', async () => {
    const port = Number(new URL(bench.sandbox.endpoint).port);
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((address) => address?.family === 'IPv4' && !address.internal);
    // If another server can bind the port on another address, the sandbox does not use it there.
    const other = createServer().listen(port, outside?.address ?? '127.0.0.2');
    await expect(once(other, 'listening')).resolves.toBeDefined();
    await new Promise((resolve) => other.close(resolve));
  });

  it('a closed server refuses connections', async () => {
    await bench.sandbox.close();
    await expect(fetch(bench.sandbox.endpoint)).rejects.toThrow();
  });
});
