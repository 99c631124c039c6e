import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { isAuthSecret, isPublicKey, isPushEndpoint } from './pushAddress.rules.ts';

const OWN = ['push.example:8443', '127.0.0.1:4000'];

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://eu.updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://db5p.notify.windows.com/w/?token=abc', true],
  ['https://push.example:8443/abc', true],
  ['http://127.0.0.1:4000/abc', true],
  ['http://fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://user@fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com/abc#part', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evilpush.apple.com.example/abc', false],
  ['https://evil-push.apple.com@127.0.0.1/abc', false],
  ['https://notpush.apple.comx/abc', false],
  ['https://xnotify.windows.com/abc', false],
  ['https://sub.fcm.googleapis.com/abc', false],
  ['http://push.example:8443/abc', false],
  ['https://push.example/abc', false],
  ['http://127.0.0.1:4001/abc', false],
  ['http://169.254.169.254/latest/meta-data', false],
  ['https://[::1]/abc', false],
  ['https://localhost/abc', false],
  ['file:///etc/passwd', false],
  ['no address', false],
  [`https://fcm.googleapis.com/${'a'.repeat(1000)}`, false],
])('the server may send to %s: %s', (endpoint, isAllowed) =>
  expect(isPushEndpoint(endpoint, OWN)).toBe(isAllowed),
);

const curve = createECDH('prime256v1');
curve.generateKeys();
const point = curve.getPublicKey();
const beside = Buffer.from(point);
beside.writeUInt8(beside.readUInt8(64) ^ 1, 64);

it.each([
  ['a point on the curve', point.toString('base64url'), true],
  ['a point beside the curve', beside.toString('base64url'), false],
  ['a compressed point', curve.getPublicKey('base64url', 'compressed'), false],
  ['a short text', 'abc', false],
  ['other characters', `${point.toString('base64url').slice(0, -1)}=`, false],
  ['an empty text', '', false],
])('%s as the public key of a browser: %#', (_name, key, isValid) => expect(isPublicKey(key)).toBe(isValid));

it.each([
  [Buffer.alloc(16).toString('base64url'), true],
  [Buffer.alloc(15).toString('base64url'), false],
  [Buffer.alloc(17).toString('base64url'), false],
  ['', false],
])('%j as the secret of a browser: %s', (secret, isValid) => expect(isAuthSecret(secret)).toBe(isValid));
