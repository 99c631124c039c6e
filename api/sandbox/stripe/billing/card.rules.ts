/** Text that a person typed. */
export interface CardInput {
  number: string;
  expiry: string;
  code: string;
}

/** A valid card. The year has four digits. */
export interface CardEntry {
  number: string;
  brand: string;
  month: number;
  year: number;
}

export interface CardProblem {
  field: 'number' | 'expiry' | 'code';
  message: string;
  /** Stripe's code of the error. */
  code: string;
  declineCode?: string;
}

export type CardVerdict = { ok: true; card: CardEntry } | { ok: false; problem: CardProblem };

interface TestCard {
  brand: string;
  /** When the card cannot be used at all. */
  refused?: { message: string; declineCode: string };
}

const DECLINED = 'Your card was declined.';
const NO_FUNDS = 'Your card has insufficient funds.';

const TEST_CARDS: Record<string, TestCard> = {
  '4242424242424242': { brand: 'visa' },
  '5555555555554444': { brand: 'mastercard' },
  '4000000000000341': { brand: 'visa' },
  '4000000000000002': { brand: 'visa', refused: { message: DECLINED, declineCode: 'generic_decline' } },
  '4000000000009995': { brand: 'visa', refused: { message: NO_FUNDS, declineCode: 'insufficient_funds' } },
};

/** The last digits of the card that is accepted, but fails whenever it is charged without its owner. */
const FAILS_LATER = '0341';

const fail = (field: CardProblem['field'], code: string, message: string): CardVerdict => ({
  ok: false,
  problem: { field, code, message },
});

/** Whether a card can be used; `now` in seconds. Only test cards are accepted. */
export function checkCard({ number, expiry, code }: CardInput, now: number): CardVerdict {
  const digits = number.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits))
    return fail('number', 'incorrect_number', 'Your card number is invalid.');
  const [, monthText = '', yearText = ''] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? [];
  const [month, year] = [Number(monthText), 2000 + Number(yearText)];
  if (month < 1 || month > 12)
    return fail('expiry', 'invalid_expiry_month', "Your card's expiry date is incomplete.");
  if (Date.UTC(year, month, 1) <= now * 1000)
    return fail('expiry', 'invalid_expiry_year', "Your card's expiry date is in the past.");
  if (!/^\s*\d{3,4}\s*$/.test(code))
    return fail('code', 'incorrect_cvc', "Your card's security code is incomplete.");
  const known = TEST_CARDS[digits];
  if (!known)
    return fail(
      'number',
      'card_declined',
      'Your card was declined. This is a sandbox, but you used a card that is not a test card.',
    );
  if (!known.refused) return { ok: true, card: { number: digits, brand: known.brand, month, year } };
  const { message, declineCode } = known.refused;
  return { ok: false, problem: { field: 'number', code: 'card_declined', message, declineCode } };
}

/** Why a stored card cannot be charged; null when it can. */
export function chargeProblem(
  card: { last4: string; exp_month: number; exp_year: number },
  now: number,
): CardProblem | null {
  if (card.last4 === FAILS_LATER)
    return { field: 'number', code: 'card_declined', message: DECLINED, declineCode: 'generic_decline' };
  if (Date.UTC(card.exp_year, card.exp_month, 1) <= now * 1000)
    return {
      field: 'expiry',
      code: 'expired_card',
      message: 'Your card has expired.',
      declineCode: 'expired_card',
    };
  return null;
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
