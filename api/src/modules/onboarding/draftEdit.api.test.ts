import { describe, expect, it } from 'vitest';
import { call, saveDetails, say, scriptedConversations } from '../../../test/scriptedConversations.ts';
import { DraftEditService } from './draftEdit.service.ts';
import type { ReviewedLine } from './review.rules.ts';

const LONG = { tags: ['@long'] };

const { app, query, answer, send, waiting, draftOf, slugOf, withMenu } = scriptedConversations();

const MENU = 'Mains\nSoup 4\nLobster market price\nWings 6 9\nfollow us @rossi';
const dish = { name: 'Lobster', price: 2400, section: 'Mains', description: '', sizes: [], dietaryTags: [] };

const reviewInService = (token: string, ...lines: ReviewedLine[]) =>
  app().scope().get(DraftEditService).review(token, lines, '::1');

const review = async (conversation: string, lines: object[]) =>
  (
    await app().graphql<{ reviewOnboardingLines: { __typename: string; [field: string]: unknown } }>(
      `mutation ($input: ReviewOnboardingLinesInput!) { reviewOnboardingLines(input: $input) { __typename
        ... on ReviewOnboardingLinesPayload { draft { unreadLines { text section proposal { name price } }
          sections { name items { name price } } } }
        ... on UserError { message } ... on ValidationError { fields { path message } } } }`,
      { input: { conversation, lines } },
    )
  ).data.reviewOnboardingLines;

const served = async (slug: string) =>
  (
    await app().graphql<{
      storefront: { version: number; sections: { name: string; items: { name: string }[] }[] };
    }>('query ($slug: String!) { storefront(slug: $slug) { version sections { name items { name } } } }', {
      slug,
    })
  ).data.storefront;

const undo = async (conversation: string, lines: (string | undefined)[]) =>
  (
    await app().graphql<{ undoOnboardingReview: { __typename: string; [field: string]: unknown } }>(
      `mutation ($input: UndoOnboardingReviewInput!) { undoOnboardingReview(input: $input) { __typename
        ... on UndoOnboardingReviewPayload { draft { unreadLines { text } sections { name items { name } } } }
        ... on UserError { message } } }`,
      { input: { conversation, lines } },
    )
  ).data.undoOnboardingReview;

describe('undoOnboardingReview', () => {
  it('the last review is taken back on the published preview, once', async () => {
    const { token, slug, lines } = await withMenu(MENU);
    const ids = lines.map(({ id }) => id);
    await review(token, [
      { id: ids[0], dish: { ...dish, section: 'Specials' } },
      { id: ids[1], dish: null },
    ]);
    const before = {
      unreadLines: [{ text: 'Lobster market price' }, { text: 'Wings 6 9' }, { text: 'follow us @rossi' }],
      sections: [{ name: 'Mains', items: [{ name: 'Soup' }] }],
    };
    expect(await undo(token, [ids[0]])).toMatchObject({
      draft: { unreadLines: [{ text: 'follow us @rossi' }] },
    });
    expect(await undo(token, [ids[0], ids[1]])).toMatchObject({ draft: before });
    const { version, sections } = await served(slug);
    expect(sections).toMatchObject([{ name: 'Mains', items: [{ name: 'Soup' }] }]);
    expect(await undo(token, [ids[0], ids[1]])).toMatchObject({ draft: before });
    expect(await served(slug)).toMatchObject({ version });
    const ofNobody = { __typename: 'NotFoundError' };
    expect(await undo('nonsense', [ids[0]])).toMatchObject(ofNobody);
    expect(
      await undo(
        token,
        Array.from({ length: 301 }, () => 'x'),
      ),
    ).toMatchObject({
      __typename: 'ValidationError',
    });
  });
});

describe('lines and what is typed in the chat', () => {
  it('a line is gone when its dish is typed, and the dish is in the section of the line', async () => {
    const { token } = await withMenu(MENU);
    answer(() => call('import_menu_text'), say);
    await send(token, 'Lobster £24.00');
    expect(await draftOf(token)).toMatchObject({
      sections: [{ name: 'Mains', items: [{ name: 'Soup' }, { name: 'Lobster', price: 2400 }] }],
      unread: [{ text: 'Wings 6 9' }, { text: 'follow us @rossi' }],
    });
  });

  it('a line is gone when the assistant adds its dish to the menu', async () => {
    const { token } = await withMenu(MENU);
    const items = ['Soup', 'Wings'].map((each) => ({ name: each, description: null, pricePence: 600 }));
    answer(() => call('save_menu', { sections: [{ name: 'Mains', items }] }), say);
    await send(token, 'Wings are 6 pounds');
    expect((await draftOf(token)).unread).toMatchObject([
      { text: 'Lobster market price' },
      { text: 'follow us @rossi' },
    ]);
  });

  it('a reviewed dish keeps its description, sizes and diets on the site', async () => {
    const { token, lines } = await withMenu(MENU, false);
    const sizes = [
      { name: 'Six', price: 600 },
      { name: 'Twelve', price: 900 },
    ];
    const wings = { ...dish, name: 'Wings', description: 'Hot', sizes, dietaryTags: ['HALAL'], price: 0 };
    await review(token, [{ id: lines[1]?.id, dish: wings }]);
    const [mains] = (await draftOf(token)).sections;
    expect(mains?.items[1]).toMatchObject({
      name: 'Wings',
      description: 'Hot',
      price: 600,
      sizes,
      dietaryTags: ['HALAL'],
    });
  });
});

describe('reviewOnboardingLines', () => {
  it('a line becomes a dish of the published preview, and a repeated review changes nothing', async () => {
    const { token, slug, lines } = await withMenu(MENU);
    expect(lines).toMatchObject([
      { text: 'Lobster market price', section: 'Mains', proposal: { name: 'Lobster', price: null } },
      { text: 'Wings 6 9', section: 'Mains', proposal: { name: 'Wings', price: null } },
      { text: 'follow us @rossi', section: null, proposal: null },
    ]);
    const { version } = await served(slug);
    const reviewed = [
      { id: lines[0]?.id, dish },
      { id: lines[2]?.id, dish: null },
    ];
    const after = {
      unreadLines: [{ text: 'Wings 6 9', section: 'Mains', proposal: { name: 'Wings', price: null } }],
      sections: [
        {
          name: 'Mains',
          items: [
            { name: 'Soup', price: 400 },
            { name: 'Lobster', price: 2400 },
          ],
        },
      ],
    };
    expect(await review(token, reviewed)).toMatchObject({ draft: after });
    const published = {
      version: version + 1,
      sections: [{ items: [{ name: 'Soup' }, { name: 'Lobster' }] }],
    };
    expect(await served(slug)).toMatchObject(published);
    expect(await review(token, reviewed)).toMatchObject({ draft: after });
    expect(await served(slug)).toMatchObject(published);
  });

  it('before the preview is built only the draft changes', async () => {
    const { token, lines } = await withMenu(MENU, false);
    const specials = { ...dish, section: 'Specials' };
    expect(await review(token, [{ id: lines[0]?.id, dish: specials }])).toMatchObject({
      draft: { sections: [{ name: 'Mains' }, { name: 'Specials', items: [{ name: 'Lobster' }] }] },
    });
  });

  it('a wrong field is named with its line, and nothing changes', async () => {
    const { token, lines } = await withMenu(MENU);
    const before = await draftOf(token);
    expect(
      await review(token, [
        { id: lines[0]?.id, dish },
        { id: lines[1]?.id, dish: { name: '', price: 100_001, section: 'Mains' } },
      ]),
    ).toEqual({
      __typename: 'ValidationError',
      message: 'Please check the marked fields.',
      fields: [
        { path: 'lines.1.dish.name', message: 'Please enter the name of the dish.' },
        { path: 'lines.1.dish.price', message: 'Please enter a price from £0 to £1,000.' },
      ],
    });
    expect(await draftOf(token)).toEqual(before);
    const many = Array.from({ length: 301 }, () => ({ id: 'x' }));
    expect(await review(token, many)).toMatchObject({ fields: [{ path: 'lines' }] });
  });

  it('an unknown conversation, a claimed site and too many reviews are refused', async () => {
    const { token, slug, lines } = await withMenu(MENU);
    expect(await review('nobody', [])).toMatchObject({ __typename: 'NotFoundError' });
    await query("update restaurants set status = 'trialing' where slug = $1", [slug]);
    const reviewed = [{ id: lines[0]?.id, dish: null }];
    expect(await review(token, reviewed)).toMatchObject({
      __typename: 'ConflictError',
      message: 'This site has been claimed. You can change it under My Restaurants.',
    });
    expect(await draftOf(token)).toMatchObject({ unread: lines });
    await query("update rate_limits set points = 600 where key like 'lineReviews:%'");
    expect(await review(token, reviewed)).toMatchObject({ __typename: 'RateLimitedError' });
    await query('delete from rate_limits');
  });

  it('a review is refused while a message is answered, and loses nothing of the answer', LONG, async () => {
    const { token, lines } = await withMenu(MENU);
    const gate = Promise.withResolvers<void>();
    answer(saveDetails({ name: 'Rossi' }), async function* () {
      await gate.promise;
      yield* say();
    });
    const answering = send(token, 'We are called Rossi');
    await expect.poll(() => waiting()).toBe(0);
    const reviewed: ReviewedLine = { id: lines[0]?.id ?? '', dish };
    expect(await reviewInService(token, reviewed)).toMatchObject({ error: { kind: 'conflict' } });
    gate.resolve();
    await answering;
    expect(await reviewInService(token, reviewed)).toMatchObject({ ok: true });
    expect(await draftOf(token)).toMatchObject({
      name: 'Rossi',
      sections: [{ items: [{ name: 'Soup' }, { name: 'Lobster' }] }],
    });
  });

  it('reviews and answers at the same time lose no write', LONG, async () => {
    const menu = Array.from({ length: 12 }, (_, i) => `Dish no${i}a market price`).join('\n');
    const { token, lines } = await withMenu(`Mains\nSoup 4\n${menu}`);
    answer(saveDetails({ name: 'Rossi' }));
    const reviews = lines.map(async ({ id }, index) => {
      const reviewed = { id, dish: { ...dish, name: `Dish ${index}` } };
      // One review is written at a time, and the others try again.
      await expect
        .poll(async () => (await reviewInService(token, reviewed)).ok, { timeout: 15_000 })
        .toBe(true);
    });
    await Promise.all([...reviews, send(token, 'We are called Rossi')]);
    const draft = await draftOf(token);
    expect(draft).toMatchObject({ name: 'Rossi', unread: [] });
    expect(new Set(draft.sections.flatMap(({ items }) => items.map((item) => item.name)))).toEqual(
      new Set(['Soup', ...lines.map((_, index) => `Dish ${index}`)]),
    );
    expect((await served(await slugOf(token))).sections[0]?.items).toHaveLength(13);
  });
});

describe('chooseOnboardingDesign', () => {
  const choose = async (conversation: string, theme: string) =>
    (
      await app().graphql<{ chooseOnboardingDesign: { __typename: string; [field: string]: unknown } }>(
        `mutation ($input: ChooseOnboardingDesignInput!) { chooseOnboardingDesign(input: $input) { __typename
          ... on ChooseOnboardingDesignPayload { draft { siteTheme theme viewUrl } }
          ... on UserError { message } ... on ValidationError { fields { path message } } } }`,
        { input: { conversation, theme } },
      )
    ).data.chooseOnboardingDesign;
  const siteOf = async (slug: string) =>
    (
      await app().graphql<{ storefront: { version: number; theme: string } }>(
        'query ($slug: String!) { storefront(slug: $slug) { version theme } }',
        { slug },
      )
    ).data.storefront;

  it(
    'the built preview has the chosen design at once, and choosing it again changes nothing',
    LONG,
    async () => {
      const { token, slug } = await withMenu(MENU);
      const before = await siteOf(slug);
      expect(before.theme).toBe('TRATTORIA');
      const chosen = { draft: { siteTheme: 'COUNTER', theme: 'COUNTER' } };
      for (const answer of [await choose(token, 'COUNTER'), await choose(token, 'COUNTER')]) {
        expect(answer).toMatchObject(chosen);
        expect(await siteOf(slug)).toEqual({ version: before.version + 1, theme: 'COUNTER' });
      }
    },
  );

  it('without a preview only the draft changes', async () => {
    const { token } = await withMenu(MENU, false);
    expect(await choose(token, 'COUNTER')).toMatchObject({ draft: { theme: 'COUNTER' } });
    expect(await draftOf(token)).toMatchObject({ theme: 'counter' });
  });

  it('a design of the paid plans, an unknown conversation and a claimed site are refused', LONG, async () => {
    const { token, slug } = await withMenu(MENU);
    expect(await choose(token, 'NIGHT')).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'theme', message: 'This design is part of the paid plans.' }],
    });
    expect(await choose('nobody', 'COUNTER')).toMatchObject({ __typename: 'NotFoundError' });
    await query("update restaurants set status = 'trialing' where slug = $1", [slug]);
    expect(await choose(token, 'COUNTER')).toMatchObject({ __typename: 'ConflictError' });
    expect(await draftOf(token)).toMatchObject({ theme: null });
    await query("update rate_limits set points = 120 where key like 'designChoices:%'");
    expect(await choose(token, 'COUNTER')).toMatchObject({ __typename: 'RateLimitedError' });
    await query('delete from rate_limits');
  });
});
