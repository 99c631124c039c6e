import { expect, it } from 'vitest';
import { recordedLog } from '../../test/recordedLog.ts';
import { WorkerWatch } from './workerWatch.ts';

it('the log says once that no worker runs, and once that a worker is back', async () => {
  const { log, lines } = recordedLog('warn');
  const ages = [0, 9_000, 11_000, 12_000, 60_000, 0, 0, 30_000];
  const watch = new WorkerWatch(async () => ages.shift() ?? 0, log);
  const states = [];
  for (let count = ages.length; count > 0; count -= 1) {
    await watch.look();
    states.push(watch.state.isLate);
  }
  expect(states).toEqual([false, false, true, true, true, false, false, true]);
  expect(lines.map(({ level, waitingSeconds }) => [level, waitingSeconds])).toEqual([
    [50, 11],
    [40, undefined],
    [50, 30],
  ]);
});

it('a failed look changes nothing', async () => {
  const { log, lines } = recordedLog('warn');
  const answers = [Promise.resolve(20_000), Promise.reject(new Error('away')), Promise.resolve(21_000)];
  const watch = new WorkerWatch(() => answers.shift() ?? Promise.resolve(0), log);
  for (let count = 0; count < 3; count += 1) await watch.look();
  expect(watch.state).toEqual({ isLate: true, waitingSeconds: 21 });
  expect(lines).toHaveLength(1);
});

it('looks again until it is stopped', async () => {
  let looks = 0;
  const stop = new WorkerWatch(async () => (looks += 1) && 0, recordedLog().log).start(1);
  await expect.poll(() => looks).toBeGreaterThan(2);
  await stop();
  const after = looks;
  await new Promise((resolve) => setImmediate(resolve));
  expect(looks).toBe(after);
});
