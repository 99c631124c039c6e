import { describe, expect, it } from 'vitest';
import { isPublicKey, objectKeyOf } from './objectStore.ts';

describe('objectKeyOf', { tags: ['@long'] }, () => {
  it.each([
    ['/shop/public/logo.webp', 'public/logo.webp'],
    ['/shop/a', 'a'],
    ['/shop/..a/.b/c..', '..a/.b/c..'],
    ['/shop/café menu/1.png', 'café menu/1.png'],
  ])('objectKeyOf reads the key of %s', (path, key) => {
    expect(objectKeyOf(path, 'shop')).toEqual({ ok: true, value: key });
  });

  it.each([
    ['another bucket', '/other/key', 'NoSuchBucket'],
    ['the bucket itself', '/shop', 'NotImplemented'],
    ['the bucket itself with a slash', '/shop/', 'NotImplemented'],
    ['the root', '/', 'NoSuchBucket'],
    ['a parent', '/shop/../secret', 'InvalidURI'],
    ['a parent further in', '/shop/public/../../secret', 'InvalidURI'],
    ['a parent at the end', '/shop/public/..', 'InvalidURI'],
    ['the folder itself', '/shop/./a', 'InvalidURI'],
    ['an empty name', '/shop/public//a', 'InvalidURI'],
    ['an absolute name', '/shop//etc/passwd', 'InvalidURI'],
    ['a backslash', '/shop/..\\secret', 'InvalidURI'],
    ['a NUL', '/shop/a\u0000.png', 'InvalidURI'],
    ['a line break', '/shop/a\nb', 'InvalidURI'],
    ['1025 bytes', `/shop/${'é'.repeat(512)}x`, 'KeyTooLongError'],
  ])('objectKeyOf refuses %s', (_name, path, code) => {
    expect(objectKeyOf(path, 'shop')).toMatchObject({ ok: false, error: { code } });
  });
});

describe('isPublicKey', { tags: ['@long'] }, () => {
  it.each([
    ['public/a.png', true],
    ['public', false],
    ['publicity/a.png', false],
    ['Public/a.png', false],
    ['a/public/b.png', false],
  ])('the key %s is public: %s', (key, expected) => {
    expect(isPublicKey(key)).toBe(expected);
  });
});
