import { expect, it } from 'vitest';
import { createLog, logUnexpected, type UnexpectedError } from './log.ts';

/** The written lines as objects. */
function written(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

it.each([
  ['Refused: 550 <ana@example.org> unknown', 'Refused: 550 <[redacted]> unknown'],
  ['to:ana+shop@mail.example.org, bo@b.co', 'to:[redacted], [redacted]'],
  ['first\nana@example.org\tand "bö@bücher.example"\\', 'first\n[redacted]\tand "[redacted]"\\'],
  ['smtp://user:secret@127.0.0.1:25', 'smtp://user:[redacted]:25'],
  ['at /app/node_modules/@node-rs/argon2/index.js:1:2', 'at /app/node_modules/@node-rs/argon2/index.js:1:2'],
])('the message %j is logged as %j', (message, expected) =>
  expect(written((log) => log.warn(message))).toMatchObject([{ msg: expected }]),
);

it('email addresses anywhere in an error are not logged', () => {
  const err = Object.assign(new Error('rejected ana@example.org'), {
    rejected: ['ana@example.org'],
    cause: new Error('550 ana@example.org'),
  });
  const [line] = written((log) =>
    log.error({ err, job: { payload: { email: 'ana@example.org' } } }, 'failed'),
  );
  expect(line).toMatchObject({ msg: 'failed', err: { message: 'rejected [redacted]: 550 [redacted]' } });
  expect(JSON.stringify(line)).not.toContain('ana');
});

it('tokens and passwords are not logged', () => {
  const secret = { token: 't0k', password: 'p4ss', claimToken: 'cl41m' };
  const [line] = written((log) => log.info({ ...secret, input: secret }, 'x'));
  for (const value of Object.values(secret)) expect(JSON.stringify(line)).not.toContain(value);
});

it('unexpected errors, and no other lines, are passed on once each', () => {
  const seen: UnexpectedError[] = [];
  const log = createLog('info', { write: () => undefined }, (error) => seen.push(error));
  const error = { err: new Error('x'), requestId: '7' };
  logUnexpected(log, error);
  log.error({ err: new Error('y') }, 'an expected failure');
  log.info('unexpected error');
  expect(seen).toEqual([error]);
});
