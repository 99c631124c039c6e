import pg from 'pg';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (destroy?: boolean | Error) => void,
) => void;

/**
 * A pool of `pg` in which a second release of the same connection has no effect, instead of throwing.
 *
 * graphile-worker 0.18 releases its listening connection twice when it is lost while `LISTEN` is under way and the runner
 * stops, in a promise that nobody awaits: the error would end the process. Holders of lost connections do the same after
 * `limitPool` has released them.
 */
export class LenientPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect().then(releasedOnce);
    super.connect((error, client, release) =>
      callback(error, client, client ? releasedOnce(client).release : release),
    );
    return undefined;
  }
}

/** The connection, with a `release` for this holder that works once. */
function releasedOnce(client: pg.PoolClient): pg.PoolClient {
  const { release } = client;
  let isReleased = false;
  client.release = (destroy) => {
    if (isReleased) return;
    isReleased = true;
    release(destroy);
  };
  return client;
}
