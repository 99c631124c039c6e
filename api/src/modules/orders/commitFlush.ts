import type { Pool } from 'pg';

/** Its own commit waits for the disk, and with it for all that was committed before. */
const SQL = `select pg_logical_emit_message(true, 'flush', '')`;

/**
 * Waits for the disk on behalf of transactions that commit with `synchronous_commit` off. Such a commit holds its
 * locks for microseconds instead of a disk write, which matters where PostgreSQL lets commits through one by one:
 * those of one restaurant (its counter) and all that notify. Whoever commits so must not acknowledge anything before
 * `flushed` has answered. One per process: those who wait at the same time share a write.
 */
export class CommitFlush {
  private running: Promise<void> | null = null;
  private next: Promise<void> | null = null;

  constructor(private readonly pool: Pool) {}

  /** Answers when all that was committed before this call is on disk. */
  flushed(): Promise<void> {
    if (!this.running) return this.run();
    // The running write may have begun before the caller's commit: only the one after it is sure to hold it.
    this.next ??= this.running.then(
      () => this.run(),
      () => this.run(),
    );
    return this.next;
  }

  private run(): Promise<void> {
    this.next = null;
    this.running = this.write().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async write(): Promise<void> {
    await this.pool.query({ name: 'commit_flush', text: SQL });
  }
}
