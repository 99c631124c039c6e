import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Mailbox, startMailbox } from '../../../sandbox/mailbox/startMailbox.ts';
import { PermanentError } from '../jobs/jobs.gateway.ts';
import type { Mail, MailGateway } from './mail.gateway.ts';
import { createSmtpMail } from './smtpMail.ts';

const FROM = 'Forkfront <orders@forkfront.example>';
const MAIL: Mail = {
  to: 'owner@trattoria.example',
  subject: 'New order',
  html: '<p>Hello</p>',
  text: 'Hello',
  id: 'mail-1',
};

let dir: string;
let mailbox: Mailbox;
const opened: MailGateway[] = [];

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'forkfront-smtp-'));
  mailbox = await startMailbox({ dir, port: 0 });
});
afterEach(async () => {
  // The mailbox waits for the connections that stay open between mails.
  for (const mail of opened.splice(0)) mail.close();
  await mailbox.close();
  await rm(dir, { recursive: true });
});

function toMailbox(): MailGateway {
  const mail = createSmtpMail({ smtpUrl: mailbox.smtpUrl, from: FROM });
  opened.push(mail);
  return mail;
}

describe('header injection', () => {
  it.each<[string, Partial<Mail>]>([
    ['to', { to: 'owner@trattoria.example\r\nBcc: victim@x.example' }],
    ['to, as a list', { to: 'owner@trattoria.example, victim@x.example' }],
    ['replyTo', { replyTo: 'diner@x.example\nBcc: victim@x.example' }],
    ['replyTo, in its name', { replyTo: '"x\r\nBcc: victim@x.example" <diner@x.example>' }],
  ])('a header injection by %s is refused', async (_name, changes) => {
    await expect(toMailbox().send({ ...MAIL, ...changes })).rejects.toThrow('must be one e-mail address');
    expect(await mailbox.messages()).toEqual([]);
  });

  it.each(['\r\n', '\n', '\r', '\u0000', '\u2028\n', '\r\n\r\n<script>'])(
    'a header injection by a subject with %j is neutralised, and the mail arrives',
    async (evil) => {
      await toMailbox().send({ ...MAIL, subject: `Order from Bob${evil}Bcc: victim@x.example` });
      const [message, ...others] = await mailbox.messages();
      expect(others).toEqual([]);
      expect(message?.to).toBe(MAIL.to);
      expect(message?.subject).toMatch(/^Order from Bob.*Bcc: victim@x\.example$/);
      expect(Object.keys(message?.headers ?? {})).not.toContain('bcc');
      expect(message?.text?.trim()).toBe('Hello');
    },
  );

  it('a header injection by the id is neutralised', async () => {
    await toMailbox().send({ ...MAIL, id: 'x>\r\nBcc: victim@x.example' });
    const [message] = await mailbox.messages();
    expect(message?.headers['message-id']).toBe(
      '<x%3E%0D%0ABcc%3A%20victim%40x%2Eexample@forkfront.example>',
    );
    expect(Object.keys(message?.headers ?? {})).not.toContain('bcc');
  });
});

describe('sender', () => {
  const fromOf = async (fromName: string) => {
    await toMailbox().send({ ...MAIL, fromName });
    const [message] = await mailbox.messages();
    return { from: message?.headers['from'], headers: Object.keys(message?.headers ?? {}) };
  };

  it('the sender has the name of the mail and the configured address', async () => {
    expect((await fromOf("Raja's Kitchen via Forkfront")).from).toBe(
      `"Raja's Kitchen via Forkfront" <orders@forkfront.example>`,
    );
  });

  it.each([
    'Raja\r\nBcc: victim@x.example',
    'Raja" <victim@x.example>, "x',
    'Raja\u0000\nReply-To: victim@x.example',
    '<victim@x.example>',
  ])('the sender with the name %j stays one address', async (name) => {
    const { from, headers } = await fromOf(name);
    expect(from).toMatch(/ <orders@forkfront\.example>$/);
    expect(headers).not.toContain('bcc');
    expect(headers).not.toContain('reply-to');
    const [message] = await mailbox.messages();
    expect(message?.to).toBe(MAIL.to);
  });
});

describe('the address for replies', () => {
  const replyToOf = async (replyTo: string) => {
    await toMailbox().send({ ...MAIL, replyTo });
    const [message] = await mailbox.messages();
    return { text: message?.text?.trim(), replyTo: message?.headers['reply-to'] };
  };

  it.each(['jörg@example.test', 'Jörg <jörg@example.test>', '用户@example.test'])(
    'a mail has no Reply-To that only some servers take: %s',
    async (replyTo) => expect(await replyToOf(replyTo)).toEqual({ text: 'Hello', replyTo: undefined }),
  );

  it.each([
    ['diner@x.example', 'diner@x.example'],
    ["o'neil+menu@münchen.example", "o'neil+menu@xn--mnchen-3ya.example"],
  ])('a reply to a mail of %s goes to %s', async (replyTo, address) =>
    expect((await replyToOf(replyTo)).replyTo).toContain(address),
  );
});

describe('createSmtpMail', () => {
  it('a permanent refusal rejects with a PermanentError', async () => {
    await expect(toMailbox().send({ ...MAIL, to: 'refuse@trattoria.example' })).rejects.toThrow(
      PermanentError,
    );
  });

  it('an unreachable server does not reject with a PermanentError', async () => {
    const mail = toMailbox();
    await mailbox.close();
    await expect(mail.send(MAIL)).rejects.not.toThrow(PermanentError);
  });

  it('a sender that is not one address is refused', () => {
    const config = { smtpUrl: mailbox.smtpUrl, from: 'a@x.example, b@x.example' };
    expect(() => createSmtpMail(config)).toThrow('from of a mail must be one e-mail address');
  });

  it('a mail rejects when no server listens', async () => {
    const mail = toMailbox();
    await mailbox.close();
    await expect(mail.send(MAIL)).rejects.toMatchObject({ code: 'ESOCKET' });
  });

  it('close aborts the mails that are being sent', async () => {
    const silent: Server = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const mail = createSmtpMail({ smtpUrl: `smtp://127.0.0.1:${address.port}`, from: FROM });
    const sending = mail.send(MAIL);
    const [socket] = await once(silent, 'connection');
    mail.close();
    await expect(sending).rejects.toThrow(/abort/i);
    socket.destroy();
    silent.close();
  });
});
