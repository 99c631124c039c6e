import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../test/makeSite.ts';
import { startTestApp, type TestApp } from '../test/testApp.ts';
import { systemClock } from './lib/clock.ts';
import { derivedKeys } from './lib/derivedKeys.ts';
import { newId } from './lib/ids.ts';
import { newSecret, type Secrets } from './lib/secrets.ts';
import {
  type EmailTokenPurpose,
  makeEmailToken,
  provesEmail,
} from './modules/accounts/addresses/emailToken.ts';
import { GoogleBrowser } from './modules/accounts/google/google.rest.ts';
import { loginCodeCookie } from './modules/accounts/google/loginCode.service.ts';
import { seal, unseal } from './modules/accounts/secondStep/sealedSecret.ts';
import { ProjectLinks } from './modules/demonstration/projectAnswer.service.ts';
import { OrderLinks } from './modules/orders/orderLinks.ts';
import { RedesignLinks } from './modules/redesigns/redesignAnswer.service.ts';
import { LookDraftService } from './modules/restaurants/lookDraft.service.ts';
import { RestaurantService } from './modules/restaurants/restaurant.service.ts';
import { SiteLinks } from './modules/sites/siteLinks.ts';

const OLD = newSecret();
const NEW = newSecret();
const BEFORE: Secrets = [OLD];
const MEANWHILE: Secrets = [NEW, OLD];
const AFTER: Secrets = [NEW];

let app: TestApp;
let site: MadeSite;
beforeAll(async () => {
  app = await startTestApp();
  site = await makeSite(app);
});
afterAll(() => app.close());

const id = newId();
const otherId = newId();
const soon = new Date(Date.now() + 60_000);

/** What is signed: how a text is made with some secrets, and whether it is accepted with others. */
interface Signed {
  make(secrets: Secrets): string | Promise<string>;
  accepts(secrets: Secrets, made: string): boolean | Promise<boolean>;
}

const lastPart = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';
const orderLinks = (secrets: Secrets) => new OrderLinks(secrets, app.container.get(SiteLinks));
const redesignLinks = (secrets: Secrets) => new RedesignLinks(secrets, 'https://app.example');
const projectLinks = (secrets: Secrets) => new ProjectLinks(secrets, 'https://app.example');
const lookDrafts = (secrets: Secrets) =>
  new LookDraftService(
    app.scope().get(RestaurantService),
    app.container.get(SiteLinks),
    secrets,
    systemClock,
  );
const emailToken = (purpose: EmailTokenPurpose): Signed => {
  const proof = { userId: id, email: 'ana@example.org', expiresAt: soon };
  return {
    make: (secrets) => makeEmailToken(secrets, proof, purpose),
    accepts: (secrets, made) => provesEmail(secrets, made, proof, purpose),
  };
};

/** Answers one request with a route that has these secrets. */
async function visitGoogle(secrets: Secrets, cookie: string | null): Promise<Response> {
  const browser = new GoogleBrowser(secrets, 'https://app.example', systemClock);
  const server = express()
    .get('/', async (request, response) => {
      if (cookie === null)
        await browser.set(response, { state: 'state', nonce: 'nonce', codeVerifier: 'verifier' });
      response.json(await browser.read(request));
    })
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    return await fetch(`http://127.0.0.1:${port}/`, { headers: cookie === null ? {} : { cookie } });
  } finally {
    server.close();
  }
}

const ownerOf = ({ owner }: MadeSite): string => {
  if (!owner) throw new Error('no owner');
  return owner.id;
};

const KINDS: Record<string, Signed> = {
  'the link to an order': {
    make: (secrets) => orderLinks(secrets).statusToken(id),
    accepts: (secrets, made) => orderLinks(secrets).orderOfStatusToken(made) === id,
  },
  'the link that answers an order': {
    make: (secrets) => orderLinks(secrets).answerToken(id),
    accepts: (secrets, made) => orderLinks(secrets).orderOfAnswerToken(made) === id,
  },
  'the link to the test mode': {
    make: (secrets) =>
      lastPart(
        orderLinks(secrets).testModeUrl('olive', {
          testerId: id,
          restaurantId: otherId,
          expires: Math.floor(soon.getTime() / 1000),
        }),
      ),
    accepts: (secrets, made) => orderLinks(secrets).testerOf(made, otherId, new Date()) === id,
  },
  'the link to a redesign': {
    make: (secrets) => lastPart(redesignLinks(secrets).answerUrl({ proposalId: id, userId: otherId })),
    accepts: (secrets, made) => redesignLinks(secrets).read(made)?.userId === otherId,
  },
  'the link to a project': {
    make: (secrets) =>
      new URL(
        projectLinks(secrets).requestChangesUrl(id, {
          clientEmail: 'a@example.org',
          officeEmail: 'b@example.org',
        }),
      ).searchParams.get('token') ?? '',
    accepts: (secrets, made) => projectLinks(secrets).approvalOf(made) === id,
  },
  'the address of a look': {
    make: (secrets) => lastPart(lookDrafts(secrets).urlFor(ownerOf(site), site.restaurantId)),
    accepts: async (secrets, made) =>
      (await lookDrafts(secrets).find(`look/${made}`, new URLSearchParams()))?.slug === site.slug,
  },
  'the link that verifies an address': emailToken('verify-email'),
  'the link that confirms an address for orders': emailToken('order-email'),
  'an invitation': emailToken('invitation'),
  'the secret of an authenticator app': {
    make: (secrets) => seal(secrets, id, 'JBSWY3DPEHPK3PXP'),
    accepts: async (secrets, made) => (await unseal(secrets, id, made)) !== null,
  },
  'the cookie of a login code': {
    make: (secrets) => `${loginCodeCookie.name}=${loginCodeCookie.valueOf(secrets, 'code')}`,
    accepts: (secrets, made) => loginCodeCookie.matches(secrets, made, 'code'),
  },
  'the cookie of a sign-in with Google': {
    make: async (secrets) =>
      (await visitGoogle(secrets, null)).headers.get('set-cookie')?.split(';')[0] ?? '',
    accepts: async (secrets, made) => (await (await visitGoogle(secrets, made)).json()) !== null,
  },
};

it.each(Object.keys(KINDS))('%s works until its APP_SECRET is removed', async (name) => {
  const kind = KINDS[name];
  if (!kind) throw new Error(name);
  const old = await kind.make(BEFORE);
  expect(old.length).toBeGreaterThan(20);
  expect(await kind.accepts(BEFORE, old)).toBe(true);
  expect(await kind.accepts(MEANWHILE, old)).toBe(true);
  expect(await kind.accepts(AFTER, old)).toBe(false);
  // What is made meanwhile is signed by the new one.
  const renewed = await kind.make(MEANWHILE);
  expect(await kind.accepts(AFTER, renewed)).toBe(true);
  expect(await kind.accepts(BEFORE, renewed)).toBe(false);
});

it('all files that check a signature of APP_SECRET are in this test', () => {
  const root = import.meta.dirname;
  const checking = globSync('**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) =>
      /\b(?:isMadeByOne|jwtDecrypt|compactDecrypt|readToken)\(/.test(readFileSync(join(root, file), 'utf8')),
    );
  expect(checking.toSorted()).toEqual([
    'lib/secrets.ts',
    'modules/accounts/addresses/emailToken.ts',
    'modules/accounts/google/google.rest.ts',
    'modules/accounts/google/loginCode.service.ts',
    'modules/accounts/secondStep/sealedSecret.ts',
    'modules/demonstration/projectAnswer.service.ts',
    'modules/orders/orderLinks.ts',
    'modules/redesigns/redesignAnswer.service.ts',
    'modules/restaurants/lookDraft.service.ts',
  ]);
});

it('the keys that follow from APP_SECRET: both open the grocery API, and notifications keep the old one', () => {
  const [before, meanwhile, after] = [BEFORE, MEANWHILE, AFTER].map(derivedKeys);
  expect(meanwhile?.groceryKeys).toEqual([...(after?.groceryKeys ?? []), ...(before?.groceryKeys ?? [])]);
  expect(meanwhile?.pushKey).toBe(before?.pushKey);
  expect(after?.pushKey).not.toBe(before?.pushKey);
});

it('the command of the manual prints the key of notifications of the old secret', () => {
  const manual = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  const [, command = ''] = /^ *(printf push \| openssl .*)$/m.exec(manual) ?? [];
  const printed = execFileSync('sh', ['-c', command], { env: { ...process.env, OLD_SECRET: OLD } });
  expect(printed.toString().trim()).toBe(derivedKeys(BEFORE).pushKey);
});
