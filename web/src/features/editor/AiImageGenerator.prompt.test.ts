import { expect, test } from 'vitest';
import { checkPrompt, suggestPrompt } from './AiImageGenerator.tsx';

test.each([
  [' Soup ', 'With bread.', 'Soup: With bread.'],
  ['Soup', ' ', 'Soup'],
  ['', 'With bread.', ''],
])('the product %j, %j suggests the prompt %j', (name, description, prompt) => {
  expect(suggestPrompt({ name, description })).toBe(prompt);
});

test('a suggested prompt is never too long', () => {
  const prompt = suggestPrompt({ name: 'Soup', description: 'x'.repeat(1000) });
  expect(checkPrompt({ prompt })).toEqual({});
});
