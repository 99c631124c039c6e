import { outboxesOf } from '../src/composition/contributions.ts';
import type { TestApp } from './testApp.ts';

/** Queues the jobs of everything in the outboxes, as a worker does; for apps without one. */
export async function emptyOutboxes(app: TestApp): Promise<void> {
  for (const empty of outboxesOf(app.container)) while (await empty());
}
