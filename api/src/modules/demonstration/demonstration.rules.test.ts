import { describe, expect, it } from 'vitest';
import { addressProblems, answerableUntil, feedbackProblems, tidyAddresses } from './demonstration.rules.ts';

const addresses = { officeEmail: 'office@studio.example', clientEmail: 'ana@example.org' };

describe('addressProblems', () => {
  it('two valid addresses have no problem', () => expect(addressProblems(addresses)).toEqual([]));

  describe.each(['officeEmail', 'clientEmail'])('field %s', (path) => {
    it.each([
      ['', 'E-mail is required'],
      ['ana', 'E-mail must be valid'],
      ['ana@example', 'E-mail must be valid'],
      ['ana@example.org,bo@example.org', 'E-mail must be valid'],
      ['ana@example.org;bo@example.org', 'E-mail must be valid'],
      ['Ana <ana@example.org>', 'E-mail must be valid'],
      ['ana@example.org\r\nbcc: bo@example.org', 'E-mail must be valid'],
      ['ana@example.org\nbo@example.org', 'E-mail must be valid'],
      [`${'a'.repeat(250)}@example.org`, 'E-mail must be valid'],
    ])('the address %j is refused', (value, message) =>
      expect(addressProblems({ ...addresses, [path]: value })).toEqual([{ path, message }]),
    );
  });
});

it('tidyAddresses ignores case and surrounding spaces', () =>
  expect(tidyAddresses({ officeEmail: ' Office@Studio.example\n', clientEmail: 'ANA@example.org' })).toEqual(
    addresses,
  ));

describe('feedbackProblems', () => {
  it.each([
    ['', 'Feedback cannot be empty'],
    ['x'.repeat(5001), 'Please use at most 5000 characters.'],
  ])('the feedback %j is refused', (feedback, message) =>
    expect(feedbackProblems(feedback)).toEqual([{ path: 'feedback', message }]),
  );

  it('feedback can have 5000 characters', () => expect(feedbackProblems('x'.repeat(5000))).toEqual([]));
});

it('a project can be answered for 30 days', () =>
  expect(answerableUntil(new Date('2026-03-01T12:00:00Z'))).toEqual(new Date('2026-03-31T12:00:00Z')));
