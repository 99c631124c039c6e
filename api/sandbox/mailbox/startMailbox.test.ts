import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../src/gateways/mail/mail.gateway.ts';
import { createSmtpMail } from '../../src/gateways/mail/smtpMail.ts';
import { openMessageStore } from './messageStore.ts';
import { type Mailbox, type MailboxOptions, startMailbox } from './startMailbox.ts';

const FROM = 'Forkfront <orders@forkfront.example>';
const MAIL: Mail = {
  to: 'owner@trattoria.example',
  subject: 'New order 7: £24.50',
  html: '<p>Two <b>Margherita</b></p>',
  text: 'Two Margherita',
  id: 'order-1',
};

let dir: string;
let mailbox: Mailbox;
let running: { close(): unknown }[];

const track = <T extends { close(): unknown }>(server: T): T => {
  running.push(server);
  return server;
};
const start = async (changes: Partial<MailboxOptions> = {}) =>
  track(await startMailbox({ dir, port: 0, ...changes }));
const client = (timeoutMs = 5000) =>
  track(createSmtpMail({ smtpUrl: mailbox.smtpUrl, from: FROM }, { timeoutMs }));

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forkfront-mail-'));
  running = [];
  mailbox = await start();
});
afterEach(async () => {
  for (const server of running.reverse()) await server.close();
  await rm(dir, { recursive: true });
});

describe('mails', { tags: ['@long'] }, () => {
  it('a mail arrives completely', async () => {
    await client().send({
      ...MAIL,
      to: 'Giulia Conti <owner@trattoria.example>',
      replyTo: 'diner@example.com',
    });
    const [message, ...others] = await mailbox.messages();
    expect(others).toEqual([]);
    expect(message).toMatchObject({ from: FROM, to: 'owner@trattoria.example', subject: MAIL.subject });
    expect(message?.html?.trim()).toBe(MAIL.html);
    expect(message?.text?.trim()).toBe(MAIL.text);
    expect(message?.headers).toMatchObject({
      'message-id': '<order-1@forkfront.example>',
      'reply-to': 'diner@example.com',
      'auto-submitted': 'auto-generated',
      to: 'Giulia Conti <owner@trattoria.example>',
    });
  });

  it('a mail keeps every character of its texts', async () => {
    const text = 'Crème brûlée 北京 🍕\n.\n.. dots at the start\nlast';
    await client().send({
      ...MAIL,
      subject: 'Crème brûlée 北京 🍕',
      text,
      html: `<p>${'long line '.repeat(500)}</p>`,
    });
    const [message] = await mailbox.messages();
    expect(message?.subject).toBe('Crème brûlée 北京 🍕');
    expect(message?.text?.trimEnd()).toBe(text);
    expect(message?.html).toContain('long line '.repeat(500));
  });

  it('a mail that is sent twice is stored twice', async () => {
    const sender = client();
    await sender.send(MAIL);
    await sender.send(MAIL);
    const ids = (await mailbox.messages()).map((message) => message.headers['message-id']);
    expect(ids).toEqual(['<order-1@forkfront.example>', '<order-1@forkfront.example>']);
  });

  it('the newest mail comes first, also after a restart', async () => {
    const sender = client();
    for (const subject of ['first', 'second', 'third']) await sender.send({ ...MAIL, subject });
    const before = await mailbox.messages();
    expect(before.map((message) => message.subject)).toEqual(['third', 'second', 'first']);
    await mailbox.close();
    mailbox = await start();
    expect(await mailbox.messages()).toEqual(before);
    await client().send({ ...MAIL, subject: 'fourth' });
    expect((await mailbox.messages()).map((message) => message.subject)).toEqual([
      'fourth',
      'third',
      'second',
      'first',
    ]);
  });

  it('all mails can be deleted', async () => {
    await client().send(MAIL);
    await mailbox.clear();
    expect(await mailbox.messages()).toEqual([]);
    expect(await readdir(dir)).toEqual([]);
  });

  it('no mail of many parallel senders is lost', async () => {
    const sender = client();
    const subjects = Array.from({ length: 40 }, (_, index) => `order ${index}`);
    await Promise.all(subjects.map((subject) => sender.send({ ...MAIL, subject })));
    expect((await mailbox.messages()).map((message) => message.subject).sort()).toEqual(subjects.sort());
  });

  it('a mail over 10 MiB is refused', async () => {
    const send = client().send({ ...MAIL, text: 'x'.repeat(11 * 1024 * 1024) });
    await expect(send).rejects.toMatchObject({ cause: { responseCode: 552 } });
    expect(await mailbox.messages()).toEqual([]);
  });
});

describe('folder', { tags: ['@long'] }, () => {
  it('the folder keeps the newest 500 mails', { tags: ['@long'] }, async () => {
    const store = await openMessageStore(dir);
    const envelope = { from: 'a@x.example', to: ['b@x.example'] };
    for (let index = 0; index < 503; index += 1)
      await store.add(Buffer.from(`Subject: ${index}\r\n\r\ntext`), envelope);
    const subjects = (await mailbox.messages()).map((message) => message.subject);
    expect(subjects).toHaveLength(500);
    expect(subjects[0]).toBe('502');
    expect(subjects.at(-1)).toBe('3');
    expect(await readdir(dir)).toHaveLength(500);
  });
});

describe('faults', { tags: ['@long'] }, () => {
  it('a mail to refuse@ is refused with 550', async () => {
    const send = client().send({ ...MAIL, to: 'Refuse@trattoria.example' });
    await expect(send).rejects.toMatchObject({ cause: { responseCode: 550 } });
    expect(await mailbox.messages()).toEqual([]);
  });

  it('a mail to hang@ is never answered, while others are', async () => {
    const hanging = client(300).send({ ...MAIL, to: 'hang@trattoria.example' });
    await client().send(MAIL);
    await expect(hanging).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect(await mailbox.messages()).toHaveLength(1);
  });

  it('a hanging server never sends a greeting', async () => {
    mailbox = await start({ hang: true });
    await expect(client(200).send(MAIL)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('a client that disconnects in the middle leaves no mail', async () => {
    const socket = connect(Number(new URL(mailbox.smtpUrl).port), '127.0.0.1');
    const told = async (command: string, reply: RegExp) => {
      socket.write(`${command}\r\n`);
      for (let heard = ''; !reply.test(heard); heard += String((await once(socket, 'data'))[0]));
    };
    await once(socket, 'data');
    await told('EHLO localhost', /250 /);
    await told('MAIL FROM:<a@x.example>', /250 /);
    await told('RCPT TO:<b@x.example>', /250 /);
    await told('DATA', /354 /);
    socket.write('Subject: half');
    socket.resetAndDestroy();
    await once(socket, 'close');
    await client().send(MAIL);
    expect((await mailbox.messages()).map((message) => message.subject)).toEqual([MAIL.subject]);
  });
});

describe('server', { tags: ['@long'] }, () => {
  it('the server needs no account and offers no encryption', async () => {
    const transport = createTransport({ url: mailbox.smtpUrl, requireTLS: true });
    await expect(transport.sendMail({ from: FROM, to: MAIL.to, text: 'x' })).rejects.toThrow(/STARTTLS/);
  });

  it('the server takes a free port when the preferred one is taken', async () => {
    const port = Number(new URL(mailbox.smtpUrl).port);
    const second = await start({ port });
    expect(Number(new URL(second.smtpUrl).port)).not.toBe(port);
    expect(second.smtpUrl).toMatch(/^smtp:\/\/127\.0\.0\.1:\d+$/);
  });

  it('a closed server accepts no mail', async () => {
    const sender = client();
    await mailbox.close();
    await expect(sender.send(MAIL)).rejects.toMatchObject({ code: 'ESOCKET' });
  });
});
