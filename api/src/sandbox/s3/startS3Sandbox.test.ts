import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CopyObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StorageConfig } from '../../config.ts';
import { createS3Storage } from '../../gateways/storage/s3Storage.ts';
import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import { type S3Sandbox, type S3SandboxOptions, startS3Sandbox } from './startS3Sandbox.ts';

const KEYS = {
  bucket: 'shop',
  accessKeyId: 'sandbox',
  secretAccessKey: 'a secret / of + tests',
  region: 'eu-west-2',
};
const PNG = { bytes: Buffer.from('\u0089PNG and the rest', 'latin1'), contentType: 'image/png' };
const MIB = 1024 * 1024;

let dir: string;
let now: Date | null;
let sandbox: S3Sandbox;
let storage: StorageGateway;
let running: { close(): unknown }[];

const track = <T extends { close(): unknown }>(server: T): T => {
  running.push(server);
  return server;
};
const start = async (changes: Partial<S3SandboxOptions> = {}) =>
  track(await startS3Sandbox({ dir, port: 0, ...KEYS, clock: () => now ?? new Date(), ...changes }));
const connect = (changes: Partial<StorageConfig> = {}) =>
  track(createS3Storage({ ...KEYS, endpoint: sandbox.endpoint, publicUrl: sandbox.publicUrl, ...changes }));
const sdk = () => {
  const client = new S3Client({
    endpoint: sandbox.endpoint,
    region: KEYS.region,
    credentials: KEYS,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  track({ close: () => client.destroy() });
  return client;
};

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forkfront-s3-'));
  now = null;
  running = [];
  sandbox = await start();
  storage = connect();
});
afterEach(async () => {
  for (const server of running.reverse()) await server.close();
  await rm(dir, { recursive: true });
});

const put = (url: string, body: Buffer | string = PNG.bytes, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'PUT',
    body: new Uint8Array(Buffer.from(body)),
    headers: { 'content-type': 'image/png', ...headers },
  });
const codeOf = async (response: Response) => /<Code>(.*)<\/Code>/.exec(await response.text())?.[1];
const refusal = async (response: Response) => ({ status: response.status, code: await codeOf(response) });

/** A request whose path reaches the server as written; fetch would tidy it. */
async function rawRequest(path: string, method = 'GET') {
  const sent = httpRequest(sandbox.endpoint, { method, path });
  sent.end();
  const [response] = await once(sent, 'response');
  return { status: response.statusCode, body: await text(response) };
}

describe('objects', () => {
  it('are written, measured, read and removed', async () => {
    const key = 'uploads/café & co/logo (1)+.png';
    expect(await storage.size(key)).toBeNull();
    expect(await storage.read(key)).toBeNull();
    await storage.write(key, PNG);
    expect(await storage.size(key)).toBe(PNG.bytes.length);
    expect(await storage.read(key)).toEqual(PNG);
    await storage.write(key, { bytes: Buffer.from('{}'), contentType: 'application/json' });
    expect(await storage.read(key)).toEqual({ bytes: Buffer.from('{}'), contentType: 'application/json' });
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.size(key)).toBeNull();
  });

  it('may be empty, and large', async () => {
    const large = Buffer.alloc(12 * MIB, 7);
    await storage.write('empty', { bytes: Buffer.alloc(0), contentType: 'text/plain' });
    await storage.write('large', { bytes: large, contentType: 'image/jpeg' });
    expect(await storage.size('empty')).toBe(0);
    expect((await storage.read('empty'))?.bytes).toHaveLength(0);
    expect((await storage.read('large'))?.bytes.equals(large)).toBe(true);
  });

  it('over 12 MiB are refused and not kept', async () => {
    const write = storage.write('large', { bytes: Buffer.alloc(12 * MIB + 1), contentType: 'image/jpeg' });
    await expect(write).rejects.toMatchObject({ name: 'EntityTooLarge' });
    expect(await storage.size('large')).toBeNull();
  });

  it('are there after a restart, on another port too', async () => {
    await storage.write('public/logo.png', PNG);
    await sandbox.close();
    sandbox = await start();
    expect(await connect().read('public/logo.png')).toEqual(PNG);
  });

  it('are copied with their type, or with a new one', async () => {
    await storage.write('uploads/a b.png', PNG);
    const client = sdk();
    const copy = { Bucket: 'shop', CopySource: 'shop/uploads/a%20b.png' };
    const copied = await client.send(new CopyObjectCommand({ ...copy, Key: 'public/a.png' }));
    expect(copied.CopyObjectResult?.ETag).toMatch(/^"[0-9a-f]{32}"$/);
    expect(await storage.read('public/a.png')).toEqual(PNG);
    const retyped = { ...copy, Key: 'b', MetadataDirective: 'REPLACE', ContentType: 'image/webp' } as const;
    await client.send(new CopyObjectCommand(retyped));
    expect((await storage.read('b'))?.contentType).toBe('image/webp');
  });

  it.each([
    ['what is missing', 'shop/none', 'NoSuchKey'],
    ['another bucket', 'other/a', 'NoSuchBucket'],
    ['a path outside', 'shop/../../etc/passwd', 'InvalidURI'],
    ['a version', 'shop/a?versionId=1', 'NotImplemented'],
  ])('are not copied from %s', async (_name, CopySource, code) => {
    const copy = sdk().send(new CopyObjectCommand({ Bucket: 'shop', Key: 'b', CopySource }));
    await expect(copy).rejects.toMatchObject({ name: code });
  });
});

describe('a header signature', () => {
  it.each<[string, Partial<StorageConfig>, string]>([
    ['a wrong secret', { secretAccessKey: 'another secret' }, 'SignatureDoesNotMatch'],
    ['an unknown key', { accessKeyId: 'stranger' }, 'InvalidAccessKeyId'],
    ['another region', { region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
    ['another bucket', { bucket: 'other' }, 'NoSuchBucket'],
  ])('with %s is refused for every operation', async (_name, changes, code) => {
    await storage.write('a', PNG);
    const stranger = connect(changes);
    await expect(stranger.read('a')).rejects.toMatchObject({ name: code });
    await expect(stranger.write('a', { ...PNG, bytes: Buffer.from('x') })).rejects.toMatchObject({
      name: code,
    });
    await expect(stranger.remove('a')).rejects.toMatchObject({ name: code });
    expect(await storage.read('a')).toEqual(PNG);
  });

  it('covers the body', async () => {
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
    expect(await storage.size('a')).toBeNull();
  });

  it('of a clock that is 16 minutes off is refused', async () => {
    now = new Date(Date.now() - 16 * 60_000);
    await expect(storage.read('a')).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' });
  });

  it('does not open what is not provided', async () => {
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
    expect(await storage.size('a')).toBeNull();
  });
});

describe('a presigned address', () => {
  const target = { objectKey: 'uploads/ö/1.png', contentType: 'image/png', sizeBytes: PNG.bytes.length };

  it('accepts exactly the object it was made for', async () => {
    const response = await put(await storage.presignPut(target));
    expect(response.status).toBe(200);
    expect(response.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
    expect(await storage.read(target.objectKey)).toEqual(PNG);
  });

  it('leaves the size open when none was given', async () => {
    const url = await storage.presignPut({ objectKey: 'a', contentType: 'image/png' });
    expect((await put(url, 'x'.repeat(500))).status).toBe(200);
    expect(await storage.size('a')).toBe(500);
  });

  it.each<[string, (url: string) => Promise<Response>, string]>([
    ['another type', (url) => put(url, PNG.bytes, { 'content-type': 'text/html' }), 'SignatureDoesNotMatch'],
    [
      'no type',
      (url) => fetch(url, { method: 'PUT', body: new Uint8Array(PNG.bytes) }),
      'SignatureDoesNotMatch',
    ],
    ['a shorter body', (url) => put(url, PNG.bytes.subarray(1)), 'SignatureDoesNotMatch'],
    ['a longer body', (url) => put(url, Buffer.concat([PNG.bytes, PNG.bytes])), 'SignatureDoesNotMatch'],
    ['another key', (url) => put(url.replace('1.png', '2.png')), 'SignatureDoesNotMatch'],
    ['a public key', (url) => put(url.replace('/uploads/', '/public/')), 'SignatureDoesNotMatch'],
    ['a longer life', (url) => put(url.replace('Expires=600', 'Expires=6000')), 'SignatureDoesNotMatch'],
    ['fewer signed headers', (url) => put(url.replace(/content-length%3B/, '')), 'SignatureDoesNotMatch'],
    [
      'another signature',
      (url) => put(url.replace(/Signature=..../, 'Signature=0000')),
      'SignatureDoesNotMatch',
    ],
    [
      'no signature',
      (url) => put(url.replace(/&X-Amz-Signature=\w+/, '')),
      'AuthorizationQueryParametersError',
    ],
    ['no query', (url) => put(url.replace(/\?.*/, '')), 'AccessDenied'],
    ['a repeated parameter', (url) => put(`${url}&X-Amz-Expires=600`), 'InvalidArgument'],
    ['another method', (url) => fetch(url), 'SignatureDoesNotMatch'],
    [
      'a copy of another object',
      (url) => put(url, PNG.bytes, { 'x-amz-copy-source': '/shop/secret' }),
      'AccessDenied',
    ],
    ['another host', (url) => put(url.replace('127.0.0.1', 'localhost')), 'SignatureDoesNotMatch'],
  ])('refuses %s', async (_name, send, code) => {
    const response = await send(await storage.presignPut(target));
    expect(await refusal(response)).toEqual({
      status: code === 'AccessDenied' || code === 'SignatureDoesNotMatch' ? 403 : 400,
      code,
    });
    expect(await storage.size(target.objectKey)).toBeNull();
    expect(await storage.size('public/ö/1.png')).toBeNull();
  });

  it('made with a wrong secret is refused', async () => {
    const response = await put(await connect({ secretAccessKey: 'another' }).presignPut(target));
    expect(await refusal(response)).toEqual({ status: 403, code: 'SignatureDoesNotMatch' });
  });

  it('ends after 10 minutes', async () => {
    const url = await storage.presignPut(target);
    const made = Date.now();
    now = new Date(made + 601_000);
    expect(await refusal(await put(url))).toEqual({ status: 403, code: 'AccessDenied' });
    now = new Date(made + 598_000);
    expect((await put(url)).status).toBe(200);
  });

  it('takes 12 MiB and no more', async () => {
    const sized = (sizeBytes: number) =>
      storage.presignPut({ objectKey: 'a', contentType: 'image/png', sizeBytes });
    const tooLarge = await put(await sized(12 * MIB + 1), Buffer.alloc(12 * MIB + 1));
    expect(await refusal(tooLarge)).toEqual({ status: 400, code: 'EntityTooLarge' });
    expect((await put(await sized(12 * MIB), Buffer.alloc(12 * MIB))).status).toBe(200);
  });

  it('wants the length declared', async () => {
    const url = await storage.presignPut({ objectKey: 'a', contentType: 'image/png' });
    const sent = httpRequest(url, { method: 'PUT', headers: { 'content-type': 'image/png' } });
    sent.write('chunk');
    sent.end();
    const [response] = await once(sent, 'response');
    expect(response.statusCode).toBe(411);
    response.resume();
  });

  it('keeps nothing of an upload that breaks off, and goes on', async () => {
    const url = await storage.presignPut({ ...target, sizeBytes: 1000 });
    const headers = { 'content-type': 'image/png', 'content-length': '1000', expect: '100-continue' };
    const sent = httpRequest(url, { method: 'PUT', headers });
    const broken = once(sent, 'error');
    sent.flushHeaders();
    await once(sent, 'continue');
    sent.write('half', () => sent.destroy());
    await broken;
    expect(await storage.size(target.objectKey)).toBeNull();
    expect((await put(await storage.presignPut(target))).status).toBe(200);
  });
});

describe('anybody', () => {
  it('reads public objects with their type, for ever, and nothing runs in them', async () => {
    await storage.write('public/ö/1.png', PNG);
    const response = await fetch(storage.publicUrl('public/ö/1.png'));
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG.bytes);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(PNG.bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'access-control-allow-origin': '*',
    });
    const head = await fetch(storage.publicUrl('public/ö/1.png'), { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(PNG.bytes.length));
  });

  it('is told with 404 that a public object is missing', async () => {
    expect(await refusal(await fetch(storage.publicUrl('public/none.png')))).toEqual({
      status: 404,
      code: 'NoSuchKey',
    });
  });

  it('neither reads private objects, nor learns whether they exist', async () => {
    await storage.write('private/a', PNG);
    for (const key of ['private/a', 'private/none', 'publicity/a'])
      expect(await refusal(await fetch(`${sandbox.publicUrl}/${key}`))).toEqual({
        status: 403,
        code: 'AccessDenied',
      });
  });

  it('changes nothing', async () => {
    await storage.write('public/a.png', PNG);
    const url = storage.publicUrl('public/a.png');
    for (const method of ['PUT', 'DELETE', 'POST', 'PATCH'])
      expect(await refusal(await fetch(url, { method, headers: { 'content-length': '0' } }))).toEqual({
        status: 403,
        code: 'AccessDenied',
      });
    expect(await storage.read('public/a.png')).toEqual(PNG);
  });

  it.each([
    '/shop/public/../private/a',
    '/shop/public/%2e%2e/private/a',
    '/shop/public%2F..%2Fprivate%2Fa',
    '/shop/public/..%5c..%5cprivate',
    '/shop/public//../../../../../../etc/passwd',
    '/shop/public/%00',
    '/shop/public/%',
  ])('cannot leave the folder by %s', async (path) => {
    await storage.write('private/a', PNG);
    const response = await rawRequest(path);
    expect(response.status).toBe(400);
    expect(response.body).toContain('<Code>InvalidURI</Code>');
  });
});

describe('a browser', () => {
  const preflight = (method: string | null) =>
    fetch(`${sandbox.publicUrl}/uploads/a.png`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:5001',
        'access-control-request-headers': 'content-type',
        ...(method === null ? {} : { 'access-control-request-method': method }),
      },
    });

  it('may PUT and GET from a page of any origin', async () => {
    const response = await preflight('PUT');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, PUT',
      'access-control-allow-headers': 'content-type',
    });
  });

  it('may not DELETE, and asks for something', async () => {
    expect(await refusal(await preflight('DELETE'))).toEqual({ status: 403, code: 'AccessForbidden' });
    expect(await refusal(await preflight(null))).toEqual({ status: 400, code: 'BadRequest' });
  });

  it('can read why it was refused', async () => {
    const response = await put(`${sandbox.publicUrl}/uploads/a.png`);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('content-type')).toBe('application/xml');
    expect(await response.text()).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code><Message>Access Denied</Message>' +
        `<Resource>/shop/uploads/a.png</Resource><RequestId>${response.headers.get('x-amz-request-id')}</RequestId></Error>`,
    );
  });
});

describe('the server', () => {
  it('takes a free port when the preferred one is taken', async () => {
    const taken = Number(new URL(sandbox.endpoint).port);
    const second = await start({ port: taken, dir: join(dir, 'second') });
    expect(second.endpoint).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(Number(new URL(second.endpoint).port)).not.toBe(taken);
  });

  it('listens on the preferred port when it is free', async () => {
    const port = Number(new URL(sandbox.endpoint).port);
    await sandbox.close();
    sandbox = await start({ port });
    expect(sandbox.endpoint).toBe(`http://127.0.0.1:${port}`);
  });

  it('listens on the loopback address only', async () => {
    const port = Number(new URL(sandbox.endpoint).port);
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((address) => address?.family === 'IPv4' && !address.internal);
    // Whoever else may bind the port on another address proves that the sandbox does not hold it there.
    const other = createServer().listen(port, outside?.address ?? '127.0.0.2');
    await once(other, 'listening');
    await new Promise((resolve) => other.close(resolve));
  });

  it('refuses connections once closed', async () => {
    await sandbox.close();
    await expect(fetch(sandbox.endpoint)).rejects.toThrow();
  });
});
