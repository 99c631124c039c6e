import pg from 'pg';
import { expect, test } from 'vitest';
import { asTryAgain, TryAgainError } from './tryAgain.ts';

const withCode = (code: string, more: object = {}) => Object.assign(new Error('driver'), { code, ...more });

test.each([
  ['a terminated connection', withCode('57P01')],
  ['a server that starts', withCode('57P03')],
  ['a lost connection', withCode('08006')],
  ['too many connections', withCode('53300')],
  ['a full disk', withCode('53100')],
  ['a disk that fails', withCode('58030')],
  ['a database that takes no writes', withCode('25006')],
  ['a reset socket', withCode('ECONNRESET', { syscall: 'read' })],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
  ['a connection that ended in a statement', new Error('Connection terminated unexpectedly')],
  ['an error with an outage as its cause', new Error('the order', { cause: withCode('57P01') })],
  [
    'an error of GraphQL around an outage',
    Object.assign(new Error('field'), { originalError: new Error('sql', { cause: withCode('08003') }) }),
  ],
])('%s can be tried again', (_what, error) => {
  expect(asTryAgain(error)).toMatchObject({ kind: 'unavailable', retryAfterSeconds: 10 });
});

test('a lock that another transaction has for too long is a conflict', () => {
  expect(asTryAgain(withCode('55P03'))).toMatchObject({ kind: 'conflict', retryAfterSeconds: 1 });
});

test.each([
  ['a violated constraint', withCode('23505')],
  ['a wrong statement', withCode('42601')],
  ['a missing file', withCode('ENOENT', { syscall: 'open' })],
  ['a fault of the program', new TypeError('x is not a function')],
  ['no error', 'text'],
])('%s stays unexpected', (_what, error) => {
  expect(asTryAgain(error)).toBeNull();
});

test('a real refused connection of pg can be tried again', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1 });
  const error: unknown = await pool.query('select 1').catch((thrown: unknown) => thrown);
  await pool.end();
  expect(asTryAgain(error)).toMatchObject({ kind: 'unavailable' });
});

test('a conflict keeps its own words through its wrappers', () => {
  const conflict = new TryAgainError('conflict', 'Please wait.', 1);
  expect(asTryAgain(new Error('outer', { cause: conflict }))).toBe(conflict);
});

test('a circle of causes ends', () => {
  const error = new Error('a');
  error.cause = error;
  expect(asTryAgain(error)).toBeNull();
});
