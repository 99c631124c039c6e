import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createClient } from 'graphql-ws';
import { expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Diners } from './faults/diners.ts';
import { freePort, startProduct } from './faults/startProduct.ts';
import { testDatabase } from './testDatabase.ts';

const ALERTS = readFileSync(resolve(import.meta.dirname, '../../docs/alerts.yml'), 'utf8');
const RUNBOOK = readFileSync(resolve(import.meta.dirname, '../../docs/runbook.md'), 'utf8');
const names = [...ALERTS.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

/** The same rules with short times, because a test does not wait for minutes. */
const fastRules = (): string =>
  ALERTS.replaceAll(/for: \d+[ms]/g, 'for: 1s')
    .replaceAll(/\[\d+m\]/g, '[30s]')
    .replace('forkfront_outbox_age_seconds) > 30', 'forkfront_outbox_age_seconds) > 3');

const isInstalled = spawnSync('prometheus', ['--version']).status === 0;
const skip = isInstalled ? false : 'Prometheus is not installed (apt-get install prometheus).';

/** Debian's Prometheus, which asks these ports of 127.0.0.1 every second. */
async function startPrometheus(folder: string, ports: Record<string, number>) {
  writeFileSync(join(folder, 'rules.yml'), fastRules());
  const targets = Object.entries(ports).map(
    ([role, port]) => `- { targets: ['127.0.0.1:${port}'], labels: { role: ${role} } }`,
  );
  writeFileSync(
    join(folder, 'prometheus.yml'),
    `global: { scrape_interval: 1s, scrape_timeout: 1s, evaluation_interval: 1s }
rule_files: [rules.yml]
scrape_configs:
  - job_name: forkfront
    static_configs:
      ${targets.join('\n      ')}
`,
  );
  const port = await freePort();
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  );
  const ask = async <Data>(path: string): Promise<Data> =>
    ((await (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).json()) as { data: Data }).data;
  return {
    /** The names of the alerts that fire. */
    async firing(): Promise<string[]> {
      const { alerts } = await ask<{ alerts: { state: string; labels: { alertname: string } }[] }>('alerts');
      return [
        ...new Set(alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname)),
      ].toSorted();
    },
    /** How many targets give metrics. */
    async up(): Promise<number> {
      const { activeTargets } = await ask<{ activeTargets: { health: string }[] }>('targets');
      return activeTargets.filter(({ health }) => health === 'up').length;
    },
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
  };
}

async function post(origin: string, query: string, variables: object = {}): Promise<unknown> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return ((await response.json()) as { data: unknown }).data;
}

const writeToUs = (origin: string) =>
  post(
    origin,
    'mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { __typename } }',
    { input: { name: 'Ann', email: 'ann@example.com', subject: 'Hello', message: 'How are you?' } },
  );

/** Sends one message to the assistant; resolves when the answer, or its failure, has ended. */
async function chat(origin: string): Promise<void> {
  const { startOnboarding } = (await post(
    origin,
    'mutation { startOnboarding(input: { package: "Gold" }) { ... on StartOnboardingPayload { conversation { token } } } }',
  )) as { startOnboarding: { conversation: { token: string } } };
  const client = createClient({ url: `${origin.replace('http', 'ws')}/graphql`, webSocketImpl: WebSocket });
  const events = client.iterate({
    query: 'subscription ($input: OnboardingReplyInput!) { onboardingReply(input: $input) { __typename } }',
    variables: {
      input: { conversation: startOnboarding.conversation.token, clientId: randomUUID(), text: 'Hello' },
    },
  });
  for await (const _event of events);
  await client.dispose();
}

it('each alert has its section in the runbook, and each section its alert', () => {
  const sections = [...RUNBOOK.matchAll(/^### (\w+)$/gm)].map(([, name = '']) => name);
  expect(sections.toSorted()).toEqual(names.toSorted());
});

it(
  'Prometheus reads each role, and a killed worker, a full outbox, failing mails and a failing model raise their alerts',
  { tags: ['@long'], timeout: 180_000 },
  async ({ skip: skipTest }) => {
    skipTest(skip !== false, skip || undefined);
    await using parts = new AsyncDisposableStack();
    const folder = mkdtempSync(join(tmpdir(), 'forkfront-alerts-'));
    parts.defer(() => rmSync(folder, { recursive: true, force: true }));
    const database = await testDatabase();
    parts.defer(() => database.drop());
    const ports = { api: await freePort(), worker: await freePort(), grocery: await freePort() };
    const nobody = await freePort();
    const settings = (role: keyof typeof ports) => ({
      ROLES: role,
      HEALTH_PORT: String(ports[role]),
      DATABASE_URL: database.url,
      APP_SECRET: 'a secret of the processes of this test',
      SMTP_URL: `smtp://127.0.0.1:${nobody}`,
      OPENAI_API_KEY: 'a key of this test',
      OPENAI_BASE_URL: `http://127.0.0.1:${nobody}/v1`,
    });
    const api = await startProduct(settings('api'));
    parts.defer(() => api.remove());
    const grocery = await startProduct(settings('grocery'));
    parts.defer(() => grocery.remove());
    const worker = await startProduct(settings('worker'));
    parts.defer(() => worker.remove());
    const prometheus = await startPrometheus(folder, ports);
    parts.defer(() => prometheus.stop());
    const isFiring = (...alerts: string[]) =>
      vi.waitFor(async () => expect(await prometheus.firing()).toEqual(expect.arrayContaining(alerts)), {
        timeout: 45_000,
        interval: 500,
      });

    await vi.waitFor(async () => expect(await prometheus.up()).toBe(3), { timeout: 20_000, interval: 200 });
    expect(await prometheus.firing()).not.toContain('NoWorker');

    // The counters are seen before they grow.
    for (let count = 0; count < 4; count += 1) {
      await writeToUs(api.origin);
      await chat(api.origin);
    }
    await isFiring('MailsFail', 'AssistantFails');

    await worker.end('SIGKILL');
    const diners = new Diners(api, { databaseUrl: () => database.url });
    await vi.waitFor(async () => expect(await diners.order()).toBe(true), { timeout: 20_000 });
    await isFiring('NoWorker', 'OutboxLate', 'ProcessDown');
  },
);
