import { mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ObjectStore, openObjectStore } from './objectStore.ts';

let dir: string;
let store: ObjectStore;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forkfront-objects-'));
  store = openObjectStore(dir);
});
afterEach(() => rm(dir, { recursive: true }));

const files = async () =>
  (await readdir(dir, { recursive: true, withFileTypes: true })).filter((e) => e.isFile());

describe('objectStore', { tags: ['@long'] }, () => {
  it('the store keeps bytes, type and size of an object, also after it is opened again', async () => {
    const bytes = Buffer.from([0, 10, 13, 255, 10]);
    await store.put('public/a.png', bytes, 'image/png');
    const found = await openObjectStore(dir).get('public/a.png');
    expect(found?.bytes).toEqual(bytes);
    expect(found?.head).toMatchObject({ key: 'public/a.png', contentType: 'image/png', size: 5 });
    expect(await store.head('public/a.png')).toEqual(found?.head);
  });

  it('the ETag is the MD5 of the bytes, as in S3', async () => {
    const { etag } = await store.put('a', Buffer.from('hello'), 'text/plain');
    expect(etag).toBe('"5d41402abc4b2a76b9719d911017c592"');
  });

  it('replacing an object keeps one file and leaves no temporary file', async () => {
    await store.put('a', Buffer.from('first'), 'text/plain');
    await store.put('a', Buffer.from('second, longer'), 'text/css');
    const found = await store.get('a');
    expect(found?.bytes.toString()).toBe('second, longer');
    expect(found?.head.contentType).toBe('text/css');
    expect(await files()).toHaveLength(1);
  });

  it('a write never changes a file that a reader has open', async () => {
    await store.put('a', Buffer.from('first'), 'text/plain');
    const [file] = await files();
    await using reader = await open(join(file?.parentPath ?? '', file?.name ?? ''));
    await store.put('a', Buffer.from('other'), 'text/plain');
    expect((await reader.readFile()).toString()).toMatch(/first$/);
    expect((await store.get('a'))?.bytes.toString()).toBe('other');
  });

  it('parallel writes leave one complete object', async () => {
    const versions = Array.from({ length: 20 }, (_, index) => String(index).repeat(100_000 + index));
    await Promise.all(versions.map((text) => store.put('a', Buffer.from(text), 'text/plain')));
    expect(versions).toContain((await store.get('a'))?.bytes.toString());
    expect(await files()).toHaveLength(1);
  });

  it('keys that a file system would confuse stay apart', async () => {
    const keys = ['a', 'a/b', 'A', 'a/b/c', 'é', 'e\u0301', `${'x'.repeat(1000)}`, '../a'];
    for (const key of keys) await store.put(key, Buffer.from(key), 'text/plain');
    for (const key of keys) expect((await store.get(key))?.bytes.toString()).toBe(key);
    expect(await files()).toHaveLength(keys.length);
  });

  it('a missing object is null, and an object can be removed', async () => {
    expect(await store.get('a')).toBeNull();
    expect(await store.head('a')).toBeNull();
    await store.put('a', Buffer.alloc(0), 'text/plain');
    expect((await store.get('a'))?.bytes).toHaveLength(0);
    await store.remove('a');
    await store.remove('a');
    expect(await store.get('a')).toBeNull();
  });

  it('a damaged file makes the read reject', async () => {
    await store.put('a', Buffer.from('whole'), 'text/plain');
    const [file] = await files();
    await writeFile(join(file?.parentPath ?? '', file?.name ?? ''), 'no head');
    await expect(store.get('a')).rejects.toThrow();
  });
});
