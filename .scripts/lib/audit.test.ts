import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { outcomeOf } from './audit.mjs';
import { inProject } from './root.mjs';

test.each([
  ['an empty output', ''],
  ['an error of npm', JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 })],
  ['a report without packages', JSON.stringify({ vulnerabilities: {} })],
])('%s is no audit', (_what, output) => expect(outcomeOf(output).state).toBe('unknown'));

const ADVISORY = {
  id: 1,
  url: 'https://advisories.example/1',
  title: 'Example',
  severity: 'high',
  vulnerable_versions: '>=1.0.0',
  cwe: [],
  cvss: { score: 7, vectorString: null },
};

/** What the real `npm audit` says of a registry that answers so. */
async function auditAgainst(status: number, advisories: Record<string, unknown>) {
  const server = createServer((request, response) => {
    request.resume();
    // It also asks for the versions of a package with an advisory.
    const isAudit = request.method === 'POST';
    response
      .writeHead(isAudit ? status : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(isAudit ? advisories : {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const program = `import { audit } from ${JSON.stringify(inProject('.scripts/lib/audit.mjs'))};
console.log(JSON.stringify(audit({ registry: 'http://127.0.0.1:${port}' })));`;
    // In a process of its own: it waits for npm, which waits for this server.
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
    return JSON.parse(await text(child.stdout)) as { state: string; lines: string[] };
  } finally {
    server.close();
  }
}

test('a registry without advisories: no fault is known', { tags: ['@long'] }, async () => {
  const { state, lines } = await auditAgainst(200, {});
  expect([state, lines[0]]).toEqual([
    'none',
    expect.stringMatching(/^No fault is known of [1-9]\d+ packages/),
  ]);
});

test('a package with an advisory is named with its severity', { tags: ['@long'] }, async () => {
  const { state, lines } = await auditAgainst(200, { express: [ADVISORY] });
  expect(state).toBe('faults');
  expect(lines.join('\n')).toMatch(/^ {2}high {2}express /m);
});

test('a registry that does not answer audits is said to be so', { tags: ['@long'] }, async () => {
  const { state, lines } = await auditAgainst(405, {});
  expect(state).toBe('unknown');
  expect(lines[0]).toMatch(/^The registry did not answer the audit \(405 Method Not Allowed/);
});
