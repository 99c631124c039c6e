import { describe, expect, it } from 'vitest';
import { refusePayload } from './signature.rules.ts';

const BODY = Buffer.from('hello');
const SHA256 = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';
const MD5 = 'XUFAKrxLKna5cZ2REBfFkg==';

describe('refusePayload', { tags: ['@long'] }, () => {
  it.each<[string, Buffer, string, string | undefined, string | null]>([
    ['the signed hash', BODY, SHA256, undefined, null],
    ['an unsigned body', BODY, 'UNSIGNED-PAYLOAD', undefined, null],
    ['the right MD5', BODY, SHA256, MD5, null],
    ['another body', Buffer.from('hallo'), SHA256, undefined, 'XAmzContentSHA256Mismatch'],
    ['an empty body', Buffer.alloc(0), SHA256, undefined, 'XAmzContentSHA256Mismatch'],
    ['another MD5', Buffer.from('hallo'), 'UNSIGNED-PAYLOAD', MD5, 'BadDigest'],
    ['an empty MD5', BODY, SHA256, '', 'BadDigest'],
    ['a streamed signature', BODY, 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD', undefined, 'NotImplemented'],
    ['an upper-case hash', BODY, SHA256.toUpperCase(), undefined, 'NotImplemented'],
  ])('refusePayload checks the case: %s', (_name, body, payloadHash, md5, code) => {
    expect(refusePayload(body, payloadHash, md5)?.code ?? null).toBe(code);
  });
});
