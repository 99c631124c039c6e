import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import { useS3Bench } from '../../test/useS3Bench.ts';

const PNG = { bytes: Buffer.from('\u0089PNG and the rest', 'latin1'), contentType: 'image/png' };
const MIB = 1024 * 1024;
const bench = useS3Bench();

const put = (url: string, body: Buffer | string = PNG.bytes, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'PUT',
    body: new Uint8Array(Buffer.from(body)),
    headers: { 'content-type': 'image/png', ...headers },
  });
const codeOf = async (response: Response) => /<Code>(.*)<\/Code>/.exec(await response.text())?.[1];
const refusal = async (response: Response) => ({ status: response.status, code: await codeOf(response) });

describe('a presigned address', { tags: ['@long'] }, () => {
  const target = { objectKey: 'uploads/ö/1.png', contentType: 'image/png', sizeBytes: PNG.bytes.length };

  it('a presigned address accepts exactly the object it was made for', async () => {
    const response = await put(await bench.storage.presignPut(target));
    expect(response.status).toBe(200);
    expect(response.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
    expect(await bench.storage.read(target.objectKey)).toEqual(PNG);
  });

  it('a presigned address without a size accepts any size', async () => {
    const url = await bench.storage.presignPut({ objectKey: 'a', contentType: 'image/png' });
    expect((await put(url, 'x'.repeat(500))).status).toBe(200);
    expect(await bench.storage.size('a')).toBe(500);
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
  ])('a presigned address refuses %s', async (_name, send, code) => {
    const response = await send(await bench.storage.presignPut(target));
    expect(await refusal(response)).toEqual({
      status: code === 'AccessDenied' || code === 'SignatureDoesNotMatch' ? 403 : 400,
      code,
    });
    expect(await bench.storage.size(target.objectKey)).toBeNull();
    expect(await bench.storage.size('public/ö/1.png')).toBeNull();
  });

  it('a presigned address with a wrong secret is refused', async () => {
    const response = await put(await bench.connect({ secretAccessKey: 'another' }).presignPut(target));
    expect(await refusal(response)).toEqual({ status: 403, code: 'SignatureDoesNotMatch' });
  });

  it('a presigned address expires after 10 minutes', async () => {
    const url = await bench.storage.presignPut(target);
    const made = Date.now();
    bench.now = new Date(made + 601_000);
    expect(await refusal(await put(url))).toEqual({ status: 403, code: 'AccessDenied' });
    bench.now = new Date(made + 598_000);
    expect((await put(url)).status).toBe(200);
  });

  it('a presigned address accepts at most 12 MiB', { tags: ['@long'] }, async () => {
    const sized = (sizeBytes: number) =>
      bench.storage.presignPut({ objectKey: 'a', contentType: 'image/png', sizeBytes });
    const tooLarge = await put(await sized(12 * MIB + 1), Buffer.alloc(12 * MIB + 1));
    expect(await refusal(tooLarge)).toEqual({ status: 400, code: 'EntityTooLarge' });
    expect((await put(await sized(12 * MIB), Buffer.alloc(12 * MIB))).status).toBe(200);
  });

  it('an upload must declare its length', async () => {
    const url = await bench.storage.presignPut({ objectKey: 'a', contentType: 'image/png' });
    const sent = httpRequest(url, { method: 'PUT', headers: { 'content-type': 'image/png' } });
    sent.write('chunk');
    sent.end();
    const [response] = await once(sent, 'response');
    expect(response.statusCode).toBe(411);
    response.resume();
  });

  it('an interrupted upload is not stored, and the server continues', async () => {
    const url = await bench.storage.presignPut({ ...target, sizeBytes: 1000 });
    const headers = { 'content-type': 'image/png', 'content-length': '1000', expect: '100-continue' };
    const sent = httpRequest(url, { method: 'PUT', headers });
    const broken = once(sent, 'error');
    sent.flushHeaders();
    await once(sent, 'continue');
    sent.write('half', () => sent.destroy());
    await broken;
    expect(await bench.storage.size(target.objectKey)).toBeNull();
    expect((await put(await bench.storage.presignPut(target))).status).toBe(200);
  });
});
