import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/testApp.ts';

const NOW = new Date('2026-11-29T12:00:00Z');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => NOW, supportEmail: 'help@forkfront.example' } });
});
afterAll(() => app.close());

it('security.txt says where to report a vulnerability, for less than a year', async () => {
  const response = await fetch(`${app.url}/.well-known/security.txt`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(await response.text()).toBe(
    `Contact: mailto:help@forkfront.example
Expires: 2027-05-28T12:00:00.000Z
Preferred-Languages: en
Canonical: ${app.container.infrastructure.publicUrl}/.well-known/security.txt
`,
  );
});
