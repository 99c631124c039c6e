import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEN_PERCENT } from '@forkfront/common/test/tenPercent.ts';
import { makePromotion } from '../../../test/makePromotion.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { setPlan } from '../../../test/setPlan.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { newId } from '../../lib/ids.ts';
import type { PackageTier } from '@forkfront/common/plan.ts';
import { PROMOTION_LIMITS, type PromotionTerms } from '@forkfront/common/promotion.ts';
import { SiteService } from '../sites/site.service.ts';
import { messages } from './messages.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => new Date('2026-11-20T18:00:00Z') } });
});
afterAll(() => app.close());

interface Answer {
  __typename: string;
  message?: string;
  fields?: { path: string; message: string }[];
  promotion?: { id: string; name: string; code: string | null; state: string; sentence: string };
}

/** Sends a mutation as the owner, and answers the member of its result. */
async function send(site: MadeSite, name: string, input: object): Promise<Answer> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const { data } = await app.graphql<Record<string, Answer>>(
    `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename
      ... on ${type}Payload { promotion { id name code state sentence } }
      ... on UserError { message } ${/create|update/.test(name) ? '... on ValidationError { fields { path message } }' : ''} } }`,
    { input },
    site.owner?.token,
  );
  const answer = data[name];
  if (!answer) throw new Error(`No answer to ${name}.`);
  return answer;
}

const create = (site: MadeSite, terms: Partial<PromotionTerms> = {}, isPaused = false) =>
  send(site, 'createPromotion', {
    restaurantId: toGlobalId('Restaurant', site.restaurantId),
    terms: { ...TEN_PERCENT, ...terms },
    isPaused,
  });
const idOf = ({ promotion }: Answer) => ({ promotionId: promotion?.id ?? '' });

async function goldSite(): Promise<MadeSite> {
  const site = await makeSite(app);
  await setPlan(app, site, 'GOLD');
  return site;
}

/** The names of the promotions that diners get now. */
const published = async (site: MadeSite) =>
  (await app.container.get(SiteService).find(site.slug))?.document.promotions.map(({ name }) => name);

describe('a promotion', () => {
  it('counts on the site at once, and each change of it too', async () => {
    const site = await goldSite();
    const made = await create(site, { code: 'spring' });
    expect(made.promotion).toMatchObject({
      name: 'Autumn',
      code: 'SPRING',
      state: 'ACTIVE',
      sentence: '10% off everything, with the code SPRING',
    });
    expect(await published(site)).toEqual(['Autumn']);
    await send(site, 'updatePromotion', { ...idOf(made), terms: { ...TEN_PERCENT, name: 'Winter' } });
    expect(await published(site)).toEqual(['Winter']);
    await send(site, 'pausePromotion', { ...idOf(made), isPaused: true });
    expect(await published(site)).toEqual([]);
    await send(site, 'pausePromotion', { ...idOf(made), isPaused: false });
    expect(await published(site)).toEqual(['Winter']);
    await send(site, 'endPromotion', idOf(made));
    expect(await published(site)).toEqual([]);
  });

  it('that is created with a pause counts when it is resumed', async () => {
    const site = await goldSite();
    const made = await create(site, {}, true);
    expect([made.promotion?.state, await published(site)]).toEqual(['PAUSED', []]);
  });

  it('is named in its sentence by what the menu calls its dishes', async () => {
    const site = await goldSite();
    const productIds = [site.product('Margherita').globalId];
    expect((await create(site, { productIds })).promotion?.sentence).toBe('10% off Margherita');
  });

  it('is only for dishes and sections of its own menu', async () => {
    const [site, other] = [await goldSite(), await goldSite()];
    const foreign = { path: 'productIds', message: messages.targetUnknown };
    const productIds = [site.product('Margherita').globalId, other.product('Margherita').globalId];
    expect((await create(site, { productIds })).fields).toEqual([foreign]);
    expect((await create(site, { productIds: productIds.slice(0, 1) })).fields).toBeUndefined();
    expect((await create(site, { productIds: ['bogus'] })).fields).toEqual([foreign]);
    const sectionIds = [toGlobalId('ProductSection', newId())];
    expect((await create(site, { sectionIds })).fields).toEqual([{ ...foreign, path: 'sectionIds' }]);
  });

  it('has the problems of its terms at their fields', async () => {
    const { __typename, fields } = await create(await goldSite(), { name: '', percent: 0 });
    expect([__typename, fields]).toEqual([
      'ValidationError',
      [
        { path: 'name', message: messages.nameMissing },
        { path: 'percent', message: messages.percentInvalid },
      ],
    ]);
  });

  it('cannot have the code of another one, until that one is ended', async () => {
    const site = await goldSite();
    const first = await create(site, { code: 'SPRING' });
    const taken = { path: 'code', message: messages.codeTaken('Autumn') };
    expect((await create(site, { name: 'Copy', code: 'spring' })).fields).toEqual([taken]);
    const other = await create(site, { name: 'Other', code: 'OTHER' });
    const terms = { ...TEN_PERCENT, code: 'SPRING' };
    expect((await send(site, 'updatePromotion', { ...idOf(other), terms })).fields).toEqual([taken]);
    expect((await send(site, 'updatePromotion', { ...idOf(first), terms })).fields).toBeUndefined();
    await send(site, 'endPromotion', idOf(first));
    expect((await create(site, { name: 'Copy', code: 'spring' })).promotion?.code).toBe('SPRING');
    expect((await create(await goldSite(), { code: 'SPRING' })).promotion?.code).toBe('SPRING');
  });

  it(
    'is paused, resumed and ended once; a repeat changes nothing, and one that ended stays so',
    { tags: ['@long'] },
    async () => {
      const site = await goldSite();
      const made = await create(site);
      const pause = (isPaused: boolean) => send(site, 'pausePromotion', { ...idOf(made), isPaused });
      const end = () => send(site, 'endPromotion', idOf(made));
      const answers = [await pause(true), await pause(true), await pause(false), await pause(false)];
      answers.push(await end(), await end());
      expect(answers.map(({ promotion }) => promotion?.state)).toEqual([
        'PAUSED',
        'PAUSED',
        'ACTIVE',
        'ACTIVE',
        'ENDED',
        'ENDED',
      ]);
      const terms = TEN_PERCENT;
      for (const late of [await pause(false), await send(site, 'updatePromotion', { ...idOf(made), terms })])
        expect(late).toEqual({ __typename: 'ConflictError', message: messages.ended });
    },
  );

  it('is one of at most 50 that have not ended', { tags: ['@long'] }, async () => {
    const site = await goldSite();
    const made = await create(site);
    for (let count = 1; count < PROMOTION_LIMITS.open; count += 1) await makePromotion(app, site);
    expect(await create(site)).toEqual({
      __typename: 'ConflictError',
      message: messages.tooMany(PROMOTION_LIMITS.open),
    });
    await send(site, 'endPromotion', idOf(made));
    expect((await create(site)).__typename).toBe('CreatePromotionPayload');
  });
});

describe('the plan of a promotion', () => {
  it.each<[PackageTier, boolean]>([
    ['FREE', false],
    ['SILVER', false],
    ['GOLD', true],
    ['PLATINUM', true],
  ])('on %s it can be created, changed and resumed: %s', async (tier, isIncluded) => {
    const site = await goldSite();
    const made = await create(site, {}, true);
    await setPlan(app, site, tier);
    const answers = [
      await create(site),
      await send(site, 'updatePromotion', { ...idOf(made), terms: TEN_PERCENT }),
      await send(site, 'pausePromotion', { ...idOf(made), isPaused: false }),
    ];
    for (const { __typename } of answers)
      expect(__typename).toMatch(isIncluded ? /Payload$/ : /^PaidPlanError$/);
    // It can always be stopped.
    for (const { promotion } of [
      await send(site, 'pausePromotion', { ...idOf(made), isPaused: true }),
      await send(site, 'endPromotion', idOf(made)),
    ])
      expect(promotion?.state).toMatch(/PAUSED|ENDED/);
    const { data } = await app.graphql<{ node: { hasPromotions: boolean } }>(
      'query ($id: ID!) { node(id: $id) { ... on Restaurant { hasPromotions } } }',
      { id: toGlobalId('Restaurant', site.restaurantId) },
      site.owner?.token,
    );
    expect(data.node.hasPromotions).toBe(isIncluded);
  });
});
