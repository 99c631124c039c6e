import { Events, OAuth2Server, type MutableResponse, type MutableToken } from 'oauth2-mock-server';
import type { GoogleConfig } from '../src/serviceSettings.ts';

/** Claims of the user who is signed in at the provider. */
export interface PeerPerson {
  sub: string;
  email: string;
  email_verified?: unknown;
  name?: string;
}

/** An OpenID provider that signs in `person` without asking. */
export interface GooglePeer {
  config: GoogleConfig;
  person: PeerPerson;
  server: OAuth2Server;
  /** Claims that replace those of every later token, even invalid ones; null for none. */
  spoil(claims: Record<string, unknown> | null): void;
  /** Starts the stopped provider again at the same address. */
  startAgain(): Promise<void>;
}

/** Starts an independent OpenID provider on loopback; stop its `server` at the end. */
export async function startGooglePeer(): Promise<GooglePeer> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const { port } = server.address();
  let spoilt: object | null = null;
  const peer: GooglePeer = {
    config: {
      issuer: server.issuer.url ?? '',
      clientId: 'forkfront',
      clientSecret: 'a secret',
      prompt: 'select_account',
    },
    person: { sub: 'nobody', email: 'nobody@example.org' },
    server,
    spoil: (claims) => void (spoilt = claims),
    startAgain: () => server.start(port, '127.0.0.1'),
  };
  server.service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken) => {
    Object.assign(payload, { email_verified: true }, peer.person, spoilt);
  });
  // UserInfo tells nothing more.
  server.service.on(Events.BeforeUserinfo, (response: MutableResponse) => {
    response.body = { sub: peer.person.sub };
  });
  return peer;
}
