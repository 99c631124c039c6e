import { describe, expect, it } from 'vitest';
import { UNCONFIRMED_ALLERGENS } from '@forkfront/common/allergens.ts';
import {
  availabilityAt,
  changedFacts,
  checkAvailability,
  checkFields,
  type FieldInput,
} from './productDetails.rules.ts';

const now = new Date('2026-11-23T12:00:00Z');
const tomorrow = new Date('2026-11-24T05:00:00Z');
const yesterday = new Date('2026-11-22T05:00:00Z');
const london = { timeZone: 'Europe/London', now };
const free = { isAvailable: true, soldOutUntil: null };
const soldOut = { isAvailable: false, soldOutUntil: null };
const untilTomorrow = { isAvailable: false, soldOutUntil: tomorrow };

describe('checkAvailability', () => {
  it.each([
    ['Europe/London', '2026-11-24', '2026-11-23', '2026-11-24T05:00:00Z'],
    ['Europe/London', '2026-03-28', '2026-03-01', '2026-03-28T05:00:00Z'],
    ['Europe/London', '2026-03-29', '2026-03-01', '2026-03-29T04:00:00Z'],
    ['Europe/London', '2026-10-24', '2026-10-01', '2026-10-24T04:00:00Z'],
    ['Europe/London', '2026-10-25', '2026-10-01', '2026-10-25T05:00:00Z'],
    ['America/New_York', '2026-03-08', '2026-03-01', '2026-03-08T09:00:00Z'],
    ['America/New_York', '2026-11-01', '2026-10-01', '2026-11-01T10:00:00Z'],
    ['Pacific/Auckland', '2026-11-24', '2026-11-20', '2026-11-23T16:00:00Z'],
  ])('in %s something sold out until %s is back at 05:00 there', (timeZone, day, today, back) => {
    const at = { timeZone, now: new Date(`${today}T12:00:00Z`) };
    expect(checkAvailability({ isAvailable: false, soldOutUntilDay: day }, free, at)).toEqual({
      ok: true,
      value: { isAvailable: false, soldOutUntil: new Date(back) },
    });
  });

  it.each([
    ['nothing said keeps it sold out until tomorrow', {}, untilTomorrow, untilTomorrow],
    ['sold out again, without a day, keeps the day', { isAvailable: false }, untilTomorrow, untilTomorrow],
    ['null removes the day', { soldOutUntilDay: null }, untilTomorrow, soldOut],
    [
      'null for both removes only the day',
      { isAvailable: null, soldOutUntilDay: null },
      untilTomorrow,
      soldOut,
    ],
    ['switched back', { isAvailable: true }, untilTomorrow, free],
    ['switched back, the day does not count', { isAvailable: true, soldOutUntilDay: 'x' }, soldOut, free],
    ['a day alone makes it sold out', { soldOutUntilDay: '2026-11-24' }, free, untilTomorrow],
    ['sold out', { isAvailable: false }, free, soldOut],
    ['a day that has passed no longer counts', {}, { isAvailable: false, soldOutUntil: yesterday }, free],
    [
      'null after a day that has passed',
      { soldOutUntilDay: null },
      { isAvailable: false, soldOutUntil: yesterday },
      free,
    ],
    [
      'sold out again after a day',
      { isAvailable: false },
      { isAvailable: false, soldOutUntil: yesterday },
      soldOut,
    ],
  ])('%s', (_case, input, saved, value) => {
    expect(checkAvailability(input, saved, london)).toEqual({ ok: true, value });
  });

  const past = 'Please choose a day in the future.';
  it.each([
    ['2026-11-23', past],
    ['2026-11-22', past],
    ['2026-02-30', past],
    ['24/11/2026', past],
    ['2026-11-24T00:00', past],
    ['', past],
    ['2027-11-24', null],
    ['2027-11-25', 'Please choose a day within a year.'],
  ])('the day %j has the problem %j', (soldOutUntilDay, problem) => {
    const checked = checkAvailability({ isAvailable: false, soldOutUntilDay }, free, london);
    expect(checked.ok ? null : checked.error).toBe(problem);
  });

  it('what was sold out until this very moment can be ordered', () => {
    expect(availabilityAt(untilTomorrow, tomorrow)).toEqual(free);
    expect(availabilityAt(untilTomorrow, new Date(tomorrow.getTime() - 1))).toEqual(untilTomorrow);
  });
});

describe('checkFields', () => {
  it('each diet counts once, and null leaves a field as it is', () => {
    const input: FieldInput = {
      dietaryTags: ['VEGAN', 'VEGAN'],
      spiceLevel: null,
      vatClass: null,
      isAlcohol: false,
    };
    expect(checkFields(input)).toEqual({ ok: true, value: { dietaryTags: ['VEGAN'], isAlcohol: false } });
  });

  it('null removes the calories, and 0 states them', () => {
    expect(checkFields({ calories: null })).toEqual({ ok: true, value: { calories: null } });
    expect(checkFields({ calories: 0 })).toEqual({ ok: true, value: { calories: 0 } });
    expect(checkFields({ calories: undefined })).toEqual({ ok: true, value: {} });
  });

  it.each([-1, 10_000, 0.5])('the calories %d are refused', (calories) => {
    expect(checkFields({ calories })).toMatchObject({
      ok: false,
      error: [{ path: 'calories', message: 'Please enter a whole number from 0 to 9,999, or nothing.' }],
    });
  });

  it.each([-1, 4, 1.5])('the spice level %d is refused', (spiceLevel) => {
    expect(checkFields({ spiceLevel })).toMatchObject({ ok: false, error: [{ path: 'spiceLevel' }] });
  });
});

describe('changedFacts', () => {
  const saved = { allergens: UNCONFIRMED_ALLERGENS, allergensConfirmedAt: now };
  const of = { viewerId: 'me', now };

  it('answers are confirmed by this owner now, and end the suggestion', () => {
    const answers = [{ allergen: 'CELERY', state: 'CONTAINS' } as const];
    expect(changedFacts(answers, saved, { ...of, isOtherThing: true })).toEqual({
      allergens: `C${UNCONFIRMED_ALLERGENS.slice(1)}`,
      allergenSuggestion: null,
      allergensConfirmedAt: now,
      allergensConfirmedBy: 'me',
      allergensCheckAgain: false,
    });
  });

  it.each([
    [true, now, { allergensCheckAgain: true }],
    [true, null, {}],
    [false, now, {}],
  ])('without answers: another thing %j, confirmed %j: %j', (isOtherThing, allergensConfirmedAt, changed) => {
    expect(changedFacts(null, { ...saved, allergensConfirmedAt }, { ...of, isOtherThing })).toEqual(changed);
  });
});
