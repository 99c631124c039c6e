import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { useS3Bench } from '../../test/useS3Bench.ts';

const PNG = { bytes: Buffer.from('\u0089PNG and the rest', 'latin1'), contentType: 'image/png' };
const bench = useS3Bench();

const codeOf = async (response: Response) => /<Code>(.*)<\/Code>/.exec(await response.text())?.[1];
const refusal = async (response: Response) => ({ status: response.status, code: await codeOf(response) });

/** A request with an unchanged path; fetch would normalise it. */
async function rawRequest(path: string, method = 'GET') {
  const sent = httpRequest(bench.sandbox.endpoint, { method, path });
  sent.end();
  const [response] = await once(sent, 'response');
  return { status: response.statusCode, body: await text(response) };
}

describe('access without a signature', { tags: ['@long'] }, () => {
  it('public objects are readable with their type, cached for ever, and run no scripts', async () => {
    await bench.storage.write('public/ö/1.png', PNG);
    const response = await fetch(bench.storage.publicUrl('public/ö/1.png'));
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
    const head = await fetch(bench.storage.publicUrl('public/ö/1.png'), { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(PNG.bytes.length));
  });

  it('a missing public object is answered with 404', async () => {
    expect(await refusal(await fetch(bench.storage.publicUrl('public/none.png')))).toEqual({
      status: 404,
      code: 'NoSuchKey',
    });
  });

  it('private objects are neither readable nor detectable', async () => {
    await bench.storage.write('private/a', PNG);
    for (const key of ['private/a', 'private/none', 'publicity/a'])
      expect(await refusal(await fetch(`${bench.sandbox.publicUrl}/${key}`))).toEqual({
        status: 403,
        code: 'AccessDenied',
      });
  });

  it('writing is refused', async () => {
    await bench.storage.write('public/a.png', PNG);
    const url = bench.storage.publicUrl('public/a.png');
    for (const method of ['PUT', 'DELETE', 'POST', 'PATCH'])
      expect(await refusal(await fetch(url, { method, headers: { 'content-length': '0' } }))).toEqual({
        status: 403,
        code: 'AccessDenied',
      });
    expect(await bench.storage.read('public/a.png')).toEqual(PNG);
  });

  it.each([
    '/shop/public/../private/a',
    '/shop/public/%2e%2e/private/a',
    '/shop/public%2F..%2Fprivate%2Fa',
    '/shop/public/..%5c..%5cprivate',
    '/shop/public//../../../../../../etc/passwd',
    '/shop/public/%00',
    '/shop/public/%',
  ])('the path %s cannot leave the folder', async (path) => {
    await bench.storage.write('private/a', PNG);
    const response = await rawRequest(path);
    expect(response.status).toBe(400);
    expect(response.body).toContain('<Code>InvalidURI</Code>');
  });
});

describe('access of a browser', { tags: ['@long'] }, () => {
  const preflight = (method: string | null) =>
    fetch(`${bench.sandbox.publicUrl}/uploads/a.png`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:5001',
        'access-control-request-headers': 'content-type',
        ...(method === null ? {} : { 'access-control-request-method': method }),
      },
    });

  it('a page of any origin may PUT and GET', async () => {
    const response = await preflight('PUT');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, PUT',
      'access-control-allow-headers': 'content-type',
    });
  });

  it('a page may not DELETE, and a preflight must have its headers', async () => {
    expect(await refusal(await preflight('DELETE'))).toEqual({ status: 403, code: 'AccessForbidden' });
    expect(await refusal(await preflight(null))).toEqual({ status: 400, code: 'BadRequest' });
  });

  it('a page can read the reason of a refusal', async () => {
    const response = await fetch(`${bench.sandbox.publicUrl}/uploads/a.png`, { method: 'PUT', body: 'x' });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('content-type')).toBe('application/xml');
    expect(await response.text()).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code><Message>Access Denied</Message>' +
        `<Resource>/shop/uploads/a.png</Resource><RequestId>${response.headers.get('x-amz-request-id')}</RequestId></Error>`,
    );
  });
});
