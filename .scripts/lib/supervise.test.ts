import { spawn, type ChildProcess } from 'node:child_process';
import { on, once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { inProject } from './root.mjs';

/** Prints that it has started, then each signal; ends with code 7 half a second after the first signal. */
const SERVER = `
  setTimeout(() => process.exit(9), 10_000);
  process.on('SIGTERM', () => { console.log('SIGTERM'); setTimeout(() => process.exit(7), 500); });
  console.log('up');
`;
/** Prints its process id and waits for a signal. */
const OTHER = `
  setTimeout(() => process.exit(9), 10_000);
  process.on('SIGTERM', () => process.exit(3));
  console.log(process.pid);
`;

const running: ChildProcess[] = [];
afterEach(() => running.splice(0).forEach((child) => child.kill('SIGKILL')));

const startSupervisor = (...programs: string[]) => startSupervisorWith({}, ...programs);

/** Starts a supervisor of programs given as code; collects its lines and can wait for one. */
function startSupervisorWith(options: { restart?: boolean; ranForMs?: number }, ...programs: string[]) {
  const argumentsOfNode = JSON.stringify(programs.map((code) => ['-e', code]));
  const code = `
    import { supervise } from ${JSON.stringify(inProject('.scripts/lib/supervise.mjs'))};
    process.exitCode = await supervise(${argumentsOfNode}, {}, ${JSON.stringify(options)});
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const reader = createInterface(child.stdout).on('line', (line) => lines.push(line));
  const next = on(reader, 'line');
  running.push(child);
  return { child, lines, nextLine: async () => (await next.next()).value, end: once(child, 'close') };
}

test('the supervisor passes a stop signal on once, waits, and ends with the exit code of the program', async () => {
  const { child, lines, nextLine, end } = startSupervisor(SERVER);
  await nextLine();
  child.kill('SIGTERM');
  await nextLine();
  child.kill('SIGTERM');
  expect(await end).toEqual([7, null]);
  expect(lines).toEqual(['up', 'SIGTERM']);
});

test('the supervisor stops the other programs when one has ended', async () => {
  const { lines, nextLine, end } = startSupervisor(SERVER, OTHER);
  await nextLine();
  await nextLine();
  process.kill(Number(lines.find((line) => line !== 'up')), 'SIGTERM');
  expect(await end).toEqual([3, null]);
  expect(lines).toContain('SIGTERM');
});

test('the exit code is 128 plus the signal that ended the program', { tags: ['@long'] }, async () => {
  const { end } = startSupervisor(`process.kill(process.pid, 'SIGKILL');`);
  expect(await end).toEqual([128 + 9, null]);
});

test('the supervisor starts a killed server again, and a stop signal ends the new one', async () => {
  const { child, lines, nextLine, end } = startSupervisorWith({ restart: true, ranForMs: 0 }, OTHER);
  process.kill(Number(await nextLine()), 'SIGKILL');
  const second = Number(await nextLine());
  expect(second).not.toBe(Number(lines[0]));
  child.kill('SIGTERM');
  expect(await end).toEqual([3, null]);
});

test('the supervisor does not start a server again that could not start', async () => {
  const { lines, end } = startSupervisorWith({ restart: true }, `console.log('no'); process.exit(1);`);
  expect(await end).toEqual([1, null]);
  expect(lines).toEqual(['no']);
});
