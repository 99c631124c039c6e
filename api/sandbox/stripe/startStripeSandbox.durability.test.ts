import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { startStripeSandbox } from './startStripeSandbox.ts';

const options = (dir: string) => ({
  dir,
  port: 0,
  secretKey: 'sk_test_k',
  webhookSecret: 'whsec_k',
  webhookUrl: 'http://127.0.0.1:9/',
});
const client = (port: number) =>
  new Stripe('sk_test_k', { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 });

const program = (dir: string): string => `
  const { startStripeSandbox } = await import(${JSON.stringify(
    fileURLToPath(new URL('startStripeSandbox.ts', import.meta.url)),
  )});
  const { port } = await startStripeSandbox(${JSON.stringify(options(dir))});
  console.log(port);
`;

it('a killed sandbox keeps every response it sent, and nothing partially', { tags: ['@long'] }, async () => {
  const dir = mkdtempSync(join(tmpdir(), 'forkfront-stripe-kill-'));
  const answered = new Set<string>();
  for (let round = 0; round < 3; round += 1) {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program(dir)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
    });
    const exited = once(child, 'exit');
    const [line] = await once(child.stdout, 'data');
    const stripe = client(Number(String(line)));
    const make = async (): Promise<void> => {
      for (;;) {
        const { id } = await stripe.customers.create({ name: 'Someone' });
        answered.add(id);
        if (answered.size === (round + 1) * 15) child.kill('SIGKILL');
      }
    };
    const lost = await Promise.allSettled([make(), make(), make()]);
    for (const result of lost) expect(result.status).toBe('rejected');
    await exited;
  }
  const sandbox = await startStripeSandbox(options(dir));
  const stripe = client(sandbox.port);
  const kept = new Set<string>();
  for await (const { id } of stripe.customers.list({ limit: 100 })) kept.add(id);
  for (const id of answered) expect(kept).toContain(id);
  const told = new Set<string>();
  for await (const { data } of stripe.events.list({ limit: 100, type: 'customer.created' }))
    told.add('id' in data.object ? String(data.object.id) : '');
  expect(told).toEqual(kept);
  await sandbox.close();
  rmSync(dir, { recursive: true });
});
