import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtWeb } from '../../test/builtWeb.ts';
import { makeSite, type MadeSite } from '../../test/makeSite.ts';
import { placeOrder } from '../../test/placeOrder.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { visitSite, type VisitOptions } from '../../test/visitSite.ts';
import { toGlobalId } from '../graphql/globalId.ts';
import { newId } from '../lib/ids.ts';
import { hashSecret } from '../lib/secrets.ts';
import { Conversation } from '../modules/onboarding/conversation.entity.ts';
import { ConversationService } from '../modules/onboarding/conversation.service.ts';
import { draftFrom, emptyDraft, type OnboardingDraft } from '../modules/onboarding/onboarding.rules.ts';
import { PreviewService } from '../modules/onboarding/preview.service.ts';
import { Restaurant } from '../modules/restaurants/restaurant.entity.ts';

let app: TestApp;
let now = new Date('2026-11-23T12:00:00Z');
const web = builtWeb();

beforeAll(async () => {
  app = await startTestApp({ distDirectory: web.directory, replace: { clock: () => now } });
});
afterAll(async () => {
  await app.close();
  web.remove();
});

/** A chat with this draft: its secret token, and the path of the draft's page. */
async function makeDraft(changes: Partial<OnboardingDraft>): Promise<{ token: string; path: string }> {
  const started = await app.scope().get(ConversationService).start('Gold', crypto.randomUUID());
  if (!started.ok) throw new Error(started.error.message);
  const { id, token } = started.value;
  await app.scope().em.nativeUpdate(Conversation, { id }, { draft: { ...emptyDraft(), ...changes } });
  return { token, path: await pathOf(token) };
}

async function pathOf(token: string): Promise<string> {
  const { data } = await app.graphql<{ onboardingConversation: { draft: { viewUrl: string } } }>(
    'query ($token: String!) { onboardingConversation(token: $token) { draft { viewUrl } } }',
    { token },
  );
  const { host, pathname, search } = new URL(data.onboardingConversation.draft.viewUrl);
  expect(host).toMatch(/^preview\./);
  return pathname + search;
}

const visit = (path: string, options?: VisitOptions) => visitSite(app, 'preview', path, options);

const menu = (name: string, description: string, price: number, section = 'Pizza') =>
  draftFrom({ sections: [{ name: section, items: [{ name, description, price }] }] }).sections;
const MENU = menu('Margherita', 'Basil', 850);

it('the page of a draft shows it as the storefront does, without a way to order', async () => {
  const { path } = await makeDraft({ name: 'Pizza Roma', primary: '#1f5a36', sections: MENU });
  const { status, text } = await visit(path);
  expect(status).toBe(200);
  expect(text).toContain('<h1 dir="auto">Pizza Roma</h1>');
  expect(text).toContain('£8.50');
  expect(text).toContain('class="trattoria front"');
  expect(text).not.toMatch(/<form|href="\/report"|name="q\./);
});

it('the page of a draft shows the hours and the areas of delivery that were said', async () => {
  const zone = { id: '1', name: 'Near', prefixes: ['SE1'], radiusKm: null, fee: 250, minimum: 1500 };
  const ordering = {
    hours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' }],
    deliveryHours: null,
    collection: true,
    zones: [{ ...zone, freeOver: null, extraMinutes: 0 }],
  };
  const { text } = await visit((await makeDraft({ name: 'Pizza Roma', ordering, sections: MENU })).path);
  expect(text).toContain('Open now, ready in about 20 min');
  expect(text).toContain('Delivery £2.50, minimum £15.00');
  expect(text).toContain('all day');
});

it('the page of an empty draft has placeholders, and shows the popular dishes until there is a menu', async () => {
  const empty = await visit((await makeDraft({})).path);
  expect(empty.text).toContain('<h1 dir="auto">Your restaurant</h1>');
  expect(empty.text).toContain('Your dishes appear here');
  const popular = await visit((await makeDraft({ popularItems: ['Calzone', 'Calzone'] })).path);
  expect(popular.text.match(/<h3[^>]*><span>Calzone/g)).toHaveLength(1);
});

it('the page of a draft is isolated, hidden from search engines and never stored', async () => {
  const { headers } = await visit((await makeDraft({})).path);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toMatch(/frame-ancestors http[^;*]+;/);
  expect(policy).toContain('; sandbox allow-scripts allow-same-origin');
  expect(policy).not.toContain('unsafe');
});

it('the name and the dishes of a visitor are text, never HTML', async () => {
  const evil = `<script>alert('x')</script>"><img src=x onerror=alert(1)>`;
  const sections = menu(evil, evil, 1, evil);
  const { text } = await visit((await makeDraft({ name: evil, addressLine: evil, sections })).path);
  expect(text).toContain('&lt;script&gt;');
  expect(text).not.toContain('<script>alert');
  expect(text).not.toContain('<img src=x');
});

it('the key of a draft contains no secret, opens no other draft, and an unknown one answers 404', async () => {
  const one = await makeDraft({});
  const other = await makeDraft({});
  expect(one.path).not.toContain(one.token);
  const [id] = one.path.slice(1).split('.');
  const [, signature] = other.path.split('.');
  for (const path of ['/', '/x', `/${id}.`, `/${id}.${signature}`, `${one.path.replace('?', 'x?')}`])
    expect((await visit(path)).status).toBe(404);
  expect((await visit(one.path, { body: { name: 'Mario' } })).status).toBe(405);
});

it('the address of a draft changes with the draft, and reading its page changes nothing', async () => {
  const { token, path } = await makeDraft({ name: 'Pizza Roma' });
  await visit(path);
  expect(await pathOf(token)).toBe(path);
  const [id] = path.slice(1).split('.');
  await app
    .scope()
    .em.nativeUpdate(
      Conversation,
      { id: id ?? '' },
      { draft: { ...emptyDraft(), name: 'Pizza Roma', sections: MENU } },
    );
  const changed = await pathOf(token);
  expect(changed).not.toBe(path);
  expect(changed.split('?')[0]).toBe(path.split('?')[0]);
});

it('the page of a draft shows another design when its address names one of ours', async () => {
  const { path } = await makeDraft({ name: 'Pizza Roma', sections: MENU });
  expect((await visit(`${path}&theme=NIGHT`)).text).toContain('class="night front"');
  expect((await visit(`${path}&theme=night`)).status).toBe(404);
});

it(
  'the mail about a test order on the preview can be seen by its visitor, until the site is claimed',
  { tags: ['@long'] },
  async () => {
    const { token } = await makeDraft({ name: 'Pizza Prova', sections: MENU });
    const scope = app.scope();
    const conversation = await scope.em.findOneOrFail(Conversation, { tokenHash: hashSecret(token) });
    const draft = draftFrom(conversation.draft);
    const preview = await scope.get(PreviewService).build(conversation.id, token, draft);
    if (!preview.ok) throw new Error(preview.error);
    const testOrder = async () => {
      const { data } = await app.graphql<{
        onboardingConversation: { testOrder: { number: number; total: number; mailUrl: string } | null };
      }>(
        'query ($token: String!) { onboardingConversation(token: $token) { testOrder { number total mailUrl } } }',
        { token },
      );
      return data.onboardingConversation.testOrder;
    };
    expect(await testOrder()).toBeNull();

    const { slug } = preview.value;
    const { data } = await app.graphql<{ storefront: { sections: { items: { id: string }[] }[] } }>(
      'query ($slug: String!) { storefront(slug: $slug) { sections { items { id } } } }',
      { slug },
    );
    const productId = data.storefront.sections[0]?.items[0]?.id ?? '';
    const contact = { name: 'Tessa <b>', phone: '01632 960 001', email: 'tessa@example.org', note: null };
    const lines = [{ productId, quantity: 2 }];
    await placeOrder(app, { slug, idempotencyKey: newId(), lines, shownTotal: 1700, ...contact });

    const order = await testOrder();
    expect(order).toMatchObject({ number: 101, total: 1700 });
    const { pathname } = new URL(order?.mailUrl ?? '');
    const mail = await visit(pathname);
    expect(mail.status).toBe(200);
    for (const text of ['Margherita', '£17.00', 'Tessa &lt;b&gt;']) expect(mail.text).toContain(text);
    expect(mail.headers['content-security-policy']).toContain('sandbox allow-popups');
    const draftKey = (await pathOf(token)).split('?')[0];
    for (const path of [`${draftKey}/mail`, pathname.replace('/mail', ''), `${pathname}x`])
      expect((await visit(path)).status).toBe(404);

    await app.scope().em.nativeUpdate(Restaurant, { slug }, { status: 'trialing' });
    expect(await testOrder()).toBeNull();
    expect((await visit(pathname)).status).toBe(404);
  },
);

describe('a site with a look that is not saved', () => {
  let site: MadeSite;
  beforeAll(async () => {
    site = await makeSite(app, { status: 'trial_expired' });
  });

  const set = (text: string, id = site.restaurantId) =>
    app.container.infrastructure.database.pool.query(`update restaurants set ${text} where id = $1`, [id]);
  const lookPath = async ({ restaurantId, owner } = site): Promise<string> => {
    const { data } = await app.graphql<{ node: { lookDraftUrl: string } }>(
      'query ($id: ID!) { node(id: $id) { ... on Restaurant { lookDraftUrl } } }',
      { id: toGlobalId('Restaurant', restaurantId) },
      owner?.token,
    );
    const { host, pathname, search } = new URL(data.node.lookDraftUrl);
    expect(host).toMatch(/^preview\./);
    expect(search).toBe('');
    return pathname;
  };
  const LOOK = '?name=Olive+%26+Oil&tagline=New&primary=%237a1fa2&secondary=%23ffe082&theme=NIGHT';

  it('the owner sees the whole front page in the look, a paid design on the free plan too', async () => {
    const { status, text, headers } = await visit((await lookPath()) + LOOK);
    expect(status).toBe(200);
    expect(text).toContain('<h1 dir="auto">Olive &amp; Oil</h1>');
    expect(text).toContain('<p class="tagline" dir="auto">New</p>');
    expect(text).toContain('class="night front" inert');
    for (const saved of ['Margherita', '£8.50', '4 Wharf Lane']) expect(text).toContain(saved);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain('; sandbox allow-scripts allow-same-origin');
    expect(policy).toMatch(/frame-ancestors http[^;*]+;/);
    expect(text).not.toMatch(/rel="canonical"|ld\+json/);
  });

  it('the page without a query has the saved look, and reading it changes nothing on the site', async () => {
    const path = await lookPath();
    await visit(path + LOOK);
    const own = await visitSite(app, site.slug, '/');
    for (const { text } of [await visit(path), own]) {
      expect(text).toContain('<h1 dir="auto">The Olive Press</h1>');
      expect(text).toContain('class="trattoria front"');
    }
    expect(own.text).not.toContain(' inert');
  });

  it('nothing can be ordered or sent on the page', async () => {
    const path = await lookPath();
    const dish = /formAction="([^"]+)"/i.exec((await visit(path)).text)?.[1] ?? '';
    expect(dish).toMatch(/^\/dishes\//);
    for (const target of [path, dish, '/order'])
      expect((await visit(target, { body: { quantity: '1' } })).status).toBe(405);
  });

  it('a key that is changed, of another site or of another person answers 404', async () => {
    const other = await makeSite(app);
    const path = await lookPath();
    const [viewer, restaurant, day, signature] = path.slice('/look/'.length).split('.');
    const keys = [
      [viewer, other.restaurantId, day, signature],
      [other.owner?.id, restaurant, day, signature],
      [viewer, restaurant, Number(day) + 1, signature],
      [viewer, restaurant, day, 'x'.repeat(43)],
      [viewer, restaurant, day],
      [viewer, restaurant, day, signature, 'x'],
    ].map((parts) => `/look/${parts.join('.')}`);
    for (const wrong of [...keys, '/look/', `${path}/`, `${path}?theme=PINK`])
      expect((await visit(wrong)).status, wrong).toBe(404);
    expect((await visit(path)).status).toBe(200);
  });

  it('the page needs the permission when it is opened, and an open site', async () => {
    const own = await makeSite(app);
    const path = await lookPath(own);
    const statusAfter = async (change: string) => {
      await set(change, own.restaurantId);
      return (await visit(path)).status;
    };
    expect(await statusAfter('suspended_at = now()')).toBe(404);
    expect(await statusAfter('suspended_at = null')).toBe(200);
    expect(await statusAfter("status = 'archived'")).toBe(404);
    expect(await statusAfter(`status = 'trialing', owner_id = '${site.owner?.id}'`)).toBe(404);
  });

  it('the address works for a week', async () => {
    const path = await lookPath();
    const start = now;
    now = new Date(start.getTime() + 7 * 24 * 60 * 60 * 1000);
    expect((await visit(path)).status).toBe(200);
    now = new Date(now.getTime() + 24 * 60 * 60 * 1000);
    expect((await visit(path)).status).toBe(404);
    now = start;
  });

  it('a name and a tagline are text, and a name of a well-known company needs a verified owner', async () => {
    const path = await lookPath();
    const evil = encodeURIComponent(`<script>alert('x')</script>`);
    const { text } = await visit(`${path}?name=${evil}&tagline=${evil}`);
    expect(text).toContain('&lt;script&gt;');
    expect(text).not.toContain('<script>alert');
    expect((await visit(`${path}?name=Barclays`)).text).toContain('<h1 dir="auto">The Olive Press</h1>');
  });
});
