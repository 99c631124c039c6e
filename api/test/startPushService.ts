import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';
import type { PushAddress } from '../src/gateways/push/push.gateway.ts';

/** A message as the browser reads it. */
export interface ReceivedPush {
  title: string;
  body: string;
  tag: string;
  path: string;
}

/** A browser that has subscribed at the push service. */
export interface PushBrowser extends PushAddress {
  /** What it has received, oldest first. */
  messages: ReceivedPush[];
  /** Headers of the requests, oldest first. */
  headers: IncomingMessage['headers'][];
  /** The status of the next answers; 201 at first. */
  status: number;
}

/**
 * A push service on 127.0.0.1: it accepts messages that are signed with `serverKey` (RFC 8292) for its own origin, and decrypts
 * them as the browser does (RFC 8291). Other messages get 403 or 400. Port 0 is any free port.
 */
export async function startPushService(serverKey: string, port = 0) {
  const browsers = new Map<string, PushBrowser & { read(body: Buffer): ReceivedPush }>();
  const point = Buffer.from(serverKey, 'base64url');
  const verifying = await importJWK(
    {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    'ES256',
  );
  const server = createServer((request, response) => {
    const answer = (status: number) => void response.writeHead(status, { Location: '/elsewhere' }).end();
    void buffer(request)
      .then(async (body) => {
        const browser = browsers.get(request.url ?? '');
        if (!browser) return answer(404);
        browser.headers.push(request.headers);
        if (browser.status !== 201) return answer(browser.status);
        const [, token = '', key] =
          /^vapid t=([^,]+), ?k=(.+)$/.exec(request.headers.authorization ?? '') ?? [];
        try {
          const { payload } = await jwtVerify(token, verifying, { audience: origin });
          if (key !== serverKey || !payload['sub']) return answer(403);
        } catch {
          return answer(403);
        }
        browser.messages.push(browser.read(body));
        answer(201);
      })
      .catch(() => answer(400));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origin = `http://${host}`;
  return {
    /** For `PUSH_HOSTS`. */
    host,
    /** A new subscription. */
    subscribe(): PushBrowser {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const secret = randomBytes(16);
      const path = `/push/${randomBytes(16).toString('base64url')}`;
      const browser = {
        endpoint: `${origin}${path}`,
        p256dh: keys.getPublicKey('base64url'),
        auth: secret.toString('base64url'),
        messages: [],
        headers: [],
        status: 201,
        read: (body: Buffer) => JSON.parse(decrypt(body, keys, secret)) as ReceivedPush,
      };
      browsers.set(path, browser);
      return browser;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;

const SALT = 16;
/** Salt, size of a record, length of the key. */
const HEADER = SALT + 4 + 1;
const TAG = 16;

const hkdf = (key: Buffer, salt: Buffer, info: (string | Buffer)[], length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, Buffer.concat(info.map((part) => Buffer.from(part))), length));

/** The text of a message of one record (RFC 8291, RFC 8188). Throws when it was made for another browser. */
function decrypt(body: Buffer, keys: ECDH, secret: Buffer): string {
  const salt = body.subarray(0, SALT);
  const sender = body.subarray(HEADER, HEADER + body.readUInt8(HEADER - 1));
  const sealed = body.subarray(HEADER + sender.length);
  const info = ['WebPush: info\0', keys.getPublicKey(), sender];
  const shared = hkdf(keys.computeSecret(sender), secret, info, 32);
  const key = hkdf(shared, salt, ['Content-Encoding: aes128gcm\0'], 16);
  const nonce = hkdf(shared, salt, ['Content-Encoding: nonce\0'], 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-TAG));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
  // The last record ends with 2 and padding.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
