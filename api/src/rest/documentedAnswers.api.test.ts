import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerLinks } from '../../test/demonstrationClient.ts';
import { GoogleBrowser } from '../../test/googleBrowser.ts';
import { jobsDone } from '../../test/jobsDone.ts';
import { makeAccount } from '../../test/makeAccount.ts';
import { makeSite, type MadeSite } from '../../test/makeSite.ts';
import { makePicture } from '../../test/ownerMenu.ts';
import { payer } from '../../test/payer.ts';
import { orderInput, placeOrder } from '../../test/placeOrder.ts';
import { document, expectDocumented, restClient, restRoutes } from '../../test/restClient.ts';
import { secondStepClient } from '../../test/secondStepClient.ts';
import { setPlan } from '../../test/setPlan.ts';
import { startGooglePeer, type GooglePeer } from '../../test/startGooglePeer.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { untilPreview } from '../../test/untilPreview.ts';
import { uploadDesign } from '../../test/uploadDesign.ts';
import { newId } from '../lib/ids.ts';
import { CheckoutSync } from '../modules/billing/checkoutSync.service.ts';
import { OrderLinks } from '../modules/orders/orderLinks.ts';

let google: GooglePeer;
let app: TestApp;
let rest: ReturnType<typeof restClient>;
let site: MadeSite;
let token: string;
beforeAll(async () => {
  google = await startGooglePeer();
  app = await startTestApp({ worker: true, google: () => Promise.resolve(google.config) });
  rest = restClient(app);
  site = await makeSite(app);
  token = site.owner?.token ?? '';
  await setPlan(app, site, 'SILVER');
  await payer(app).openShop();
});
afterAll(async () => {
  await app.close();
  await google.server.stop();
});

interface Sent {
  params?: Record<string, string>;
  body?: object;
  token?: string;
}

/** A valid request of an operation, and one that it refuses. */
interface Case {
  good: () => Promise<Sent> | Sent;
  bad: () => Promise<Sent> | Sent;
}

const wrong = (): Sent => ({ body: {}, token });
const guest = (): Sent => ({});
const unknown = (): Sent => ({ params: { id: newId(), productId: newId() }, body: {}, token });
const mine = () => ({ id: site.restaurantId, productId: site.product('Margherita').id });

const newAccount = () => ({
  name: 'Ana López',
  email: `ana.${newId()}@example.org`,
  password: 'correct horse',
});

async function mailTo(address: string) {
  await jobsDone(app);
  const mail = (await app.mailbox.messages()).find(({ to }) => to === address);
  if (!mail) throw new Error(`${address} has no mail`);
  return mail;
}

async function resetToken(): Promise<string> {
  const { email } = await makeAccount(app);
  await rest('post', '/users/forgot-password', { body: { email } });
  await jobsDone(app);
  // The mail that greets the new account may be newer.
  const texts = (await app.mailbox.messages()).flatMap(({ to, text }) => (to === email ? [text] : []));
  return /\/reset-password\/(\S+)/.exec(texts.join(' '))?.[1] ?? '';
}

async function claimToken(): Promise<unknown> {
  let conversation: unknown;
  const last = await untilPreview(async (message) => {
    const { json } = await rest('post', '/onboarding/provisional-chat', { body: { message, conversation } });
    conversation = json.conversation;
    return json;
  });
  return last.claimToken;
}

async function checkout() {
  const other = await makeSite(app);
  const body = { priceId: await payer(app).priceOf('restaurant-gold'), restaurantId: other.restaurantId };
  return { body, token: other.owner?.token ?? '' };
}

/** A user with a paid plan. */
async function subscriber(): Promise<Sent> {
  const { body, token: theirs } = await checkout();
  const { json } = await rest('post', '/subscriptions/create-checkout-session', { body, token: theirs });
  await payer(app).pay(String(json.url));
  const session = String(json.url).split('/').at(-1) ?? '';
  await app.scope().get(CheckoutSync).sync(session);
  return { token: theirs };
}

const picture = { context: 'restaurant_logo', sizeBytes: 70 };
const ticket = () => ({
  body: { ...picture, resourceId: site.restaurantId, fileName: 'a.png', contentType: 'image/png' },
  token,
});
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

async function sentPicture(): Promise<Sent> {
  const { json } = await rest('post', '/image-proxy/generate-upload-url', ticket());
  const { presignedUrl, objectKey } = json.data as { presignedUrl: string; objectKey: string };
  const headers = { 'Content-Type': 'image/png' };
  await fetch(presignedUrl, { method: 'PUT', headers, body: Buffer.from(PNG, 'base64') });
  return { body: { ...picture, resourceId: site.restaurantId, objectKey }, token };
}

async function project() {
  const addresses = {
    officeEmail: 'office@studio.example',
    clientEmail: `client.${newId()}@example.org`,
  };
  return { addresses, body: { ...addresses, imageUrl: await uploadDesign(app) } };
}

async function changeRequest(): Promise<Sent> {
  const { addresses, body } = await project();
  await rest('post', '/demonstration/send-project', { body });
  const link = answerLinks(await mailTo(addresses.clientEmail)).requestChanges;
  const feedback = 'Larger, please.';
  return { body: { ...addresses, feedback, token: link.searchParams.get('token') } };
}

/** A new order of a new site, with its owner. */
async function placed(): Promise<{ params: { id: string }; token: string }> {
  const shop = await makeSite(app);
  const { statusToken } = await placeOrder(app, orderInput(shop));
  const id = app.container.get(OrderLinks).orderOfStatusToken(statusToken) ?? '';
  return { params: { id }, token: shop.owner?.token ?? '' };
}

const cases: Record<string, Case> = {
  login: { good: async () => ({ body: await makeAccount(app) }), bad: wrong },
  register: { good: () => ({ body: newAccount() }), bad: wrong },
  getMe: { good: () => ({ token }), bad: guest },
  finishSignIn: {
    async good() {
      const { email, password, token: theirs } = await makeAccount(app);
      await app.container.infrastructure.database.pool.query(
        'update users set email_verified_at = now() where email = $1',
        [email],
      );
      const { recoveryCodes } = await secondStepClient(app).addAuthenticator(theirs, new Date());
      const { json } = await rest('post', '/users/login', { body: { email, password } });
      return { body: { challenge: json.challenge, code: recoveryCodes[0] } };
    },
    bad: wrong,
  },
  confirmIdentity: {
    good: async () => {
      const { password, token: theirs } = await makeAccount(app);
      return { body: { password }, token: theirs };
    },
    bad: wrong,
  },
  forgotPassword: { good: () => ({ body: { email: 'nobody@example.org' } }), bad: wrong },
  resetPassword: {
    good: async () => ({ params: { token: await resetToken() }, body: { password: 'a new password' } }),
    bad: () => ({ params: { token: 'x' }, body: { password: 'a new password' } }),
  },
  // It accepts every request.
  listServices: { good: guest, bad: guest },
  createCheckoutSession: { good: checkout, bad: wrong },
  listSubscriptions: { good: subscriber, bad: guest },
  openBillingPortal: { good: subscriber, bad: () => ({ token }) },
  chat: { good: () => ({ body: { message: 'Hello' }, token }), bad: wrong },
  chatAsGuest: { good: () => ({ body: { message: 'Hello' } }), bad: wrong },
  claimRestaurant: {
    good: async () => ({ body: { ...newAccount(), claimToken: await claimToken() } }),
    bad: wrong,
  },
  claimForUser: { good: async () => ({ body: { claimToken: await claimToken() }, token }), bad: wrong },
  listRestaurants: { good: () => ({ token }), bad: guest },
  getRestaurant: { good: () => ({ params: mine(), token }), bad: unknown },
  updateRestaurant: {
    good: () => ({ params: mine(), body: { tagline: null, isActive: true }, token }),
    bad: () => ({ params: mine(), body: { name: '' }, token }),
  },
  createProduct: {
    good: async () => {
      const imageUrl = await makePicture(app, site);
      const body = { name: 'Soup', description: 'Of the day.', price: 6.5, imageUrl };
      return { params: mine(), body, token };
    },
    bad: () => ({ params: mine(), body: {}, token }),
  },
  updateProduct: { good: () => ({ params: mine(), body: { price: 7 }, token }), bad: unknown },
  deleteProduct: { good: () => ({ params: mine(), token }), bad: unknown },
  generateUploadUrl: { good: ticket, bad: wrong },
  confirmUpload: { good: sentPicture, bad: wrong },
  sendContactMessage: {
    good: () => ({ body: { ...newAccount(), subject: 'Hello', message: 'A question.' } }),
    bad: wrong,
  },
  sendProject: { good: async () => ({ body: (await project()).body }), bad: wrong },
  receiveChangeRequest: { good: changeRequest, bad: wrong },
  listOrders: { good: () => ({ params: mine(), token }), bad: unknown },
  getOrder: { good: placed, bad: unknown },
  moveOrder: {
    good: async () => ({ ...(await placed()), body: { to: 'ACCEPTED', readyInMinutes: 20 } }),
    bad: async () => ({ ...(await placed()), body: { to: 'EXPIRED' } }),
  },
  delayOrder: {
    good: async () => ({ ...(await accepted()), body: { minutes: 10 } }),
    bad: async () => ({ ...(await accepted()), body: { minutes: 7 } }),
  },
  undoOrderMove: {
    good: async () => {
      const sent = await placed();
      const body = { to: 'REJECTED', reason: 'Busy' };
      await rest('post', `/orders/${sent.params.id}/moves`, { body, token: sent.token });
      return sent;
    },
    bad: unknown,
  },
};

async function accepted() {
  const sent = await placed();
  const body = { to: 'ACCEPTED', readyInMinutes: 20 };
  await rest('post', `/orders/${sent.params.id}/moves`, { body, token: sent.token });
  return sent;
}

type Route = (typeof restRoutes)[number];
const isRedirect = ({ answers }: Route) => '302' in answers;
/** Whether a request can be wrong; every route has 503, which depends on the server only. */
const isRefusable = ({ path, method }: Route) =>
  Object.keys(document.paths?.[path]?.[method]?.responses ?? {}).some(
    (status) => Number(status) >= 400 && status !== '503',
  );
const caseOf = ({ operationId }: Route): Case => {
  const one = cases[operationId];
  if (!one) throw new Error(`${operationId} has no case here`);
  return one;
};

/** Sends a request; restClient compares the answer with the document. */
function send({ method, path }: Route, { params = {}, body, token: session }: Sent) {
  const at = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => params[name] ?? 'x');
  return rest(method, at, { token: session, ...(method === 'get' ? {} : { body }) });
}

describe('documented answers', () => {
  const routes = restRoutes.filter((route) => !isRedirect(route));

  it.each(routes)('$operationId answers as documented', async (route) => {
    const { status } = await send(route, await caseOf(route).good());
    expect(Object.keys(route.answers)).toContain(String(status));
  });

  it.each(routes.filter(isRefusable))('$operationId refuses a wrong request as documented', async (route) => {
    const { status } = await send(route, await caseOf(route).bad());
    expect(status).toBeGreaterThanOrEqual(400);
  });

  it.each(restRoutes.filter(isRedirect))(
    '$operationId redirects as documented, and refuses a request above the limit',
    async ({ method, path }) => {
      await app.container.infrastructure.database.pool.query('delete from rate_limits');
      const browser = new GoogleBrowser(app);
      await browser.start();
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { Accept: 'application/json', Cookie: cookie };
      const visit = () => fetch(`${app.url}/api/v1${path}`, { redirect: 'manual', headers });
      const first = await visit();
      expect(first.status).toBe(302);
      const documented = document.paths?.[path]?.[method]?.responses?.[302];
      for (const name of Object.keys(documented && 'headers' in documented ? documented.headers : {}))
        expect(first.headers.get(name), name).not.toBeNull();
      const others = await Promise.all(Array.from({ length: 60 }, visit));
      const refused = others.find(({ status }) => status !== 302);
      expect(refused?.status).toBe(429);
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
      expectDocumented(method, path, 429, await refused?.json());
    },
  );
});

describe('the comparison with the document', () => {
  const user = { _id: newId(), name: 'Ana', email: 'ana@example.org' };
  const compare = (json: object) => () => expectDocumented('get', '/users/me', 200, json);

  it.each([
    ['a missing field', { _id: user._id, name: user.name }],
    ['a field that is not documented', { ...user, passwordHash: 'secret' }],
    ['a value of another format', { ...user, _id: 'x' }],
  ])('the comparison with the document finds %s', (_what, json) => {
    expect(compare(user)).not.toThrow();
    expect(compare(json)).toThrow('as documented');
  });
});
