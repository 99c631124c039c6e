import { describe, expect, it } from 'vitest';
import { call, saveDetails, say, scriptedConversations } from '../../../test/scriptedConversations.ts';

const { app, query, answer, send, draftOf, slugOf, withMenu } = scriptedConversations();

const MENU = 'Mains\nSoup 4\nLobster market price';

describe('editOnboardingDraft', () => {
  const edit = async (conversation: string, facts: object) =>
    (
      await app().graphql<{ editOnboardingDraft: { __typename: string; [field: string]: unknown } }>(
        `mutation ($input: EditOnboardingDraftInput!) { editOnboardingDraft(input: $input) { __typename
          ... on EditOnboardingDraftPayload { draft { name tagline addressLine phone popularItems hasHours brand { primary }
            ordering { hours { days from to } collection zones { name prefixes fee } } } preview { slug claimToken } }
          ... on UserError { message } ... on ValidationError { fields { path message } } } }`,
        { input: { conversation, ...facts } },
      )
    ).data.editOnboardingDraft;
  const siteOf = async (slug: string) =>
    (
      await app().graphql<{ storefront: { version: number; name: string; tagline: string | null } }>(
        'query ($slug: String!) { storefront(slug: $slug) { version name tagline } }',
        { slug },
      )
    ).data.storefront;

  it('facts of the built preview change at once; the same facts again change nothing', async () => {
    const { token, slug } = await withMenu(MENU);
    const { version } = await siteOf(slug);
    const facts = { name: `Codfather ${slug}`, tagline: 'Fish since 1974' };
    const { preview, ...edited } = await edit(token, facts);
    expect(edited).toMatchObject({ draft: { ...facts, addressLine: null, phone: null } });
    const moved = await slugOf(token);
    expect(preview).toMatchObject({ slug: moved, claimToken: expect.any(String) });
    expect(moved).toContain('codfather');
    expect(await siteOf(moved)).toEqual({ version: version + 1, ...facts });
    expect(await edit(token, facts)).toMatchObject({ preview: null });
    expect(await siteOf(moved)).toMatchObject({ version: version + 1 });
  });

  it('without a preview the draft changes, and the next message of the chat has it', async () => {
    const { token } = await withMenu(MENU, false);
    const facts = { phone: '020 7946 0123', addressLine: '12 High Street, York' };
    expect(await edit(token, facts)).toMatchObject({ draft: facts, preview: null });
    answer(() => call('request_menu'), say);
    await send(token, 'What next?');
    expect(await draftOf(token)).toMatchObject(facts);
    expect(await edit(token, { phone: '' })).toMatchObject({ draft: { phone: null } });
  });

  it('colours, favourites, hours and delivery reach the site, and words do not replace them by the way', async () => {
    const { token, slug } = await withMenu(MENU);
    const week = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' }];
    const zone = { name: 'Near', prefixes: ['SE1'], fee: 250 };
    const edited = await edit(token, {
      brand: { primary: '#0B6E4F', secondary: '#fff3d6' },
      popularItems: ['Soup'],
      hours: week,
      collection: false,
      zones: [{ ...zone, prefixes: ['se1'], minimum: 0, extraMinutes: 0 }],
    });
    const facts = {
      brand: { primary: '#0b6e4f' },
      popularItems: ['Soup'],
      hasHours: true,
      ordering: { hours: week, collection: false, zones: [zone] },
    };
    expect(edited).toMatchObject({ draft: facts, preview: { slug } });
    const { storefront } = (
      await app().graphql<{ storefront: object }>(
        `query ($slug: String!) { storefront(slug: $slug) { brand { primary }
          ordering { hasHours zones { name } collection { isOffered } } } }`,
        { slug },
      )
    ).data;
    expect(storefront).toMatchObject({
      brand: facts.brand,
      ordering: { hasHours: true, zones: [{ name: 'Near' }], collection: { isOffered: false } },
    });
    answer(
      saveDetails({ primaryColour: 'red', popularItems: ['Lobster'] }),
      () => call('save_ordering', { hours: [{ days: [1], from: '09:00', to: '17:00' }], collection: true }),
      say,
    );
    await send(token, 'we like red and lobster, open 9 to 5 on Mondays');
    expect(await draftOf(token)).toMatchObject({
      primary: '#0b6e4f',
      popularItems: ['Soup'],
      ordering: { hours: week, collection: false },
    });
  });

  it('a message does not replace an entered fact by the way, and one that asks for it does', async () => {
    const { token } = await withMenu(MENU, false);
    await edit(token, { phone: '020 7946 0123' });
    const other = '0113 496 0022';
    for (const [message, phone] of [
      [`soup 4.50, our no is ${other}`, '020 7946 0123'],
      [`Please change the phone to ${other}`, other],
    ] as const) {
      answer(saveDetails({ phone: other }), say);
      await send(token, message);
      expect(await draftOf(token)).toMatchObject({ phone });
    }
  });

  it('a fact that was kept has two answers to press, until the next message or change', async () => {
    const { token } = await withMenu(MENU, false);
    const repliesOf = async () => (await draftOf(token)).quickReplies;
    await edit(token, { name: 'The Codfather', phone: '020 7946 0123' });
    const both = [
      ['Keep 020 7946 0123', 'Change the phone to 0113 496 0022'],
      ['Keep The Codfather', 'Rename to Fine'],
    ];
    for (const [details, message, replies] of [
      [{ phone: '0113 496 0022' }, 'soup 4.50, ring 0113 496 0022', both[0]],
      [{ name: 'Fine' }, 'just the name is fine', both[1]],
      [{ name: 'Dark Green' }, 'dark green', ['Keep The Codfather', 'Rename to Dark Green']],
    ] as const) {
      answer(saveDetails(details), say);
      await send(token, message);
      expect(await repliesOf()).toEqual(replies);
    }
    answer(say);
    const [first] = await send(token, 'Keep The Codfather');
    expect(first).toMatchObject({ type: 'draft', draft: { quickReplies: [] } });
    expect(await repliesOf()).toEqual([]);
    answer(() => call('offer_replies', { replies: ['Yes', 'No'] }), say);
    await send(token, 'Hm');
    expect(await repliesOf()).toEqual(['Yes', 'No']);
    await edit(token, { tagline: 'Fish since 1974' });
    expect(await repliesOf()).toEqual([]);
  });

  it('wrong facts, an unknown conversation, a claimed site and too many changes are refused', async () => {
    const { token, slug } = await withMenu(MENU);
    const before = await draftOf(token);
    expect(await edit(token, { name: '', phone: 'call us' })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'name' }, { path: 'phone' }],
    });
    expect(await edit('nobody', { name: 'Rossi' })).toMatchObject({ __typename: 'NotFoundError' });
    await query("update restaurants set status = 'trialing' where slug = $1", [slug]);
    expect(await edit(token, { name: 'Rossi' })).toMatchObject({ __typename: 'ConflictError' });
    expect(await draftOf(token)).toEqual(before);
    await query("update rate_limits set points = 120 where key like 'factEdits:%'");
    expect(await edit(token, { name: 'Rossi' })).toMatchObject({ __typename: 'RateLimitedError' });
    await query('delete from rate_limits');
  });
});
