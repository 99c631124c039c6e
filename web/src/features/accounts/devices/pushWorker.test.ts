import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';

const source = readFileSync(join(import.meta.dirname, '../../../../public/pushWorker.js'), 'utf8');

/** Runs public/pushWorker.js as a browser does; `change` is the event of a subscription that was replaced. */
function runWorker() {
  const listeners = new Map<string, (event: object) => void>();
  const subscribe = vi.fn<(options: object) => Promise<void>>(async () => undefined);
  const scope = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registration: { pushManager: { subscribe } },
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- the worker is a script without a module
  new Function(...Object.keys(scope), source)(...Object.values(scope));
  const change = async (event: object): Promise<void> => {
    const work: Promise<unknown>[] = [];
    listeners.get('pushsubscriptionchange')?.({
      ...event,
      waitUntil: (done: Promise<unknown>) => work.push(done),
    });
    await Promise.all(work);
  };
  return { change, subscribe };
}
const options = { userVisibleOnly: true, applicationServerKey: new ArrayBuffer(65) };

it('a subscription that the browser has ended is renewed with the same key', async () => {
  const { change, subscribe } = runWorker();
  await change({ oldSubscription: { options } });
  expect(subscribe.mock.calls).toEqual([[options]]);
});

it.each([
  ['the browser has renewed it', { oldSubscription: { options }, newSubscription: { options } }],
  ['its key is not known', { oldSubscription: null }],
])('a subscription is not renewed when %s', async (_when, event) => {
  const { change, subscribe } = runWorker();
  await change(event);
  expect(subscribe).not.toHaveBeenCalled();
});
