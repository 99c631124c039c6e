import { Socket } from 'node:net';
import type { ClientBase } from 'pg';

/** Members of `pg` without a declaration. */
interface Undeclared {
  connection?: { stream?: unknown };
  /** False while a statement runs. */
  readyForQuery?: unknown;
}

/**
 * Closes a connection when the server does not answer a statement within `limitMs`, because it hangs or its host is lost.
 * All statements of the connection fail at once. Between statements there is no limit.
 *
 * `query_timeout` of `pg` fails only the statement: the connection would return to its pool in the middle of a transaction
 * that cannot be rolled back.
 */
export function limitQuiet(client: ClientBase, limitMs: number): void {
  const undeclared = client as ClientBase & Undeclared;
  const stream = undeclared.connection?.stream;
  if (!(stream instanceof Socket)) throw new Error('This version of pg does not tell its socket.');
  stream.setTimeout(limitMs);
  stream.on('timeout', () => {
    // After it has fired, the timer must not start again.
    if (undeclared.readyForQuery === true) stream.setTimeout(limitMs);
    else stream.destroy(new Error(`PostgreSQL did not answer within ${limitMs} ms.`));
  });
}

const HEARTBEAT_MS = 4_000;

/**
 * Ends a listening connection when its server hangs or its host is lost, which raises no error. It sends a statement
 * every `everyMs` and waits as long for the answer.
 */
export function keepAsking(client: ClientBase, everyMs = HEARTBEAT_MS): void {
  limitQuiet(client, everyMs);
  const asking = setInterval(() => {
    // A failure ends the connection, and its owner gets the error.
    client.query('').catch(() => undefined);
  }, everyMs);
  client.once('end', () => clearInterval(asking));
}
