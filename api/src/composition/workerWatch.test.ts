import { expect, it } from 'vitest';
import { recordedLog } from '../../test/recordedLog.ts';
import { type SeenWorkers, WorkerWatch } from './workerWatch.ts';

const waiting = (waitingMs: number): SeenWorkers => ({ waitingMs, isAlive: true });

it('the log says once that no worker runs, and once that a worker is back', async () => {
  const { log, lines } = recordedLog('warn');
  const ages = [0, 9_000, 11_000, 12_000, 60_000, 0, 0, 30_000];
  const watch = new WorkerWatch(async () => waiting(ages.shift() ?? 0), log);
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

it('a dead worker is noticed after ten seconds although nothing waits, and a new one too', async () => {
  const { log, lines } = recordedLog('warn');
  let [now, isAlive] = [0, true];
  const watch = new WorkerWatch(
    async () => ({ waitingMs: 0, isAlive }),
    log,
    () => now,
  );
  const stateAt = async (time: number, alive: boolean): Promise<boolean> => {
    [now, isAlive] = [time, alive];
    await watch.look();
    return watch.state.isAlive;
  };
  const states = [];
  for (const [time, alive] of [
    [0, true],
    [1_000, false],
    [9_000, false],
    [10_001, false],
    [15_000, false],
    [16_000, true],
    [26_000, false],
  ] as const)
    states.push(await stateAt(time, alive));
  expect(states).toEqual([true, true, true, false, false, true, true]);
  expect(lines.map(({ level }) => level)).toEqual([50, 40]);
});

it('a failed look changes nothing', async () => {
  const { log, lines } = recordedLog('warn');
  const answers = [
    Promise.resolve(waiting(20_000)),
    Promise.reject(new Error('away')),
    Promise.resolve(waiting(21_000)),
  ];
  const watch = new WorkerWatch(() => answers.shift() ?? Promise.resolve(waiting(0)), log);
  for (let count = 0; count < 3; count += 1) await watch.look();
  expect(watch.state).toEqual({ isAlive: true, isLate: true, waitingSeconds: 21 });
  expect(lines).toHaveLength(1);
});

it('looks again until it is stopped', async () => {
  let looks = 0;
  const stop = new WorkerWatch(async () => {
    looks += 1;
    return waiting(0);
  }, recordedLog().log).start(1);
  await expect.poll(() => looks).toBeGreaterThan(2);
  await stop();
  const after = looks;
  await new Promise((resolve) => setImmediate(resolve));
  expect(looks).toBe(after);
});
