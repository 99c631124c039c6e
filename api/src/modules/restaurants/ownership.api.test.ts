import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { statementsOf } from '../../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';

let app: TestApp;
let mine: MadeSite;
let theirs: MadeSite;
beforeAll(async () => {
  app = await startTestApp();
  mine = await makeSite(app);
  theirs = await makeSite(app);
});
afterAll(() => app.close());

const NODE = 'query ($id: ID!) { node(id: $id) { id ... on Restaurant { slug } ... on User { email } } }';

async function node(id: string, token?: string) {
  return (
    await app.graphql<{ node: { id: string; slug?: string; email?: string } | null }>(NODE, { id }, token)
  ).data.node;
}

describe('ownership', () => {
  it('only the owner can read a site', async () => {
    const id = toGlobalId('Restaurant', mine.restaurantId);
    expect(await node(id, mine.owner?.token)).toEqual({ id, slug: mine.slug });
    expect(await node(id, theirs.owner?.token)).toBeNull();
    expect(await node(id)).toBeNull();
    expect(await node(id, 'made-up')).toBeNull();
  });

  it('only the user can read a user', async () => {
    const id = toGlobalId('User', mine.owner?.id ?? '');
    expect(await node(id, mine.owner?.token)).toEqual({ id, email: mine.owner?.email });
    expect(await node(id, theirs.owner?.token)).toBeNull();
    expect(await node(id)).toBeNull();
  });

  it('a list has no sites of other owners', async () => {
    const query = '{ viewer { restaurants(first: 100) { totalCount edges { node { slug } } } } }';
    const { data } = await app.graphql<{
      viewer: { restaurants: { totalCount: number; edges: { node: { slug: string } }[] } };
    }>(query, {}, mine.owner?.token);
    expect(data.viewer.restaurants).toEqual({ totalCount: 1, edges: [{ node: { slug: mine.slug } }] });
  });

  it('a list of twenty sites needs as many statements as a list of one', async () => {
    const owner = await makeSite(app);
    const count = async () => {
      const query = '{ viewer { restaurants(first: 50) { edges { node { id name url } } } } }';
      return (await statementsOf(() => app.graphql(query, {}, owner.owner?.token))).statements.length;
    };
    const one = await count();
    await app.container.infrastructure.database.pool.query(
      `insert into restaurants (id, owner_id, name, slug, theme, brand_primary, brand_secondary, status, created_at,
         updated_at)
       select gen_random_uuid(), $1, 'More', 'more-' || n, 'counter', '#000000', '#ffffff', 'trialing', now(), now()
       from generate_series(1, 19) n`,
      [owner.owner?.id],
    );
    expect(await count()).toBe(one);
  });

  it('fields that nobody may set are ignored', async () => {
    const { errors } = await app.graphql<null>(
      `mutation { register(input: { name: "M", email: "m@example.org", password: "long enough", package: "GOLD" }) {
        __typename } }`,
    );
    expect(errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});
