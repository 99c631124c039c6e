import { expect, it } from 'vitest';
import { type Answer, answerProblem, growthProblem, workProblem } from './bounds.rules.ts';

const answer = (change: Partial<Answer> = {}): Answer => ({
  status: 200,
  text: '{"data":{}}',
  bytes: 11,
  isJson: true,
  cookies: [],
  ...change,
});
const json = (body: unknown, status = 200): Answer => {
  const text = JSON.stringify(body);
  return answer({ status, text, bytes: text.length });
};
const fields = (count: number) => Array.from({ length: count }, () => ({ path: 'a', message: 'b' }));

it.each([
  ['little work', { cpu: 40, piece: 10 }, 1, undefined],
  ['much work', { cpu: 251, piece: 10 }, 1, 'costs 251 ms of CPU'],
  ['the same on a machine that is half as fast', { cpu: 251, piece: 10 }, 2, undefined],
  ['one long piece', { cpu: 60, piece: 51 }, 1, 'blocks the event loop for 51 ms'],
])('%s is judged', (_what, work, factor, sentence) =>
  expect(workProblem('graphql Query.viewer', work, factor)?.sentence).toBe(sentence),
);

it.each([
  ['twice the time', 30, 60, undefined],
  ['four times the time', 30, 120, 'twice the input takes 4.0 times the CPU (30 and 120 ms)'],
  ['four times very little', 2, 8, undefined],
])('%s for twice the input is judged', (_what, half, whole, sentence) =>
  expect(growthProblem({ cpu: half, piece: 0 }, { cpu: whole, piece: 0 }, 1)?.sentence).toBe(sentence),
);

const LONG = 'a"'.repeat(400);

it.each([
  ['a good answer', answer(), undefined],
  ['a large answer', answer({ bytes: 3 * 1024 * 1024 }), 'answers 3.0 MB'],
  ['a failure', answer({ status: 500 }), 'answers 500'],
  ['a refusal because of the load', answer({ status: 503 }), undefined],
  [
    'an unexpected error of GraphQL',
    json({ errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }),
    'answers INTERNAL_SERVER_ERROR',
  ],
  ['ten errors', json({ errors: fields(10) }, 400), undefined],
  ['eleven errors', json({ errors: fields(11) }, 400), 'lists 11 errors'],
  [
    'eleven fields of an expected failure',
    json({ data: { login: { __typename: 'ValidationError', fields: fields(11) } } }),
    'lists 11 errors',
  ],
  [
    'an error with the input',
    json({ errors: [{ message: `Unknown: ${LONG}` }] }),
    'repeats more than 200 letters of the input',
  ],
  [
    'an expected failure with the input',
    json({ data: { login: { __typename: 'ConflictError', message: LONG } } }),
    'repeats more than 200 letters of the input',
  ],
  ['a success that shows what was saved', json({ data: { product: { description: LONG } } }), undefined],
  ['a page with the filled form', answer({ status: 422, text: LONG, isJson: false }), undefined],
])('%s is judged', (_what, given, sentence) => expect(answerProblem(given, LONG)?.sentence).toBe(sentence));
