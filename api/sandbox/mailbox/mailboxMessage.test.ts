import { describe, expect, it } from 'vitest';
import { newId } from '../../src/lib/ids.ts';
import { parseMailboxMessage, withEnvelope } from './mailboxMessage.ts';

const MAIL = [
  'From: =?utf-8?q?Caf=C3=A9?= <cafe@shop.example>',
  'To: Someone Else <header@example.com>',
  'Delivered-To: forged@example.com',
  'Subject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=',
  'Message-ID: <1@shop.example>',
  'X-Tag: first',
  'X-Tag: second',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'Total =C2=A38.50',
].join('\r\n');

describe('parseMailboxMessage', { tags: ['@long'] }, () => {
  it('a mail is decoded with the recipients of the envelope', async () => {
    const before = Date.now();
    const id = newId();
    const stored = withEnvelope(Buffer.from(MAIL), {
      from: 'bounce@shop.example',
      to: ['a@x.example', 'b@x.example'],
    });
    const message = await parseMailboxMessage(id, stored);
    expect(message).toMatchObject({
      id,
      from: 'Café <cafe@shop.example>',
      to: 'a@x.example, b@x.example',
      subject: 'Grüße',
      html: null,
    });
    expect(message.text?.trim()).toBe('Total £8.50');
    expect(message.headers).toMatchObject({ 'message-id': '<1@shop.example>', 'x-tag': 'first' });
    expect(Date.parse(message.date)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(message.date)).toBeLessThanOrEqual(Date.now());
  });

  it('a mail without a sender gets the sender of the envelope', async () => {
    const stored = withEnvelope(Buffer.from('Subject: Hi\r\n\r\nText'), {
      from: 'a@x.example',
      to: ['b@x.example'],
    });
    expect(await parseMailboxMessage(newId(), stored)).toMatchObject({
      from: 'a@x.example',
      to: 'b@x.example',
    });
  });

  it('a file that the mailbox did not write is refused', async () => {
    await expect(parseMailboxMessage(newId(), Buffer.from(MAIL))).rejects.toThrow(
      'was not stored by this mailbox',
    );
  });
});
