import { describe, expect, it } from 'vitest';
import { eventOf, withoutValues } from './errorEvent.rules.ts';

const FACTS = {
  id: '0123456789abcdef0123456789abcdef',
  at: new Date('2026-11-29T12:00:00Z'),
  release: 'forkfront@1.2.3',
  environment: 'production',
};

describe('a message loses what a person may have typed', () => {
  it.each([
    ['invalid input syntax for type uuid: "my name"', 'invalid input syntax for type uuid: […]'],
    ['invalid input "an unfinished text', 'invalid input […]'],
    ['no mailbox ana@example.org here', 'no mailbox [redacted] here'],
    ['Key (email)=(ana at example) already exists.', 'Key […] already exists.'],
    ['call 020 7946 0999 now', 'call […] now'],
    ['card 4242-4242-4242-4242', 'card […]'],
    [
      "Cannot read properties of undefined (reading 'name')",
      'Cannot read properties of undefined (reading […])',
    ],
    ['timeout after 500 ms', 'timeout after 500 ms'],
  ])('%s', (message, shown) => expect(withoutValues(message)).toBe(shown));

  it('in linear time', () => {
    for (const part of ['"', '(', ')=(', '1 ', 'a@', '“', "'"]) {
      const begun = performance.now();
      withoutValues(part.repeat(1_000_000));
      expect(performance.now() - begun).toBeLessThan(50);
    }
  });
});

describe('an event', () => {
  it('has the error and its causes, the newest call last, and the reference', () => {
    const cause = new RangeError('the cause');
    const error = new Error('outer', { cause });
    error.stack = `Error: outer
    at inner (file:///srv/app/api/dist/main.js:10:20)
    at Layer.handle (/srv/app/node_modules/express/lib/router.js:5:6)
    at process.processTicks (node:internal/process/task_queues:95:5)`;
    const event = eventOf({ error, where: 'server', reference: 'abc' }, FACTS);
    expect(event).toMatchObject({
      event_id: FACTS.id,
      timestamp: '2026-11-29T12:00:00.000Z',
      platform: 'node',
      level: 'error',
      tags: { where: 'server', reference: 'abc' },
    });
    const [first, last] = event.exception.values;
    expect(first).toMatchObject({ type: 'RangeError', value: 'the cause' });
    expect(last?.stacktrace?.frames).toEqual([
      {
        function: 'process.processTicks',
        filename: 'node:internal/process/task_queues',
        lineno: 95,
        colno: 5,
        in_app: false,
      },
      {
        function: 'Layer.handle',
        filename: 'node_modules/express/lib/router.js',
        lineno: 5,
        colno: 6,
        in_app: false,
      },
      { function: 'inner', filename: 'api/dist/main.js', lineno: 10, colno: 20, in_app: true },
    ]);
  });

  it('of a browser names the route of the page and has no query of an address', () => {
    const error = new TypeError('x is not a function');
    error.stack =
      'draw@https://app.example/assets/index-1.js?token=secret:1:200\nrun@https://app.example/assets/a.js:3:4';
    const event = eventOf({ error, where: 'browser', reference: 'r', page: '/editor/$id' }, FACTS);
    expect(event).toMatchObject({ platform: 'javascript', transaction: '/editor/$id' });
    expect(JSON.stringify(event)).not.toContain('secret');
    expect(event.exception.values[0]?.stacktrace?.frames.at(-1)).toMatchObject({ function: 'draw' });
  });

  it('ends with the third cause, also of a circle, and without a stack', () => {
    const error = new Error('a');
    error.cause = error;
    delete error.stack;
    const { values } = eventOf({ error, where: 'server', reference: '' }, FACTS).exception;
    expect(values).toEqual(Array.from({ length: 3 }, () => ({ type: 'Error', value: 'a' })));
  });
});
