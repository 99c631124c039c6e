import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobsDone } from '../../../test/jobsDone.ts';
import { restClient } from '../../../test/restClient.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import { newId } from '../../lib/ids.ts';
import { ContactMessage } from './contact.entity.ts';
import { answerContactForm } from './contact.rest.ts';
import { keptSince } from './contact.rules.ts';
import { ContactService } from './contact.service.ts';

const words = {
  name: 'Ana López',
  email: 'ana@example.org',
  subject: 'A website for my café',
  message: 'Hello!\n\nCan you help <us>?',
};

interface Outcome {
  message: string;
  fields?: { path: string; message: string }[];
  retryAfterSeconds?: number;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  await jobsDone(app);
  await app.mailbox.clear();
  await app.container.infrastructure.database.pool.query(
    'delete from contact_messages; delete from rate_limits',
  );
});

const stored = () => app.scope().em.find(ContactMessage, {});
const mails = async () => {
  await jobsDone(app);
  return app.mailbox.messages();
};

async function byGraphql(input: object): Promise<Outcome> {
  const { data } = await app.graphql<{ sendContactMessage: Outcome }>(
    `mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) {
      ... on SendContactMessagePayload { message }
      ... on UserError { message }
      ... on ValidationError { fields { path message } }
      ... on RateLimitedError { retryAfterSeconds } } }`,
    { input },
  );
  return data.sendContactMessage;
}

async function byRest(body: object): Promise<Outcome> {
  const { status, json, headers } = await restClient(app)('post', '/contact', { body });
  return {
    message: String(json['message']),
    ...(status === 400 ? { fields: json['errors'] as { path: string; message: string }[] } : {}),
    ...(status === 429 ? { retryAfterSeconds: Number(headers.get('retry-after')) } : {}),
  };
}

const SENT = { message: 'Message sent successfully!' };

describe.each([
  ['GraphQL', byGraphql],
  ['REST', byRest],
])('over %s', (_transport, send) => {
  it('a message is stored and mailed to our support with a reply address', async () => {
    expect(await send(words)).toEqual(SENT);
    expect(await stored()).toMatchObject([words]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'support@forkfront.example',
      subject: 'Contact: A website for my café',
    });
    expect(mail?.headers['reply-to']).toBe('ana@example.org');
    expect(mail?.text).toContain('Hello!\n\nCan you help <us>?');
    expect(mail?.text).toContain('Ana López <ana@example.org>');
    expect(mail?.html).toContain('Hello!<br><br>Can you help &lt;us&gt;?');
  });

  it('a message that is sent twice, at once or after a lost answer, is stored and mailed once', async () => {
    expect(await Promise.all([send(words), send({ ...words, email: ' Ana@Example.org' })])).toEqual([
      SENT,
      SENT,
    ]);
    expect(await send(words)).toEqual(SENT);
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it('a message with one more word is another message', async () => {
    expect(await send(words)).toEqual(SENT);
    expect(await send({ ...words, message: `${words.message} Please` })).toEqual(SENT);
    expect(await stored()).toHaveLength(2);
    expect(await mails()).toHaveLength(2);
  });

  it('a message with several invalid fields gets an error for each', async () => {
    const wrong = { name: ' ', email: 'ana', subject: 's'.repeat(151), message: 'm'.repeat(5001) };
    expect(await send(wrong)).toEqual({
      message: 'Your message was not sent yet: something is missing or too long.',
      fields: [
        { path: 'name', message: 'Please enter your name.' },
        { path: 'email', message: 'Please check the email address.' },
        { path: 'subject', message: 'Please use at most 150 characters.' },
        { path: 'message', message: 'Please use at most 5000 characters.' },
      ],
    });
    expect(await stored()).toEqual([]);
  });

  it('a message of a robot gets the usual answer and is not stored', async () => {
    expect(await send({ ...words, website: 'https://spam.example' })).toEqual(SENT);
    expect(await stored()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it.each(['', ' ', null])('a message with %j in the hidden field is accepted', async (website) => {
    expect(await send({ ...words, website })).toEqual(SENT);
    expect(await stored()).toHaveLength(1);
  });

  const BREAKS = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\r\n\r\n'];

  it.each(BREAKS)('a message with %j cannot add a header or a recipient', async (line) => {
    const injected = `x${line}Bcc: victim@example.org${line}X-Evil: 1`;
    expect(
      await send({ ...words, name: injected, subject: injected, message: `${injected}${line}.${line}QUIT` }),
    ).toEqual(SENT);
    expect((await send({ ...words, email: `ana@example.org${line}Bcc: victim@example.org` })).fields).toEqual(
      [{ path: 'email', message: 'Please check the email address.' }],
    );
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.to).toBe('support@forkfront.example');
    expect(mail?.subject).toBe('Contact: x Bcc: victim@example.org X-Evil: 1');
    expect(Object.keys(mail?.headers ?? {})).not.toContain('bcc');
    expect(Object.keys(mail?.headers ?? {})).not.toContain('x-evil');
    expect(mail?.headers['reply-to']).toBe('ana@example.org');
  });

  it.each(['ana@example.org, bo@example.org', 'Ana <ana@example.org>', 'ana@example.org>'])(
    '%j is refused as the address of a message',
    async (email) => {
      expect((await send({ ...words, email })).fields).toEqual([
        { path: 'email', message: 'Please check the email address.' },
      ]);
    },
  );
});

describe('limits', () => {
  it('an address can send 3 messages an hour over both transports', async () => {
    for (const [index, send] of [byGraphql, byRest, byGraphql].entries())
      expect(await send({ ...words, subject: `Question ${index}` })).toEqual(SENT);
    for (const send of [byRest, byGraphql]) {
      const { retryAfterSeconds } = await send({ ...words, email: ' ANA@example.org' });
      expect(retryAfterSeconds).toBeGreaterThan(3500);
    }
    expect(await stored()).toHaveLength(3);
  });

  it('an IP can send 5 messages an hour over both transports', async () => {
    for (const [index, send] of [byGraphql, byRest, byGraphql, byRest, byGraphql].entries())
      expect(await send({ ...words, email: `a${index}@example.org` })).toEqual(SENT);
    for (const send of [byRest, byGraphql]) {
      const { message, retryAfterSeconds } = await send({ ...words, email: 'new@example.org' });
      expect(message).toBe('Too many attempts. Please wait a little.');
      expect(retryAfterSeconds).toBeGreaterThan(3500);
    }
    expect(await stored()).toHaveLength(5);
  });

  it('messages of robots count too', async () => {
    for (let sent = 0; sent < 5; sent++)
      expect(await byRest({ ...words, website: 'https://spam.example' })).toEqual(SENT);
    expect((await byRest({ ...words, website: 'https://spam.example' })).retryAfterSeconds).toBeGreaterThan(
      0,
    );
  });
});

it('an unexpected failure is answered with the message of the specification', async () => {
  const broken = vi
    .spyOn(app.container.infrastructure.limiter, 'take')
    .mockRejectedValueOnce(new Error('secret detail'));
  const response = await fetch(`${app.url}/api/v1/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(words),
  });
  broken.mockRestore();
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    message: 'An error occurred.',
    data: { message: 'An error occurred.' },
    requestId: expect.any(String),
  });
});

it('messages are deleted after twelve months, not before', async () => {
  const limit = keptSince(new Date()).getTime();
  const { em } = app.scope();
  const written = { 'an hour too old': limit - 3_600_000, 'an hour young': limit + 3_600_000 };
  for (const [subject, at] of Object.entries(written))
    await em.insert(ContactMessage, { id: newId(), ...words, subject, createdAt: new Date(at) });
  await em.transactional((transaction) => addJob(transaction, 'sweepContactMessages', {}));
  await jobsDone(app);
  expect((await stored()).map(({ subject }) => subject)).toEqual(['an hour young']);
});

describe('form without JavaScript', () => {
  it('a message from the form without JavaScript is stored and mailed', async () => {
    const answer = await answerContactForm(app.scope().get(ContactService), { ...words }, '192.0.2.7');
    expect(answer).toMatchObject({ status: 200, title: 'Message sent successfully!' });
    expect(await stored()).toMatchObject([words]);
  });

  it('an incomplete form is shown again with its problems', async () => {
    const answer = await answerContactForm(
      app.scope().get(ContactService),
      { ...words, email: '' },
      '192.0.2.7',
    );
    expect(answer).toMatchObject({ status: 422, title: 'Your message was not sent' });
    expect(answer.lines).toContain('Please enter your email address.');
    expect(answer.kept).toContainEqual({ label: 'Message', text: words.message });
    expect(await stored()).toEqual([]);
  });
});
