import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import type { PushConfig } from '../../serviceSettings.ts';
import { PermanentError } from '../jobs/jobs.gateway.ts';
import type { PushGateway } from './push.gateway.ts';
import { isPushEndpoint } from './pushAddress.rules.ts';

const TIMEOUT_MS = 10_000;

/** The public key (base64url) of a private VAPID key. Throws when the text is no private key of the curve P-256. */
export function publicKeyOf(privateKey: string): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  return curve.getPublicKey('base64url');
}

/** Whether a push service may answer differently later. */
const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** Sends to the push services of the browsers. `timeoutMs` limits each request. */
export function createWebPush(
  { privateKey, subject, hosts }: PushConfig,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): PushGateway {
  const publicKey = publicKeyOf(privateKey);
  const accepts = (endpoint: string) => isPushEndpoint(endpoint, hosts);
  return {
    publicKey,
    accepts,
    async send({ endpoint, p256dh, auth }, { ttlSeconds, ...shown }) {
      // PUSH_HOSTS may have changed since it was stored.
      if (!accepts(endpoint)) return 'gone';
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(shown),
        {
          vapidDetails: { subject, publicKey, privateKey },
          TTL: ttlSeconds,
          urgency: 'high',
          // A waiting message with the same topic is replaced. At most 32 characters.
          topic: shown.tag.replaceAll('-', ''),
        },
      );
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: headersOf(headers),
        body: new Uint8Array(body),
        // Another address could be anywhere.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      const { status } = response;
      if (response.ok) return 'sent';
      if (status === 404 || status === 410) return 'gone';
      const problem = `the push service at ${new URL(endpoint).host} answered ${status}`;
      throw isPassing(status) ? new Error(problem) : new PermanentError(problem);
    },
  };
}

/** As texts; fetch counts the bytes itself. */
const headersOf = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name !== 'Content-Length')
      .map(([name, value]) => [name, String(value)]),
  );
