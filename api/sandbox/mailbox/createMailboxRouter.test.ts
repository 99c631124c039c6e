import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSmtpMail } from '../../src/gateways/mail/smtpMail.ts';
import { createMailboxRouter } from './createMailboxRouter.ts';
import { type Mailbox, startMailbox } from './startMailbox.ts';

const XSS = `"><img src=x onerror=alert(1)><script>alert(1)</script>`;

let dir: string;
let mailbox: Mailbox;
let server: Server;
let base: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forkfront-inbox-'));
  mailbox = await startMailbox({ dir, port: 0 });
  server = createServer(express().use('/_dev/mail', createMailboxRouter(mailbox))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  base = `http://127.0.0.1:${address.port}/_dev/mail`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await mailbox.close();
  await rm(dir, { recursive: true });
});

async function send(...mails: { to?: string; subject?: string; html?: string; text?: string }[]) {
  const sender = createSmtpMail({ smtpUrl: mailbox.smtpUrl, from: 'Forkfront <orders@forkfront.example>' });
  for (const [index, mail] of mails.entries())
    await sender.send({
      to: 'owner@a.example',
      subject: `Mail ${index}`,
      html: `<p>HTML ${index}</p>`,
      text: `Text ${index}`,
      id: `mail-${index}`,
      ...mail,
    });
  sender.close();
  return mailbox.messages();
}
const page = async (path: string) => (await fetch(base + path)).text();

describe('GET /messages', { tags: ['@long'] }, () => {
  it('GET /messages returns the mails, newest first', async () => {
    await send({}, { to: 'diner@b.example' });
    const response = await fetch(`${base}/messages`);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toMatchObject([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        from: 'Forkfront <orders@forkfront.example>',
        to: 'diner@b.example',
        subject: 'Mail 1',
        date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        text: expect.stringContaining('Text 1'),
        html: expect.stringContaining('<p>HTML 1</p>'),
        headers: { 'message-id': '<mail-1@forkfront.example>' },
      },
      { to: 'owner@a.example', subject: 'Mail 0' },
    ]);
  });

  it.each([
    ['owner@a.example', ['Mail 0']],
    ['OWNER@A.example', ['Mail 0']],
    ['owner@a', []],
    ['', ['Mail 1', 'Mail 0']],
  ])('GET /messages?to=%s returns the mails of this recipient', async (to, subjects) => {
    await send({}, { to: 'diner@b.example' });
    const response = await fetch(`${base}/messages?to=${encodeURIComponent(to)}`);
    expect(await response.json()).toMatchObject(subjects.map((subject) => ({ subject })));
  });
});

describe('clearing', { tags: ['@long'] }, () => {
  it('DELETE /messages removes all mails', async () => {
    await send({}, {});
    expect((await fetch(`${base}/messages`, { method: 'DELETE' })).status).toBe(204);
    expect(await mailbox.messages()).toEqual([]);
  });

  it('the form of the page removes all mails and redirects back', async () => {
    await send({});
    expect(await page('/')).toContain('<form method="post" action="/_dev/mail/clear">');
    const response = await fetch(`${base}/clear`, { method: 'POST', redirect: 'manual' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/_dev/mail');
    expect(await mailbox.messages()).toEqual([]);
  });

  it('a form of another site removes nothing', async () => {
    await send({});
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await fetch(`${base}/clear`, { method: 'POST', headers })).status).toBe(403);
    expect(await mailbox.messages()).toHaveLength(1);
  });
});

describe('pages', { tags: ['@long'] }, () => {
  it('the list links to each mail', async () => {
    const [message] = await send({ subject: 'Tom & Jerry' });
    const html = await page('/');
    expect(html).toContain(`href="/_dev/mail/${message?.id}"`);
    expect(html).toContain('Tom &amp; Jerry');
    expect(html).toContain('1 message');
  });

  it('an empty list says that there is no mail, or none for the recipient', async () => {
    expect(await page('/')).toContain('No emails yet');
    await send({});
    expect(await page('/?to=nobody@x.example')).toContain('No emails to nobody@x.example');
  });

  it('the page of a mail shows a sandboxed frame, the text and the headers', async () => {
    const [message] = await send({ text: 'a < b' });
    const html = await page(`/${message?.id}`);
    expect(html).toContain(`src="/_dev/mail/${message?.id}/html"`);
    expect(html).toMatch(/<iframe [^>]*sandbox="allow-popups /);
    expect(await page(`/${message?.id}?view=text`)).toContain('a &lt; b');
    expect(await page(`/${message?.id}?view=headers`)).toContain(
      'message-id: &lt;mail-0@forkfront.example&gt;',
    );
  });

  it('an unknown mail is answered with 404', async () => {
    for (const path of ['/0199-none', '/0199-none/html', '/..%2f..%2fsecret']) {
      const response = await fetch(base + path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('We couldn’t find this message');
    }
  });

  it('the pages have no script and no inline style, and escape all texts', async () => {
    const [message] = await send({ subject: XSS, text: XSS, html: XSS });
    for (const path of [
      '/',
      `/?to=${encodeURIComponent(XSS)}`,
      `/${message?.id}`,
      `/${message?.id}?view=text`,
    ]) {
      const response = await fetch(base + path);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe|script-src/);
      expect(await response.text()).not.toMatch(/<script|<style|style="|<img/);
    }
  });

  it('a mail runs no script and opens its links in a new tab outside the sandbox', async () => {
    const [message] = await send({
      html: '<html><head><title>x</title></head><body><a href="/x">x</a></body></html>',
    });
    const response = await fetch(`${base}/${message?.id}/html`);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /^sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation;/,
    );
    expect(policy).not.toContain('allow-scripts');
    expect(policy).toContain("default-src 'none'");
    expect(await response.text()).toContain('<head><base target="_blank"><title>x</title>');
  });

  it('the style sheet is served', async () => {
    const response = await fetch(`${base}/mailbox.css`);
    expect(response.headers.get('content-type')).toContain('text/css');
    expect(await response.text()).toContain('prefers-color-scheme: dark');
  });
});
