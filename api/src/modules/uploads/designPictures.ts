import type { Pool } from 'pg';
import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { PROJECT_DESIGN } from './upload.rules.ts';
import { nextSweep } from './uploadSweep.rules.ts';

/** Besides answering, it keeps the sweep away from the picture. $1 key, $2 context, $3 the next sweep. */
const KEEP = `
  update uploads set unused_since = null, sweep_at = $3
  where public_key = $1 and context = $2 and confirmed_at is not null and discarded_at is null`;

/** Pictures that visitors uploaded as the design of a project. */
export class DesignPictures {
  constructor(
    private readonly pool: Pool,
    private readonly storage: StorageGateway,
    private readonly clock: Clock,
  ) {}

  /**
   * The key of the picture at this address, which stays until the caller has written down who shows it; null for every
   * other address.
   */
  async keyOf(url: string): Promise<string | null> {
    const key = this.storage.keyOf(url);
    if (key === null || key.includes('\0')) return null;
    const { rowCount } = await this.pool.query(KEEP, [key, PROJECT_DESIGN, nextSweep(this.clock())]);
    return rowCount ? key : null;
  }
}
