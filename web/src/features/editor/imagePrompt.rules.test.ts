import { expect, test } from 'vitest';
import { checkPrompt, suggestPrompt } from './ImagePrompt.tsx';

test.each([
  [' Soup ', 'With bread.', 'Soup: With bread.'],
  ['Soup', ' ', 'Soup'],
  ['', 'With bread.', ''],
])('a picture of %j, %j starts from %j', (name, description, prompt) => {
  expect(suggestPrompt({ name, description })).toBe(prompt);
});

test('a suggestion is never too long', () => {
  const prompt = suggestPrompt({ name: 'Soup', description: 'x'.repeat(1000) });
  expect(checkPrompt({ prompt })).toEqual({});
});
