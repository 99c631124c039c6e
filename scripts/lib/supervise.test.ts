import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { inProject } from './root.mjs';

/** Says that it is up, then each signal; ends with code 7 half a second after the first. */
const SERVER = `
  const keepAlive = setInterval(() => {}, 1000);
  process.on('SIGTERM', () => { console.log('SIGTERM'); setTimeout(() => process.exit(7), 500); });
  process.on('SIGINT', () => console.log('SIGINT'));
  console.log('up');
`;
const FAILS = `setTimeout(() => process.exit(3), 200);`;

/** A supervisor of programs given as code, its lines, and a way to wait for one of them. */
function startSupervisor(...programs: string[]) {
  const argumentsOfNode = JSON.stringify(programs.map((code) => ['-e', code]));
  const code = `
    import { supervise } from ${JSON.stringify(inProject('scripts/lib/supervise.mjs'))};
    process.exitCode = await supervise(${argumentsOfNode});
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const reader = createInterface(child.stdout).on('line', (line) => lines.push(line));
  const firstLine = once(reader, 'line');
  return { child, lines, firstLine, end: once(child, 'close') };
}

test('passes a wish to stop on once, waits, and ends with the exit code of the program', async () => {
  const { child, lines, firstLine, end } = startSupervisor(SERVER);
  await firstLine;
  child.kill('SIGTERM');
  child.kill('SIGINT');
  child.kill('SIGTERM');
  expect(await end).toEqual([7, null]);
  expect(lines).toEqual(['up', 'SIGTERM']);
});

test('asks the others to end when one has ended', async () => {
  const { lines, end } = startSupervisor(SERVER, FAILS);
  expect(await end).toEqual([3, null]);
  expect(lines).toEqual(['up', 'SIGTERM']);
});

test('is the signal plus 128 when one ended the program', async () => {
  const { end } = startSupervisor(`process.kill(process.pid, 'SIGKILL');`);
  expect(await end).toEqual([128 + 9, null]);
});
