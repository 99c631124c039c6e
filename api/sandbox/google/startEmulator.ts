import { createServer } from 'node:http';
import { PRODUCT_NAME } from '@forkfront/common/productName.ts';
import { listenOnLoopback } from '../listenOnLoopback.ts';

/** The people of the account chooser. */
export const sampleAccounts = [
  { email: 'rosa@olive-and-ember.example', name: 'Rosa Marchetti', email_verified: true },
  { email: 'sam@smash-street.example', name: 'Sam Okafor', email_verified: true },
  { email: 'noor@new-place.example', name: 'Noor Haddad (address not verified)', email_verified: false },
];

/** The client of the stand-in. */
export interface GoogleClient {
  clientId: string;
  clientSecret: string;
  /** The only allowed redirect address. */
  callbackUrl: string;
}

export interface RunningEmulator {
  /** The address of its server. */
  origin: string;
  close(): Promise<void>;
}

/**
 * Starts the Google of `emulate` on 127.0.0.1; `issuer` is its public address. The library is imported here, because it
 * takes 25 MB and 0.1 s.
 */
export async function startEmulator(
  { clientId, clientSecret, callbackUrl }: GoogleClient,
  issuer: string,
): Promise<RunningEmulator> {
  const { createEmulator } = await import('emulate');
  const port = await freePort();
  const emulator = await createEmulator({
    service: 'google',
    hostname: '127.0.0.1',
    port,
    baseUrl: issuer,
    seed: {
      // Without it the emulator has a well-known access token.
      tokens: {},
      google: {
        users: sampleAccounts,
        oauth_clients: [
          {
            client_id: clientId,
            client_secret: clientSecret,
            name: PRODUCT_NAME,
            redirect_uris: [callbackUrl],
          },
        ],
      },
    },
  });
  return { origin: `http://127.0.0.1:${port}`, close: () => emulator.close() };
}

/** The emulator does not report its port, so we choose one. */
async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnLoopback(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
