import type { PromotionInput } from '../../__generated__/usePreviewQuery.graphql.ts';
import type { useOffers_promotion$data } from '../../__generated__/useOffers_promotion.graphql.ts';
import { type FieldErrors, presentErrors } from '../../forms/fields.ts';
import { parsePence, priceText } from '@forkfront/common/money.ts';
import { periodProblem } from '@forkfront/common/weeklyHours.ts';
import { draftOfPeriods, periodInput, type PeriodDraft } from '../products/period.rules.ts';
import { messages } from './messages.ts';

/** A promotion, which owners and guests call an offer. */
export type Offer = useOffers_promotion$data;
export type OfferTerms = PromotionInput;
export type OfferKind = keyof typeof messages.kinds;
export type OfferFulfilment = keyof typeof messages.fulfilments;

/** The values of the form. Numbers and pounds are as typed; an empty text is none. */
export interface OfferDraft {
  name: string;
  kind: OfferKind;
  percent: string;
  amount: string;
  cap: string;
  sectionIds: readonly string[];
  productIds: readonly string[];
  hasCode: boolean;
  code: string;
  minimum: string;
  startsOn: string;
  endsOn: string;
  periods: readonly PeriodDraft[];
  fulfilment: OfferFulfilment;
  isFirstOrder: boolean;
  useLimit: string;
  dinerLimit: string;
}

const BLANK: OfferDraft = {
  name: '',
  kind: 'PERCENT',
  percent: '10',
  amount: '',
  cap: '',
  sectionIds: [],
  productIds: [],
  hasCode: false,
  code: '',
  minimum: '',
  startsOn: '',
  endsOn: '',
  periods: [],
  fulfilment: 'BOTH',
  isFirstOrder: false,
  useLimit: '',
  dinerLimit: '',
};

export type Start = keyof typeof messages.starts;

const STARTS: Record<Start, Partial<OfferDraft>> = {
  happyHour: { percent: '20', periods: draftOfPeriods([{ days: [1, 2, 3, 4], from: '16:00', to: '18:00' }]) },
  firstOrder: { percent: '15', cap: '10.00', isFirstOrder: true },
  freeDelivery: { kind: 'FREE_DELIVERY', minimum: '30.00' },
};

/** The form of a new offer: blank, or a ready-made start. */
export const newDraft = (start?: Start): OfferDraft =>
  start ? { ...BLANK, name: messages.starts[start].title, ...STARTS[start] } : { ...BLANK };

const typed = (value: number | null | undefined): string => (value == null ? '' : String(value));
const typedPounds = (pence: number | null | undefined): string => (pence == null ? '' : priceText(pence));

const kindOf = (kind: string): OfferKind =>
  (Object.keys(messages.kinds) as OfferKind[]).find((known) => known === kind) ?? 'PERCENT';

/** The form of a stored offer. */
export const draftOf = (offer: Offer): OfferDraft => ({
  name: offer.name,
  kind: kindOf(offer.kind),
  percent: typed(offer.percent),
  amount: typedPounds(offer.amount),
  cap: typedPounds(offer.cap),
  sectionIds: offer.sectionIds,
  productIds: offer.productIds,
  hasCode: offer.code != null,
  code: offer.code ?? '',
  minimum: offer.minimum === 0 ? '' : priceText(offer.minimum),
  startsOn: offer.startsOn ?? '',
  endsOn: offer.endsOn ?? '',
  periods: draftOfPeriods(offer.periods),
  fulfilment:
    offer.fulfilment === 'COLLECTION' || offer.fulfilment === 'DELIVERY' ? offer.fulfilment : 'BOTH',
  isFirstOrder: offer.isFirstOrder,
  useLimit: typed(offer.useLimit),
  // Somebody has one first order: the server sets this limit.
  dinerLimit: offer.isFirstOrder ? '' : typed(offer.dinerLimit),
});

/** The form of a copy: the same terms without the code, which another offer has. Days that are over are left out. */
export const copyOf = (offer: Offer, today: string): OfferDraft => {
  const draft = draftOf(offer);
  const isOver = draft.endsOn !== '' && draft.endsOn < today;
  return { ...draft, code: '', ...(isOver && { startsOn: '', endsOn: '' }) };
};

const COUNT = /^\d{1,7}$/;
const countOf = (text: string): number | null => (COUNT.test(text.trim()) ? Number(text) : null);
const isBlank = (text: string): boolean => text.trim() === '';

/** What the server cannot see in the terms, because the form has no value for it. */
export function draftErrors(draft: OfferDraft): FieldErrors {
  const money = (text: string) => (isBlank(text) || parsePence(text) !== null ? null : messages.moneyUnclear);
  const count = (text: string) => (isBlank(text) || countOf(text) !== null ? null : messages.countUnclear);
  return presentErrors({
    code: draft.hasCode && isBlank(draft.code) ? messages.codeMissing : null,
    percent: draft.kind === 'PERCENT' ? count(draft.percent) : null,
    amount: draft.kind === 'AMOUNT' ? money(draft.amount) : null,
    cap: draft.kind === 'PERCENT' ? money(draft.cap) : null,
    minimum: money(draft.minimum),
    useLimit: count(draft.useLimit),
    dinerLimit: draft.isFirstOrder ? null : count(draft.dinerLimit),
    ...Object.fromEntries(
      draft.periods.map((period, at) => {
        const problem = periodProblem(period);
        // The same time twice is a whole day.
        return [`periods.${at}`, problem && problem !== 'same' ? messages.periodProblems[problem] : null];
      }),
    ),
  });
}

/** The terms that the server gets. */
export const termsOf = (draft: OfferDraft): OfferTerms => ({
  name: draft.name.trim(),
  code: draft.hasCode ? draft.code : null,
  kind: draft.kind,
  percent: draft.kind === 'PERCENT' ? countOf(draft.percent) : null,
  amount: draft.kind === 'AMOUNT' ? parsePence(draft.amount) : null,
  cap: draft.kind === 'PERCENT' ? parsePence(draft.cap) : null,
  minimum: parsePence(draft.minimum) ?? 0,
  startsOn: draft.startsOn || null,
  endsOn: draft.endsOn || null,
  periods: periodInput(draft.periods),
  fulfilment: draft.fulfilment === 'BOTH' ? null : draft.fulfilment,
  sectionIds: [...draft.sectionIds],
  productIds: [...draft.productIds],
  isFirstOrder: draft.isFirstOrder,
  useLimit: countOf(draft.useLimit),
  dinerLimit: draft.isFirstOrder ? 1 : countOf(draft.dinerLimit),
});

/** A code made of a name and a number of two digits: `Happy hour` becomes `HAPPY42`. */
export function suggestedCode(name: string, digits: number): string {
  const [word = ''] = name.toUpperCase().match(/[A-Z]{3,}/g) ?? ['OFFER'];
  return `${word.slice(0, 12)}${String(digits).padStart(2, '0')}`;
}

/** The address of a site that enters a code. */
export const linkOf = (url: string, code: string | null): string =>
  code === null ? url : `${url}/?code=${encodeURIComponent(code)}`;
