import { Socket } from 'node:net';
import type { ClientBase } from 'pg';

/** What `pg` has and does not declare. */
interface Undeclared {
  connection?: { stream?: unknown };
  /** False while a statement is under way. */
  readyForQuery?: unknown;
}

/**
 * Gives a connection up when the server leaves a statement unanswered for `limitMs`: it hangs, or its host is lost. The
 * statement fails at once, and so does everything else on this connection. Between statements it may be quiet for ever.
 *
 * `query_timeout` of `pg` would fail the statement alone: the connection goes back to its pool in the middle of a
 * transaction that cannot be rolled back.
 */
export function limitQuiet(client: ClientBase, limitMs: number): void {
  const undeclared = client as ClientBase & Undeclared;
  const stream = undeclared.connection?.stream;
  if (!(stream instanceof Socket)) throw new Error('This version of pg does not tell its socket.');
  stream.setTimeout(limitMs);
  stream.on('timeout', () => {
    // Once it has fired, the timer does not start again with the next statement.
    if (undeclared.readyForQuery === true) stream.setTimeout(limitMs);
    else stream.destroy(new Error(`PostgreSQL did not answer within ${limitMs} ms.`));
  });
}

const HEARTBEAT_MS = 4_000;

/**
 * Ends a connection that only listens when its server hangs or its host is lost, which no error would tell. It asks every
 * `everyMs`, and waits as long for the answer.
 */
export function keepAsking(client: ClientBase, everyMs = HEARTBEAT_MS): void {
  limitQuiet(client, everyMs);
  const asking = setInterval(() => {
    // A failure ends the connection, and its holder gets the error.
    client.query('').catch(() => undefined);
  }, everyMs);
  client.once('end', () => clearInterval(asking));
}
