import { describe, expect, it } from 'vitest';
import { scriptedConversations } from '../../../test/scriptedConversations.ts';

const { app, query, draftOf, withMenu } = scriptedConversations();

const MENU = 'Mains\nSoup 4\nPie 9';
const place = { section: 'Mains', name: 'Soup', at: 0 };
const dish = { name: 'Leek soup', price: 450, section: 'Mains' };

describe('editOnboardingDish', () => {
  const edit = async (conversation: string, change: object) =>
    (
      await app().graphql<{ editOnboardingDish: { __typename: string; [field: string]: unknown } }>(
        `mutation ($input: EditOnboardingDishInput!) { editOnboardingDish(input: $input) { __typename
          ... on EditOnboardingDishPayload { draft { sections { name items { name price dietaryTags } } } }
          ... on UserError { message } ... on ValidationError { fields { path message } } } }`,
        { input: { conversation, ...change } },
      )
    ).data.editOnboardingDish;
  const restore = async (conversation: string) =>
    (
      await app().graphql<{ restoreOnboardingDish: object }>(
        `mutation ($input: RestoreOnboardingDishInput!) { restoreOnboardingDish(input: $input) { __typename
          ... on RestoreOnboardingDishPayload { draft { sections { items { name } } } } } }`,
        { input: { conversation, place } },
      )
    ).data.restoreOnboardingDish;
  const menuOf = async (slug: string) =>
    (
      await app().graphql<{ storefront: { sections: { items: { name: string; price: number }[] }[] } }>(
        'query ($slug: String!) { storefront(slug: $slug) { sections { items { name price } } } }',
        { slug },
      )
    ).data.storefront.sections;

  it('a dish of the built preview changes, goes and comes back at once', async () => {
    const { token, slug } = await withMenu(MENU);
    expect(await edit(token, { place, dish: { ...dish, dietaryTags: ['VEGAN'] } })).toMatchObject({
      draft: {
        sections: [{ items: [{ name: 'Leek soup', price: 450, dietaryTags: ['VEGAN'] }, { name: 'Pie' }] }],
      },
    });
    expect(await menuOf(slug)).toMatchObject([
      {
        items: [
          { name: 'Leek soup', price: 450 },
          { name: 'Pie', price: 900 },
        ],
      },
    ]);
    await edit(token, { place: null, dish: { ...dish, name: 'Cake', section: 'Sweets' } });
    expect(await menuOf(slug)).toMatchObject([{}, { items: [{ name: 'Cake' }] }]);
    await edit(token, { place: { ...place, name: 'Leek soup' }, dish: { ...dish, name: 'Soup' } });
    await edit(token, { place, dish: null });
    expect(await menuOf(slug)).toMatchObject([{ items: [{ name: 'Pie' }] }, {}]);
    expect(await restore(token)).toMatchObject({
      draft: { sections: [{ items: [{ name: 'Soup' }, { name: 'Pie' }] }, {}] },
    });
    expect(await menuOf(slug)).toMatchObject([{ items: [{ name: 'Soup' }, { name: 'Pie' }] }, {}]);
  });

  it('the last dish of a built preview stays, and that of a draft goes', async () => {
    const { token } = await withMenu('Mains\nSoup 4');
    expect(await edit(token, { place, dish: null })).toMatchObject({
      __typename: 'ValidationError',
      message: 'A website needs at least one dish. Please add another one first.',
    });
    const draft = await withMenu('Mains\nSoup 4', false);
    expect(await edit(draft.token, { place, dish: null })).toMatchObject({ draft: { sections: [] } });
  });

  it('wrong dishes, an unknown conversation, a claimed site and too many changes are refused', async () => {
    const { token, slug } = await withMenu(MENU);
    const before = await draftOf(token);
    expect(await edit(token, { place, dish: { ...dish, name: '' } })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'name' }],
    });
    expect(await edit('nobody', { place, dish })).toMatchObject({ __typename: 'NotFoundError' });
    await query("update restaurants set status = 'trialing' where slug = $1", [slug]);
    expect(await edit(token, { place, dish })).toMatchObject({ __typename: 'ConflictError' });
    expect(await draftOf(token)).toEqual(before);
    await query("update rate_limits set points = 600 where key like 'dishEdits:%'");
    expect(await edit(token, { place, dish })).toMatchObject({ __typename: 'RateLimitedError' });
    expect(await restore(token)).toMatchObject({ __typename: 'RateLimitedError' });
    await query('delete from rate_limits');
  });
});
