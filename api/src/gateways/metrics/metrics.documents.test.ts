import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

const document = (name: string): string =>
  readFileSync(resolve(import.meta.dirname, '../../../../docs', name), 'utf8');

/** The names of metrics in a text of queries; those that Prometheus makes of a histogram are its own. */
const namesIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\b(?:forkfront|nodejs|process)_\w+/g)].map(([name]) =>
      name.replace(/_(?:bucket|count|sum)$/, ''),
    ),
  ),
];

interface Panel {
  title: string;
  targets?: { expr: string }[];
}

const { panels } = JSON.parse(document('grafana.json')) as { panels: Panel[] };
const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join('\n');

it.each([
  ['grafana.json', queries],
  ['alerts.yml', document('alerts.yml')],
])('every metric that %s asks for exists', async (_document, text) => {
  const { body } = await createMetrics().text();
  const known = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
  const asked = namesIn(text);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
  expect(asked.length).toBeGreaterThan(8);
});

it('the dashboard shows every metric of the product', async () => {
  const { body } = await createMetrics().text();
  const own = [...body.matchAll(/^# TYPE (forkfront_\S+)/gm)].map(([, name = '']) => name);
  const shown = namesIn(queries);
  expect(own.filter((name) => !shown.includes(name))).toEqual([]);
});

it('every alert that the dashboard names exists', () => {
  const named = [...document('grafana.json').matchAll(/Alert (\w+)/g)].map(([, name = '']) => name);
  const alerts = [...document('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !alerts.includes(name))).toEqual([]);
  expect(named.length).toBeGreaterThan(5);
});
