import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { statementsOf, type Statement } from '../../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

let app: TestApp;
let mine: MadeSite;
beforeAll(async () => {
  app = await startTestApp();
  mine = await makeSite(app, { status: 'trialing' });
  await makeSite(app, { status: 'active_paid' });
  await makeSite(app, { status: 'unclaimed' });
  await add('active_paid', 'GOLD', 'Olive Branch', 'olive-branch');
  await add('active_paid', 'GOLD', 'Closed for the summer', 'summer', false);
  await add('past_due', 'GOLD', 'Ten % Off', 'ten-off');
  await add('cancelled', 'FREE', 'Ten_Pins', 'ten-pins');
  await add('trial_expired', 'FREE', 'CAFÉ ÉTÉ', 'cafe-ete');
  await add('archived', 'FREE', 'Old Olive', 'old-olive');
  await add('trialing', 'SILVER', String.raw`Back\slash`, 'backslash');
});
afterAll(() => app.close());

const pool = () => app.container.infrastructure.database.pool;

async function add(status: string, tier: string, name: string, slug: string, isActive = true): Promise<void> {
  // Version 7 ids of one millisecond have no order among themselves: these are counted up.
  await pool().query(
    `with made as (
       insert into restaurants (id, owner_id, name, slug, theme, brand_primary, brand_secondary, status, package,
         is_active, created_at, updated_at)
       select ('ffffffff-ffff-7fff-8fff-' || lpad((count(*))::text, 12, '0'))::uuid, $1, $2, $3, 'counter',
         '#000000', '#ffffff', $4, $5, $6, now(), now() from restaurants
       returning id, slug
     )
     insert into published_sites (slug, restaurant_id, version, document) select slug, id, 7, '{}' from made`,
    [mine.owner?.id, name, slug, status, tier, isActive],
  );
}

interface Page {
  totalCount: number;
  edges: { cursor: string; node: { slug: string; siteVersion: number } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

const QUERY = `query ($first: Int, $after: String, $filter: RestaurantFilter, $search: String) {
  viewer { restaurants(first: $first, after: $after, filter: $filter, search: $search) {
    totalCount edges { cursor node { slug siteVersion } } pageInfo { hasNextPage endCursor } } } }`;

async function list(variables: Record<string, unknown> = {}): Promise<Page> {
  const { data, errors } = await app.graphql<{ viewer: { restaurants: Page } }>(
    QUERY,
    { first: 100, ...variables },
    mine.owner?.token,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.viewer.restaurants;
}

const slugs = ({ edges }: Page): string[] => edges.map(({ node }) => node.slug);

async function counts(): Promise<Record<string, number>> {
  const query = '{ viewer { restaurantCounts { total active inTrial expired free trialAvailable } } }';
  const { data } = await app.graphql<{ viewer: { restaurantCounts: Record<string, number> } }>(
    query,
    {},
    mine.owner?.token,
  );
  return data.viewer.restaurantCounts;
}

describe("an owner's list", () => {
  it('an owner’s list has all sites, newest first, with closed ones', async () => {
    const page = await list();
    expect(slugs(page)).toEqual([
      'backslash',
      'old-olive',
      'cafe-ete',
      'ten-pins',
      'ten-off',
      'summer',
      'olive-branch',
      mine.slug,
    ]);
    expect(page.totalCount).toBe(8);
  });

  it.each([
    ['ACTIVE', ['olive-branch']],
    ['TRIALING', ['backslash', 'olive-…']],
    ['EXPIRED', ['cafe-ete', 'ten-pins', 'ten-off']],
    ['FREE', ['cafe-ete', 'ten-pins', 'olive-…']],
  ])('an owner’s list can be filtered by %s', async (filter, expected) => {
    const page = await list({ filter });
    expect(slugs(page)).toEqual(expected.map((slug) => (slug === 'olive-…' ? mine.slug : slug)));
    expect(page.totalCount).toBe(expected.length);
  });

  it('the counts have the same conditions as the filters', async () => {
    const totalOf = async (filter: string | null) => (await list({ filter })).totalCount;
    expect(await counts()).toEqual({
      total: await totalOf(null),
      active: await totalOf('ACTIVE'),
      inTrial: await totalOf('TRIALING'),
      expired: await totalOf('EXPIRED'),
      free: await totalOf('FREE'),
      // None of them has begun a paid plan.
      trialAvailable: await totalOf('FREE'),
    });
    expect(await counts()).toEqual({
      total: 8,
      active: 1,
      inTrial: 2,
      expired: 3,
      free: 3,
      trialAvailable: 3,
    });
  });

  it.each([
    ['OLIVE', ['old-olive', 'olive-branch', 'olive-…']],
    ['  branch ', ['olive-branch']],
    ['e-branch', ['olive-branch']],
    ['été', ['cafe-ete']],
    ['%', ['ten-off']],
    ['_', ['ten-pins']],
    ['\\', ['backslash']],
    ['ten_', ['ten-pins']],
    ["'; drop table restaurants; --", []],
    ['oli\u0001ve', []],
    ['olive'.repeat(1000), []],
  ])('an owner’s list can be searched for %j', async (search, expected) => {
    const page = await list({ search });
    expect(slugs(page)).toEqual(expected.map((slug) => (slug === 'olive-…' ? mine.slug : slug)));
    expect(page.totalCount).toBe(expected.length);
  });

  it.each([null, '', '  \n'])('a search for %j returns all sites', async (search) =>
    expect((await list({ search, filter: null })).totalCount).toBe(8),
  );

  it('a search can be combined with a filter', async () =>
    expect(slugs(await list({ search: 'ten', filter: 'FREE' }))).toEqual(['ten-pins']));

  it('a filtered list has pages', async () => {
    const first = await list({ first: 2, filter: 'EXPIRED' });
    expect(slugs(first)).toEqual(['cafe-ete', 'ten-pins']);
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const second = await list({ first: 2, filter: 'EXPIRED', after: first.pageInfo.endCursor });
    expect(slugs(second)).toEqual(['ten-off']);
    expect(second).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: false } });
  });

  it('an unknown filter is refused', async () => {
    const { errors } = await app.graphql(QUERY, { first: 1, filter: 'ARCHIVED' }, mine.owner?.token);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('500 sites of one owner among 20,000 others', () => {
  beforeAll(async () => {
    await pool().query(`
      insert into users (id, name, email, password_hash, created_at)
      select gen_random_uuid(), 'Many', n || '@example.org', 'x', now() from generate_series(1, 2000) n;
      with made as (
        insert into restaurants (id, owner_id, name, slug, theme, brand_primary, brand_secondary, status, package,
          created_at, updated_at)
        select gen_random_uuid(), u.id, 'Many ' || n, 'many-' || n || '-' || u.email, 'counter', '#000000', '#ffffff',
          'active_paid', 'GOLD', now(), now()
        from users u, generate_series(1, 10) n where u.name = 'Many'
        returning id, slug
      )
      insert into published_sites (slug, restaurant_id, version, document)
      select left(slug, 63), id, 1, '{}' from made;`);
    await pool().query(
      `with made as (
         insert into restaurants (id, owner_id, name, slug, theme, brand_primary, brand_secondary, status, package,
           created_at, updated_at)
         select gen_random_uuid(), $1, 'Mine ' || n, 'mine-' || n, 'counter', '#000000', '#ffffff',
           'active_paid', 'GOLD', now(), now() from generate_series(1, 492) n
         returning id, slug
       )
       insert into published_sites (slug, restaurant_id, version, document) select slug, id, 1, '{}' from made`,
      [mine.owner?.id],
    );
    await pool().query(
      'insert into order_counters (restaurant_id, day, last) select id, now(), 101 from restaurants',
    );
    await pool().query('analyze');
  });

  const ours = ({ text }: Statement) => /\b(restaurants|published_sites)\b/.test(text);
  const statements = async (variables: Record<string, unknown>) =>
    (await statementsOf(() => list(variables))).statements.filter(ours);

  it('a page of sites needs two statements and one for all versions', async () => {
    const few = await statements({ first: 1 });
    const many = await statements({ first: 100, filter: 'ACTIVE', search: 'mine' });
    expect(few).toHaveLength(3);
    expect(many).toHaveLength(3);
    expect(few.filter(({ text }) => text.includes('published_sites'))).toHaveLength(1);
  });

  it('the counts need one statement, and none when they are not selected', async () => {
    const isCount = ({ text }: Statement) => text.includes('filter (where');
    expect((await statements({ first: 1 })).some(isCount)).toBe(false);
    const { result, statements: counting } = await statementsOf(counts);
    expect(result).toMatchObject({ total: 500, active: 493 });
    expect(counting.filter(ours)).toHaveLength(1);
  });

  it('the statements of a list use an index', async () => {
    const counting = (await statementsOf(counts)).statements.filter(ours);
    const asked = [
      ...(await statements({ first: 50 })),
      ...(await statements({ first: 50, filter: 'ACTIVE', search: 'mine 4' })),
      ...(await statements({ first: 50, filter: 'EXPIRED' })),
      ...counting,
    ];
    expect(asked).toHaveLength(10);
    for (const { text, values } of asked) {
      const { rows } = await pool().query(`explain (format json) ${text}`, values);
      const plan = JSON.stringify(rows);
      expect(plan, text).not.toContain('Seq Scan');
      expect(plan, text).toMatch(/restaurants_owner_id_id_index|published_sites/);
    }
  });
});
