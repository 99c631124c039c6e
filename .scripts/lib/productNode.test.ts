import { expect, test } from 'vitest';
import { chooseNode, productNode } from './productNode.mjs';
import { PINNED_NODE } from './run.mjs';

const WANTED = '24.21.0';
const node = (path: string, version: string) => ({ path, version });

test.each([
  ['the same version as the images', '24.21.0', 'v24.22.1', 'npm'],
  ['a newer version than the images', '24.22.0', 'v24.23.0', 'npm'],
  ['an older version, and the machine has that of the images', '24.0.0', 'v24.21.0', 'machine'],
  [
    'an older version, and the machine has a newer one of the same major version',
    '24.9.0',
    'v24.18.1',
    'machine',
  ],
  ['an older version, and the machine has a still older one', '24.18.1', 'v24.9.0', 'npm'],
  ['an older version, and the machine has another major version', '24.0.0', 'v26.10.0', 'npm'],
  ['an older version, and the machine’s is not known', '24.0.0', null, 'npm'],
])('npm has %s', (_case, pinned, machine, expected) => {
  const chosen = chooseNode(node('npm', pinned), machine === null ? null : node('machine', machine), WANTED);
  expect(chosen.path).toBe(expected);
});

const warningOf = (version: string) => chooseNode(node('npm', version), null, WANTED).warning;

test.each(['24.21.0', '24.22.1'])('on Node %s the start says nothing', (version) =>
  expect(warningOf(version)).toBeNull(),
);

test.each([
  ['24.0.0', /^This server runs on Node 24\.0\.0, .* Install Node 24\.21\.0 or a later 24 from /],
  ['24.20.9', /^This server runs on Node 24\.20\.9, /],
])('on Node %s, which is older than that of the images, the start says so', (version, warning) =>
  expect(warningOf(version)).toMatch(warning),
);

test('on this machine the product runs on a Node that exists', () => {
  const chosen = productNode();
  expect([PINNED_NODE, process.env['npm_node_execpath']]).toContain(chosen.path);
});
