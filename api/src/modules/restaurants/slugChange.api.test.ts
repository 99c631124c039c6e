import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeRestaurant, type RestaurantOutcome } from '../../../test/changeRestaurant.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { newId } from '../../lib/ids.ts';
import { SiteLinks } from '../sites/siteLinks.ts';
import { SlugService, claimSlug } from './slug.service.ts';

const LONG = { tags: ['@long'] };

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const pool = () => app.container.infrastructure.database.pool;
const change = (site: MadeSite, slug: string): Promise<RestaurantOutcome> =>
  changeRestaurant(
    app,
    'changeRestaurantSlug',
    { id: toGlobalId('Restaurant', site.restaurantId), slug },
    site.owner?.token,
  );

/** A slug that no other test asks for. */
const fresh = (): string => `slug-${newId().slice(-12)}`;

async function slugShownAt(slug: string): Promise<string | null> {
  const query = 'query ($slug: String!) { storefront(slug: $slug) { slug } }';
  const { data } = await app.graphql<{ storefront: { slug: string } | null }>(query, { slug });
  return data.storefront?.slug ?? null;
}

const retired = async (restaurantId: string): Promise<string[]> => {
  const { rows } = await pool().query<{ slug: string }>(
    'select slug from retired_slugs where restaurant_id = $1 order by retired_at',
    [restaurantId],
  );
  return rows.map(({ slug }) => slug);
};

const problemOf = async (site: MadeSite, slug: string, token = site.owner?.token) => {
  const query = `query ($id: ID!, $slug: String!) {
    node(id: $id) { ... on Restaurant { slugProblem(slug: $slug) } } }`;
  const id = toGlobalId('Restaurant', site.restaurantId);
  return (await app.graphql<{ node: { slugProblem: string | null } | null }>(query, { id, slug }, token)).data
    .node;
};

describe('Restaurant.slugProblem', () => {
  it('an owner can check before a change whether a slug is free', async () => {
    const [site, other] = [await makeSite(app), await makeSite(app)];
    const before = fresh();
    await change(site, before);
    const taken = `The address “${other.slug}” is taken. Please choose another one, for example with your town or street in it.`;
    for (const [slug, slugProblem] of [
      [fresh(), null],
      [` ${before.toUpperCase()} `, null],
      [site.slug, null],
      [other.slug, taken],
      ['Olive’s', 'Please only use a–z, 0–9 and hyphens.'],
    ] as const)
      expect(await problemOf(site, slug)).toEqual({ slugProblem });
  });

  it('only the owner can check a slug for a site', async () => {
    const [site, other] = [await makeSite(app), await makeSite(app)];
    expect(await problemOf(site, fresh(), other.owner?.token)).toBeNull();
  });

  it(
    'taken slugs are not reported after 100 checks in an hour, but the change still refuses them',
    LONG,
    async () => {
      const [site, other] = [await makeSite(app), await makeSite(app)];
      for (let time = 0; time < 100; time += 1) await problemOf(site, fresh());
      expect(await problemOf(site, other.slug)).toEqual({ slugProblem: null });
      expect(await change(site, other.slug)).toMatchObject({ __typename: 'ConflictError' });
    },
  );
});

describe('changeRestaurantSlug', () => {
  it('slugs with names of well-known companies require a verified address', async () => {
    const site = await makeSite(app);
    const verify = (at: string) =>
      pool().query(`update users set email_verified_at = ${at} where id = $1`, [site.owner?.id]);
    await verify('null');
    expect(await change(site, 'hsbc-canteen')).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'slug', message: expect.stringContaining('well-known company') as string }],
    });
    await verify('now()');
    expect((await change(site, 'hsbc-canteen')).__typename).toBe('ChangeRestaurantSlugPayload');
  });

  it('the slug of a site that was taken offline cannot be changed, until it is online again', async () => {
    const site = await makeSite(app);
    const suspend = (at: string) =>
      pool().query(`update restaurants set suspended_at = ${at} where id = $1`, [site.restaurantId]);
    await suspend('now()');
    expect(await change(site, fresh())).toMatchObject({
      __typename: 'ConflictError',
      message:
        'Our support team has taken this website offline, so its address cannot be changed. Please contact us.',
    });
    expect(await retired(site.restaurantId)).toEqual([]);
    await suspend('null');
    expect((await change(site, fresh())).__typename).toBe('ChangeRestaurantSlugPayload');
  });

  it('a changed slug works, and the old ones still find the site', async () => {
    const site = await makeSite(app);
    const [first, second] = [fresh(), fresh()];
    expect(await slugShownAt(site.slug)).toBe(site.slug);
    expect(await change(site, `  ${first.toUpperCase()} `)).toMatchObject({
      __typename: 'ChangeRestaurantSlugPayload',
      restaurant: { slug: first, url: app.container.get(SiteLinks).siteUrl(first), siteVersion: 2 },
    });
    expect(await slugShownAt(first)).toBe(first);
    expect(await slugShownAt(site.slug)).toBe(first);
    await change(site, second);
    for (const slug of [site.slug, first, second]) expect(await slugShownAt(slug)).toBe(second);
    expect(await retired(site.restaurantId)).toEqual([site.slug, first]);
  });

  it('a changed slug clears the caches of the old and the new slug in all processes', async () => {
    const heard: string[] = [];
    const stop = app.container.infrastructure.events.on('siteChanged', (changed) => void heard.push(changed));
    const site = await makeSite(app);
    await expect.poll(() => heard).toEqual([site.slug]);
    const slug = fresh();
    await change(site, slug);
    await expect.poll(() => heard.toSorted()).toEqual([site.slug, site.slug, slug].toSorted());
    stop();
  });

  it('a site can have its former slug again', async () => {
    const site = await makeSite(app);
    const slug = fresh();
    await change(site, slug);
    expect(await change(site, site.slug)).toMatchObject({ restaurant: { slug: site.slug } });
    expect(await slugShownAt(slug)).toBe(site.slug);
    expect(await retired(site.restaurantId)).toEqual([slug]);
  });

  it('a change to the present slug changes nothing and is not limited', async () => {
    const site = await makeSite(app);
    for (let time = 0; time < 12; time += 1)
      expect(await change(site, site.slug)).toMatchObject({
        __typename: 'ChangeRestaurantSlugPayload',
        restaurant: { slug: site.slug, siteVersion: 1 },
      });
    expect(await retired(site.restaurantId)).toEqual([]);
  });

  it('the present or former slug of another owner’s site is refused', async () => {
    const [mine, theirs] = [await makeSite(app), await makeSite(app)];
    const former = theirs.slug;
    const present = fresh();
    await change(theirs, present);
    for (const slug of [present, former])
      expect(await change(mine, slug)).toEqual({
        __typename: 'ConflictError',
        message: `The address “${slug}” is taken. Please choose another one, for example with your town or street in it.`,
      });
    expect(await slugShownAt(mine.slug)).toBe(mine.slug);
    expect(await slugShownAt(former)).toBe(present);
    expect(await retired(mine.restaurantId)).toEqual([]);
  });

  it('the former slug of the owner’s other site is refused', async () => {
    const [mine, other] = [await makeSite(app), await makeSite(app)];
    await pool().query('update restaurants set owner_id = $1 where id = $2', [
      mine.owner?.id,
      other.restaurantId,
    ]);
    await change({ ...other, owner: mine.owner }, fresh());
    expect(await change(mine, other.slug)).toMatchObject({ __typename: 'ConflictError' });
  });

  it('a retired slug can be used after its free date', async () => {
    const [mine, soon, now] = [await makeSite(app), fresh(), fresh()];
    await pool().query(
      `insert into retired_slugs (slug, restaurant_id, retired_at, free_at)
       values ($1, null, now(), now() + interval '1 day'), ($2, null, now(), now() - interval '1 day')`,
      [soon, now],
    );
    expect(await change(mine, soon)).toMatchObject({ __typename: 'ConflictError' });
    expect(await change(mine, now)).toMatchObject({ restaurant: { slug: now } });
  });

  it.each([
    ['', 'Please use at least 3 characters.'],
    ['my_site', 'Please only use a–z, 0–9 and hyphens.'],
    ['xn--pple-43d', 'Please put single hyphens between words, and none at the start or the end.'],
    ['admin', 'This address is reserved. Please choose another one.'],
  ])('the slug %j is refused', async (slug, message) => {
    const site = await makeSite(app);
    expect(await change(site, slug)).toEqual({
      __typename: 'ValidationError',
      message,
      fields: [{ path: 'slug', message }],
    });
  });

  it('a slug can be changed ten times a day, and refusals do not count', async () => {
    const [site, other] = [await makeSite(app), await makeSite(app)];
    for (let time = 0; time < 12; time += 1)
      expect((await change(site, other.slug)).__typename).toBe('ConflictError');
    for (let time = 0; time < 10; time += 1)
      expect((await change(site, fresh())).__typename).toBe('ChangeRestaurantSlugPayload');
    const refused = await change(site, fresh());
    expect(refused.__typename).toBe('RateLimitedError');
    expect(refused.retryAfterSeconds).toBeGreaterThan(0);
  });

  it('one of 100 parallel changes gets the slug', LONG, async () => {
    const sites = await Promise.all(Array.from({ length: 100 }, () => makeSite(app)));
    const slug = fresh();
    const outcomes = await Promise.all(
      sites.map(({ owner, restaurantId }) =>
        app
          .scope()
          .get(SlugService)
          .change(owner?.id ?? '', restaurantId, slug),
      ),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.error.kind]));
    expect(refused).toEqual(Array.from({ length: 99 }, () => 'conflict'));
    const { rows } = await pool().query(
      'select id from restaurants r join published_sites s on s.restaurant_id = r.id where s.slug = $1 and r.slug = $1',
      [slug],
    );
    expect(rows).toHaveLength(1);
    const { rows: gone } = await pool().query('select slug from retired_slugs where slug = any($1)', [
      sites.map((site) => site.slug),
    ]);
    expect(gone).toHaveLength(1);
  });
});

describe('claimSlug', () => {
  const claim = (name: string): Promise<string> => app.scope().em.transactional((em) => claimSlug(em, name));

  it('a new site does not get a slug that redirects', async () => {
    const name = `Trattoria ${newId().slice(-6)}x`;
    const slug = await claim(name);
    const site = await makeSite(app);
    await change(site, slug);
    await change(site, fresh());
    expect(await claim(name)).toBe(`${slug}-2`);
    await pool().query("update retired_slugs set free_at = now() - interval '1 second' where slug = $1", [
      slug,
    ]);
    expect(await claim(name)).toBe(slug);
  });

  it('a new site and an owner never get the same slug in parallel', LONG, async () => {
    const tail = `${newId().slice(-6)}x`;
    await change(await makeSite(app), `roma-${tail}`);
    const sites = await Promise.all(Array.from({ length: 10 }, () => makeSite(app)));
    const wanted = `roma-${tail}-2`;
    const made = Promise.all(
      [`Roma ${tail}`, `Roma ${tail} 2`].map((name) =>
        app.scope().em.transactional(async (em) => {
          const slug = await claimSlug(em, name);
          await em.execute(
            `insert into restaurants (id, name, slug, theme, brand_primary, brand_secondary, created_at, updated_at)
             values (?, ?, ?, 'counter', '#000000', '#ffffff', now(), now())`,
            [newId(), name, slug],
          );
          return slug;
        }),
      ),
    );
    const chosen = await Promise.all(sites.map((site) => change(site, wanted)));
    const winners = chosen.filter(({ __typename }) => __typename === 'ChangeRestaurantSlugPayload').length;
    const claimed = await made;
    expect(new Set(claimed).size).toBe(2);
    expect(winners + claimed.filter((slug) => slug === wanted).length).toBe(1);
  });
});
