import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createS3Storage, listObjects } from './s3Storage.ts';
import type { StorageGateway } from './storage.gateway.ts';

const CONFIG = {
  endpoint: 'http://127.0.0.1:9',
  region: 'eu-west-2',
  bucket: 'shop',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
  publicUrl: 'https://files.example',
};

let server: Server | undefined;
let storage: StorageGateway | undefined;

afterEach(() => {
  storage?.close();
  server?.closeAllConnections();
  server?.close();
});

async function against(answer: RequestListener, timeoutMs = 150): Promise<StorageGateway> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  storage = createS3Storage({ ...CONFIG, endpoint: `http://127.0.0.1:${address.port}` }, { timeoutMs });
  return storage;
}

describe('presignPut', () => {
  it('presignPut signs type and size into an address for 10 minutes', async () => {
    storage = createS3Storage(CONFIG);
    const target = { objectKey: 'uploads/a b.png', contentType: 'image/png', sizeBytes: 42 };
    const url = new URL(await storage.presignPut(target));
    expect(url.origin + url.pathname).toBe('http://127.0.0.1:9/shop/uploads/a%20b.png');
    expect(url.searchParams.get('X-Amz-Expires')).toBe('600');
    expect(url.searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
    expect([...url.searchParams.keys()].filter((name) => /checksum/i.test(name))).toEqual([]);
  });

  it('presignPut leaves an unknown size unsigned', async () => {
    storage = createS3Storage(CONFIG);
    const url = new URL(await storage.presignPut({ objectKey: 'a', contentType: 'image/png' }));
    expect(url.searchParams.get('X-Amz-SignedHeaders')).toBe('content-type;host');
  });
});

describe('publicUrl', () => {
  it('publicUrl encodes the names in a key', () => {
    storage = createS3Storage(CONFIG);
    expect(storage.publicUrl('public/a b/ö?.png')).toBe('https://files.example/public/a%20b/%C3%B6%3F.png');
  });

  it('publicUrl throws for a key that is not public', () => {
    storage = createS3Storage(CONFIG);
    expect(() => storage?.publicUrl('uploads/a.png')).toThrow('uploads/a.png is not a public object');
  });
});

describe('keyOf', () => {
  it.each(['public/logos/a.webp', 'public/a b/ö?.png', 'public/a%2Fb/50%.webp'])(
    'keyOf finds the key %s again',
    (key) => {
      storage = createS3Storage(CONFIG);
      expect(storage.keyOf(storage.publicUrl(key))).toBe(key);
    },
  );

  it.each([
    '',
    'https://files.example',
    'https://files.example/uploads/a.png',
    'https://files.example/public/a.png?x=1',
    'https://files.example/public/a.png#x',
    'https://files.example/./public/a.png',
    'https://files.example/public/%zz',
    'https://files.example/public/\ud800',
    'https://files.example/public/%61.png',
    'https://files.example.org/public/a.png',
    'http://files.example/public/a.png',
    'https://elsewhere.example/public/a.png',
    'public/a.png',
  ])('keyOf returns null for the address %s', (url) => {
    storage = createS3Storage(CONFIG);
    expect(storage.keyOf(url)).toBeNull();
  });
});

describe('a storage in trouble', () => {
  it('every call rejects when the storage never responds', async () => {
    const silent = await against(() => undefined);
    await expect(silent.size('a')).rejects.toThrow();
    await expect(silent.read('a')).rejects.toThrow();
    await expect(silent.write('a', { bytes: Buffer.from('x'), contentType: 'text/plain' })).rejects.toThrow();
    await expect(silent.remove('a')).rejects.toThrow();
  });

  it('a read rejects when the storage stops in the middle of an object', async () => {
    const stalling = await against((_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': '1000' });
      response.write('the beginning');
    });
    await expect(stalling.read('a')).rejects.toThrow();
  });

  it('a read rejects when the storage truncates an object', async () => {
    const cutting = await against((_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': '1000' });
      response.write('the beginning', () => response.destroy());
    }, 5000);
    await expect(cutting.read('a')).rejects.toThrow();
  });

  it('a call is retried after one failure', async () => {
    let calls = 0;
    const shaky = await against((request, response) => {
      request.resume();
      calls += 1;
      response.writeHead(calls === 1 ? 503 : 200, { 'content-length': '2' }).end('ok');
    }, 5000);
    expect((await shaky.read('a'))?.bytes.toString()).toBe('ok');
    expect(calls).toBe(2);
  });

  it('a call rejects for an error other than a missing object', async () => {
    const forbidding = await against((_request, response) => response.writeHead(403).end(), 5000);
    await expect(forbidding.size('a')).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
  });
});

describe('listObjects', () => {
  const page = (keys: string[], next: string) =>
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${
      next && `<NextContinuationToken>${next}</NextContinuationToken>`
    }${keys.map((key, size) => `<Contents><Key>${key}</Key><Size>${size}</Size></Contents>`).join('')}</ListBucketResult>`;

  it('lists all pages of the bucket, without uploads that nobody confirmed', async () => {
    await against((request, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://localhost');
      const isSecond = searchParams.get('continuation-token') === 'more';
      const keys = isSecond ? ['public/c'] : ['public/a', 'public/b &amp; b', 'uploads/x'];
      response.end(page(keys, isSecond ? '' : 'more'));
    });
    const address = server?.address();
    if (!address || typeof address === 'string') throw new Error('no port');
    const found = [];
    for await (const object of listObjects({ ...CONFIG, endpoint: `http://127.0.0.1:${address.port}` }))
      found.push(object);
    expect(found).toEqual([
      { key: 'public/a', bytes: 0 },
      { key: 'public/b & b', bytes: 1 },
      { key: 'public/c', bytes: 0 },
    ]);
  });
});
