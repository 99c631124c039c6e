import { ApolloServer } from '@apollo/server';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeSite, type MadeSite } from '../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { Product } from '../modules/products/product.entity.ts';
import { publishSite } from '../modules/sites/publishSite.repository.ts';
import { SiteService } from '../modules/sites/site.service.ts';

const MENU =
  'query Menu($slug: String!) { storefront(slug: $slug) { name version sections { items { name price } } } }';

let app: TestApp;
let site: MadeSite;

beforeAll(async () => {
  app = await startTestApp();
  site = await makeSite(app);
});

afterAll(() => app.close());

interface Asked {
  status: number;
  headers: Record<string, string>;
  text: string;
  /** Whether Apollo made the answer. */
  wasMade: boolean;
}

async function ask(
  body: NonNullable<RequestInit['body']>,
  headers: Record<string, string> = { 'content-type': 'application/json' },
): Promise<Asked> {
  const apollo = vi.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest');
  const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body });
  const text = await response.text();
  const wasMade = apollo.mock.calls.length > 0;
  apollo.mockRestore();
  return { status: response.status, headers: Object.fromEntries(response.headers), text, wasMade };
}

const menuOf = (slug: string, query = MENU) => JSON.stringify({ query, variables: { slug } });

/** Repeats a request until the cache answers it; fails when it never does. */
async function askUntilKept(body: string, headers?: Record<string, string>): Promise<Asked> {
  return vi.waitFor(async () => {
    const asked = await ask(body, headers);
    expect(asked.wasMade).toBe(false);
    return asked;
  }, 5_000);
}

/** Changes a price as another process does: only an event of the database reports it. */
async function changePrice(price: number): Promise<void> {
  await app.scope().em.transactional(async (em) => {
    const product = await em.findOneOrFail(Product, { id: site.product('Margherita').id });
    product.price = price;
    await em.flush();
    await publishSite(em, site.restaurantId);
  });
}

describe('cached answers', () => {
  it('a cached answer has the same body and headers as the first', async () => {
    const made = await ask(menuOf(site.slug, `${MENU} # word for word`));
    expect(made.wasMade).toBe(true);
    expect(made.text).toContain('"price":850');
    const kept = await askUntilKept(menuOf(site.slug, `${MENU} # word for word`));
    expect(kept.text).toBe(made.text);
    expect(kept.status).toBe(200);
    expect(kept.headers['cache-control']).toBe('no-store');
    expect({ ...kept.headers, date: '' }).toEqual({ ...made.headers, date: '' });
  });

  it('answers are cached separately for each media type', async () => {
    const plain = await askUntilKept(menuOf(site.slug));
    const accept = 'application/graphql-response+json';
    const asked = { 'content-type': 'application/json; charset=utf-8', accept };
    expect((await ask(menuOf(site.slug), asked)).headers['content-type']).toContain(accept);
    const kept = await askUntilKept(menuOf(site.slug), asked);
    expect(kept.headers['content-type']).toContain(accept);
    expect(plain.headers['content-type']).toContain('application/json');
  });

  it('answers are cached separately for each set of variables and each operation', async () => {
    const other = await makeSite(app, { items: [{ name: 'Ramen', price: 1200 }] });
    const query = `${MENU} query Name($slug: String!) { storefront(slug: $slug) { name } }`;
    const body = (slug: string, operationName: string) =>
      JSON.stringify({ query, operationName, variables: { slug } });
    for (let round = 0; round < 3; round += 1) {
      expect((await ask(body(site.slug, 'Menu'))).text).toContain('Margherita');
      expect((await ask(body(other.slug, 'Menu'))).text).toContain('Ramen');
      expect((await ask(body(site.slug, 'Name'))).text).not.toContain('Margherita');
    }
  });

  it('the next read after an edit does not use the old answer', async () => {
    await askUntilKept(menuOf(site.slug));
    for (const price of [901, 902, 903]) {
      await changePrice(price);
      // Every service does this after its commit.
      app.container.get(SiteService).forget(site.slug);
      const { text } = await ask(menuOf(site.slug));
      expect(text).toContain(`"price":${price}`);
      await askUntilKept(menuOf(site.slug));
    }
  });

  it('an edit by another process invalidates cached answers as soon as its event arrives', async () => {
    await askUntilKept(menuOf(site.slug));
    await changePrice(955);
    await vi.waitFor(async () => expect((await ask(menuOf(site.slug))).text).toContain('"price":955'), 5_000);
  });

  it('cached answers are not used while the process is disconnected from the events', async () => {
    await askUntilKept(menuOf(site.slug));
    const connected = vi.spyOn(app.container.infrastructure.events, 'connected').mockReturnValue(false);
    expect((await ask(menuOf(site.slug))).wasMade).toBe(true);
    connected.mockRestore();
  });
});

describe('requests that are never cached', () => {
  it.each([
    ['another field beside it', '{ storefront(slug: "$") { name } viewer { name } }'],
    ['two sites', '{ a: storefront(slug: "$") { name } b: storefront(slug: "other") { name } }'],
    ['introspection', '{ __schema { queryType { name } } }'],
    ['an unknown site', '{ storefront(slug: "nobody-here") { name } }'],
    ['a slug that is none', '{ storefront(slug: "\\\\u0000") { name } }'],
    ['an invalid query', '{ storefront(slug: "$") { nothing } }'],
    ['a query that cannot be read', '{ storefront(slug: "$") { name '],
    ['a mutation', 'mutation { logout { ok } }'],
  ])('%s is not cached', async (_what, template) => {
    const body = JSON.stringify({ query: template.replace('$', site.slug).replace('\\\\', '\\') });
    const first = await ask(body);
    for (let round = 0; round < 3; round += 1) {
      const again = await ask(body);
      expect(again.wasMade).toBe(true);
      expect(again.status).toBe(first.status);
    }
    expect(first.status).toBeLessThan(500);
    expect(first.text).not.toContain('Something went wrong');
  });

  it('a request with an Authorization header is not answered from the cache', async () => {
    await askUntilKept(menuOf(site.slug));
    for (const authorization of ['Bearer nonsense', `Bearer ${site.owner?.token}`, '']) {
      const asked = { 'content-type': 'application/json', authorization };
      expect((await ask(menuOf(site.slug), asked)).wasMade).toBe(true);
    }
  });
});

describe('requests that are not answered from the cache', () => {
  it('form content types are refused as protection from forged requests', async () => {
    await askUntilKept(menuOf(site.slug));
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/plain; application/json']) {
      const { status, text } = await ask(menuOf(site.slug), { 'content-type': type });
      expect(status).toBe(400);
      expect(text).not.toContain('Margherita');
    }
  });

  it.each([
    ['a broken body', '{"query":', 400],
    ['a bare word', '"query"', 400],
    ['a number', '7', 400],
    ['null', 'null', 400],
    ['no query', '{}', 400],
    ['a batch', '[{"query":"{ viewer { name } }"}]', 400],
    ['nothing', '', 400],
    ['too much', JSON.stringify({ query: `{ viewer { name } } # ${'x'.repeat(64 * 1024)}` }), 413],
  ])('the body "%s" gets a JSON error', async (_what, body, expected) => {
    const { status, headers, text } = await ask(body);
    expect(status).toBe(expected);
    expect(headers['content-type']).toContain('application/json');
    expect(() => JSON.parse(text)).not.toThrow();
  });

  it('compressed bodies and bodies in pieces of unknown length reach Apollo complete, and other charsets are refused', async () => {
    const body = menuOf(site.slug);
    const type = 'application/json';
    const answers = await Promise.all([
      ask(gzipSync(body), { 'content-type': type, 'content-encoding': 'gzip' }),
      fetch(`${app.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': type },
        duplex: 'half',
        body: new ReadableStream({
          start(controller) {
            for (const piece of body.match(/.{1,20}/g) ?? []) controller.enqueue(Buffer.from(piece));
            controller.close();
          },
        }),
      }).then(async (response) => ({ text: await response.text() })),
    ]);
    for (const { text } of answers) expect(text).toContain('Margherita');
    const other = await ask(Buffer.from(body, 'utf16le'), { 'content-type': `${type}; charset=utf-16le` });
    expect(other.status).toBe(400);
  });

  it('text beyond ASCII is answered and cached unchanged', async () => {
    const named = await makeSite(app, { items: [{ name: 'Crème brûlée 🍮', price: 600 }] });
    const body = menuOf(named.slug, `${MENU} # naïve 🍮`);
    const made = await ask(body);
    expect(made.text).toContain('Crème brûlée 🍮');
    expect((await askUntilKept(body)).text).toBe(made.text);
  });
});
