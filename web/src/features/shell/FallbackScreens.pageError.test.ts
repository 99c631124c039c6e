import { expect, it } from 'vitest';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { explainError } from './FallbackScreens.tsx';
import { messages } from './messages.ts';

it.each<[thrown: unknown, text: string, reference: string | null, needsReload: boolean]>([
  [new Error('x is not a function'), messages.errorText, null, false],
  ['a text', messages.errorText, null, false],
  [null, messages.errorText, null, false],
  [new NetworkProblem('network'), new NetworkProblem('network').message, null, false],
  [
    new NetworkProblem('server', { serverMessage: 'Something went wrong. Reference: 7f3a-91' }),
    messages.errorText,
    '7f3a-91',
    false,
  ],
  [new Error('Something went wrong. Reference: 7f3a.'), messages.errorText, '7f3a', false],
  [
    new TypeError('Failed to fetch dynamically imported module: /assets/x.js'),
    messages.errorCode,
    null,
    true,
  ],
  [new TypeError('Importing a module script failed.'), messages.errorCode, null, true],
  [new TypeError('error loading dynamically imported module: /x.js'), messages.errorCode, null, true],
])('the error page explains %s', (thrown, text, reference, needsReload) => {
  expect(explainError(thrown)).toEqual({ text, reference, needsReload });
});
