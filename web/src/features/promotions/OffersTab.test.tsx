import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endSession, startSession } from '../../lib/session.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { answer, asked, pending } from '../../test/answer.ts';
import { openEditor } from '../../test/openEditor.ts';
import { messages } from './messages.ts';

const LONG = { tags: ['@long'] };

const CREATE = 'useOffersCreateMutation';
const UPDATE = 'useOffersUpdateMutation';
const PAUSE = 'useOffersPauseMutation';
const END = 'useOffersEndMutation';
const PREVIEW = 'usePreviewQuery';

beforeEach(() => startSession({ _id: 'VXNlcjox', name: 'Amelia', email: 'amelia@example.com' }, 'secret'));
afterEach(endSession);

const offer = (changes: object = {}) => ({
  __typename: 'Promotion',
  id: 'spring',
  name: 'Spring',
  code: 'SPRING',
  kind: 'PERCENT',
  percent: 10,
  amount: null,
  cap: null,
  minimum: 2000,
  startsOn: null,
  endsOn: null,
  periods: [],
  fulfilment: null,
  sectionIds: [],
  productIds: [],
  isFirstOrder: false,
  useLimit: 100,
  dinerLimit: null,
  sentence: '10% off everything from £20, for the first 100 orders, with the code SPRING',
  state: 'ACTIVE',
  endedAt: null,
  uses: 12,
  value: 24_000,
  saving: 2_400,
  ...changes,
});

const SITE = { id: 'site', siteVersion: 2 };

async function openOffers(offers: object[], { hasPromotions = true, ...changes } = {}) {
  const app = await openEditor('offers', {
    hasPromotions,
    ordering: { timeZone: 'Europe/London' },
    promotions: {
      edges: offers.map((node, at) => ({ cursor: String(at), node })),
      pageInfo: { hasNextPage: false, endCursor: null },
    },
    ...changes,
  });
  await screen.findByRole('heading', { name: 'Offers' });
  return { ...app, user: userEvent.setup() };
}

const rows = () => within(screen.getByRole('list', { name: 'Offers' }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });

describe('the list of offers', () => {
  it('says what each offer is, whether it counts, and what it brought', async () => {
    await openOffers([
      offer(),
      offer({
        id: 'old',
        name: 'Old',
        state: 'ENDED',
        endedAt: '2026-11-20T10:00:00Z',
        useLimit: null,
        uses: 3,
      }),
    ]);
    const [first, second] = rows().getAllByRole('listitem');
    expect(first).toHaveTextContent(/Spring.*Active.*10% off everything.*12 of 100.*£240\.00.*£24\.00/);
    expect(second).toHaveTextContent(/Old.*Ended.*Uses3Sales/);
    expect(screen.queryByRole('button', { name: 'Edit: Old' })).not.toBeInTheDocument();
  });

  it('pauses an offer with one press, and Undo resumes it', async () => {
    const { environment, user } = await openOffers([offer()]);
    await user.click(button('Pause: Spring'));
    expect(await asked(environment, PAUSE)).toEqual({ input: { promotionId: 'spring', isPaused: true } });
    await answer(environment, PAUSE, {
      pausePromotion: {
        __typename: 'PausePromotionPayload',
        promotion: { id: 'spring', state: 'PAUSED' },
        restaurant: SITE,
      },
    });
    expect(rows().getByText('Paused')).toBeVisible();
    await user.click(button('Undo'));
    expect(await asked(environment, PAUSE)).toEqual({ input: { promotionId: 'spring', isPaused: false } });
  });

  it('ends an offer after a question', LONG, async () => {
    const { environment, user } = await openOffers([offer()]);
    await user.click(button('More for Spring'));
    await user.click(await screen.findByRole('menuitem', { name: 'End for good' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'End “Spring”?' }));
    expect(pending(environment, END)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'End for good' }));
    await answer(environment, END, {
      endPromotion: {
        __typename: 'EndPromotionPayload',
        promotion: { id: 'spring', state: 'ENDED', endedAt: '2026-11-20T10:00:00Z' },
        restaurant: SITE,
      },
    });
    expect(rows().getByText('Ended')).toBeVisible();
  });

  it('an offer whose days are over can be changed, and ended so that its code is free', LONG, async () => {
    const { user } = await openOffers([offer({ state: 'ENDED' })]);
    expect(button('Edit: Spring')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Pause|Resume): Spring/ })).not.toBeInTheDocument();
    await user.click(button('More for Spring'));
    expect(await screen.findByRole('menuitem', { name: 'End for good' })).toBeVisible();
  });

  it('a refused pause says why', LONG, async () => {
    const { environment, user } = await openOffers([offer()]);
    await user.click(button('Pause: Spring'));
    await answer(environment, PAUSE, new NetworkProblem('network'));
    expect(await screen.findByText('The offer could not be changed.')).toBeVisible();
    expect(rows().getByText('Active')).toBeVisible();
  });

  it('copies an offer into a form with its terms and without its code', LONG, async () => {
    const { user } = await openOffers([offer()]);
    await user.click(button('More for Spring'));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy' }));
    expect(await screen.findByRole('form', { name: 'New offer' })).toBeVisible();
    expect(field('Name')).toHaveValue('Spring');
    expect(field('Code')).toHaveValue('');
    expect(screen.getByLabelText(/Minimum order/)).toHaveValue('20.00');
  });

  it('has a link and a QR code that enter the code', LONG, async () => {
    const { user } = await openOffers([offer()]);
    await user.click(button('More for Spring'));
    await user.click(await screen.findByRole('menuitem', { name: 'Link and QR code' }));
    expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(
      'http://da-lucia.localhost:5001/?code=SPRING',
    );
    expect(await screen.findByRole('img', { name: /^QR code of/ })).toBeVisible();
  });

  it('is locked on a plan without offers: they can only be stopped', LONG, async () => {
    await openOffers([offer()], { hasPromotions: false });
    expect(screen.getByText('An offer is a premium feature')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'New offer' })).not.toBeInTheDocument();
    expect(button('Edit: Spring')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Pause: Spring')).not.toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the form of an offer', () => {
  const preview = (sentence: string | null, effect: object | null = null) => ({
    node: {
      __typename: 'Restaurant',
      id: 'site',
      promotionPreview: { sentence, effect, showsOldPrices: true },
    },
  });

  it('begins with a ready-made start, and says in a sentence what it would have done', LONG, async () => {
    const { environment, user } = await openOffers([]);
    await user.click(button(/^Happy hour/));
    expect(await asked(environment, PREVIEW)).toMatchObject({ terms: { name: 'Happy hour', percent: 20 } });
    await answer(
      environment,
      PREVIEW,
      preview('20% off everything', { orders: 40, counted: 8, saving: 1250, value: 5000 }),
    );
    expect(await screen.findByText('20% off everything.')).toBeVisible();
    expect(screen.getByText(messages.oldPrices)).toBeVisible();
    expect(
      screen.getByText(
        'In the last 7 days it would have counted for 8 of 40 orders: £12.50 off sales of £50.',
      ),
    ).toBeVisible();
  });

  it('keeps the last sentence while the next one is worked out', LONG, async () => {
    const { environment, user } = await openOffers([]);
    await user.click(button(/^First order/));
    await answer(environment, PREVIEW, preview('15% off everything'));
    await user.type(screen.getByRole('textbox', { name: 'Percent' }), '0');
    expect(await asked(environment, PREVIEW)).toMatchObject({ terms: { percent: 150 } });
    expect(screen.getByText('15% off everything.')).toBeVisible();
    await answer(environment, PREVIEW, preview(null));
    expect(await screen.findByText(messages.previewWaits)).toBeVisible();
  });

  it('sends its terms, shows the offer at the start of the list, and offers its link', LONG, async () => {
    const { environment, user } = await openOffers([offer({ id: 'old', name: 'Old' })]);
    await user.click(button('New offer'));
    await user.type(field('Name'), 'Winter');
    await user.click(button('With a code'));
    await user.type(field('Code'), 'winter');
    await user.click(button('Switch it on'));
    expect(await asked(environment, CREATE)).toMatchObject({
      input: {
        restaurantId: 'site',
        isPaused: false,
        terms: { name: 'Winter', code: 'WINTER', percent: 10 },
      },
    });
    await answer(environment, CREATE, {
      createPromotion: {
        __typename: 'CreatePromotionPayload',
        promotion: offer({ id: 'winter', name: 'Winter', code: 'WINTER' }),
        restaurant: SITE,
      },
    });
    const link = within(await screen.findByRole('dialog', { name: 'Share “Winter”' }));
    expect(link.getByText('“Winter” is switched on.')).toBeVisible();
    await user.click(button('Done'));
    expect(rows().getAllByRole('listitem')[0]).toHaveTextContent('Winter');
  });

  it('can be saved without switching the offer on', LONG, async () => {
    const { environment, user } = await openOffers([]);
    await user.click(button(/^Free delivery/));
    await user.click(button('Save it paused'));
    expect(await asked(environment, CREATE)).toMatchObject({
      input: { isPaused: true, terms: { kind: 'FREE_DELIVERY', minimum: 3000 } },
    });
  });

  it('shows the problems of the server at their fields, and keeps what was typed', LONG, async () => {
    const { environment, user } = await openOffers([offer()]);
    await user.click(button('Edit: Spring'));
    await user.clear(field('Code'));
    await user.type(field('Code'), 'TAKEN');
    await user.click(button('Save'));
    expect(await asked(environment, UPDATE)).toMatchObject({ input: { promotionId: 'spring' } });
    await answer(environment, UPDATE, {
      updatePromotion: {
        __typename: 'ValidationError',
        message: 'Please check the marked fields.',
        fields: [{ path: 'code', message: '“Old” has this code.' }],
      },
    });
    expect(await screen.findByText('“Old” has this code.')).toBeVisible();
    expect(field('Code')).toHaveValue('TAKEN');
    expect(field('Code')).toHaveFocus();
  });

  it('asks before edits are lost', LONG, async () => {
    const { user } = await openOffers([]);
    await user.click(button('New offer'));
    await user.type(field('Name'), 'Winter');
    await user.click(button('Cancel'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Stay here' }));
    expect(field('Name')).toHaveValue('Winter');
  });

  it('suggests a code made of the name', LONG, async () => {
    const { user } = await openOffers([]);
    await user.click(button('New offer'));
    await user.type(field('Name'), 'Winter treat');
    await user.click(button('With a code'));
    await user.click(button('Suggest a code'));
    expect(field('Code')).toHaveDisplayValue(/^WINTER\d\d$/);
  });
});
