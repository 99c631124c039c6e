import { describe, expect, it } from 'vitest';
import { isGreeting, isQuestion, isSkip, isThanks, isYes, saysUploaded } from './shortAnswers.ts';

describe('short answers', { tags: ['@long'] }, () => {
  it.each([
    ['skip', true],
    ['No thanks.', true],
    ["I don't have one", true],
    ['we haven’t got a logo yet', true],
    ['no idea, you choose', true],
    ['Not yet', true],
    ['not sure, surprise me please', true],
    ['later', true],
    ['dunno, whatever you think', true],
    ['I would rather not', true],
    ['skip it for now', true],
    ['Next Door Pizza', false],
    ['Nothing fancy, dark blue', false],
    ['red', false],
    ['no. 5 kitchen', false],
  ])('isSkip(%s) is %s', (text, expected) => {
    expect(isSkip(text)).toBe(expected);
  });

  it.each([
    ['yes', true],
    ['Yes, please!', true],
    ['ok go ahead', false],
    ['go ahead', true],
    ['build it now', true],
    ['try again', true],
    ['go on then', true],
    ['Yesterday', false],
    ['Great Wall', false],
  ])('isYes(%s) is %s', (text, expected) => {
    expect(isYes(text)).toBe(expected);
  });

  it.each([
    ['How much is it', true],
    ['Really?', true],
    ['where is the button', true],
    ['Can I change it later', true],
    ['What the Fork', false],
    ['Who Let the Dough Out', false],
  ])('isQuestion(%s) is %s', (text, expected) => {
    expect(isQuestion(text)).toBe(expected);
  });

  it.each([
    [isGreeting, 'Hello there!', true],
    [isGreeting, 'Hello Kitchen', false],
    [isThanks, 'Thanks a lot', true],
    [isThanks, 'Thanks Giving Diner', false],
    [saysUploaded, "I've uploaded my logo", true],
    [saysUploaded, 'there you go', true],
    [saysUploaded, 'not today', false],
  ])('the result of %o for %s is %s', (test, text, expected) => {
    expect(test(text)).toBe(expected);
  });
});
