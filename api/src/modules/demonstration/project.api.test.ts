import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerLinks, demonstrationClient, type ProjectOutcome } from '../../../test/demonstrationClient.ts';
import { jobsDone } from '../../../test/jobsDone.ts';
import { makeSite } from '../../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { graphqlUploads } from '../../../test/uploadClient.ts';
import { uploadDesign } from '../../../test/uploadDesign.ts';
import { Upload } from '../uploads/upload.entity.ts';
import { Approval } from './approval.entity.ts';
import { ProjectService } from './project.service.ts';

const LONG = { tags: ['@long'] };

let app: TestApp;
let client: ReturnType<typeof demonstrationClient>;
let imageUrl: string;
beforeAll(async () => {
  app = await startTestApp({ worker: true });
  client = demonstrationClient(app);
  imageUrl = await uploadDesign(app, 1200);
});
afterAll(() => app.close());
beforeEach(async () => {
  await jobsDone(app);
  await app.mailbox.clear();
  await app.container.infrastructure.database.pool.query('delete from approvals; delete from rate_limits');
});

const project = (change: object = {}) => ({
  officeEmail: 'office@studio.example',
  clientEmail: 'ana@example.org',
  imageUrl,
  ...change,
});
const stored = () => app.scope().em.count(Approval);
const mails = async () => {
  await jobsDone(app);
  return app.mailbox.messages();
};

const SENT = 'Project has been sent to the client for approval!';

const transports: [string, (input: object) => Promise<ProjectOutcome>][] = [
  ['GraphQL', (input) => client.send(input)],
  ['REST', (body) => client.sendByRest(body)],
];

describe.each(transports)('over %s', (_transport, send) => {
  it('a project is mailed to the client with the picture and two links', async () => {
    expect((await send(project())).message).toBe(SENT);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'ana@example.org',
      subject: 'A project is waiting for your approval',
    });
    expect(mail?.headers['reply-to']).toBe('office@studio.example');
    const middle = imageUrl.replace('1200.webp', '960.webp');
    expect(mail?.html).toContain(`<img src="${middle}"`);
    expect(mail?.html).toContain(`href="${imageUrl}"`);
    expect((await fetch(middle)).status).toBe(200);
    const { approve, requestChanges } = answerLinks(mail ?? { text: null });
    expect(`${approve.origin}${approve.pathname}`).toBe(`${app.url}/demonstration/confirmation`);
    expect(`${requestChanges.origin}${requestChanges.pathname}`).toBe(
      `${app.url}/demonstration/request-changes`,
    );
    const token = approve.searchParams.get('token') ?? '';
    expect(Object.fromEntries(requestChanges.searchParams)).toEqual({
      client: 'ana@example.org',
      office: 'office@studio.example',
      token,
    });
    expect(await client.project(token)).toEqual({
      imageUrl,
      clientEmail: 'ana@example.org',
      officeEmail: 'office@studio.example',
      isAnswered: false,
    });
  });

  it('a project that is sent twice, at once or after a lost answer, is stored and mailed once', async () => {
    const twice = await Promise.all([send(project()), send(project({ clientEmail: ' Ana@Example.org' }))]);
    for (const { message } of [...twice, await send(project())]) expect(message).toBe(SENT);
    expect(await stored()).toBe(1);
    expect(await mails()).toHaveLength(1);
  });

  it('a project with several invalid fields gets an error for each', async () => {
    expect(await send({ officeEmail: '', clientEmail: 'ana', imageUrl: '' })).toMatchObject({
      message: 'There was an error sending the project.',
      fields: [
        { path: 'officeEmail', message: 'E-mail is required' },
        { path: 'clientEmail', message: 'E-mail must be valid' },
        { path: 'imageUrl', message: 'Please upload an image.' },
      ],
    });
  });

  it.each(['officeEmail', 'clientEmail'])('the field %s accepts one address only', async (path) => {
    for (const value of [
      'ana@example.org\r\nBcc: victim@example.org',
      'ana@example.org,victim@example.org',
      'ana@example.org;victim@example.org',
      'x <victim@example.org>',
      'ana@example.org\nvictim@example.org',
      'ana@example.org\u2028Bcc: victim@example.org',
    ])
      expect((await send(project({ [path]: value }))).fields, value).toEqual([
        { path, message: 'E-mail must be valid' },
      ]);
    expect(await stored()).toBe(0);
    expect(await mails()).toEqual([]);
  });

  it('a project accepts only a picture that was uploaded for a project', async () => {
    const { publicUrl } = app.container.infrastructure.storage;
    const { hostname } = new URL(imageUrl);
    const logo = await uploadedLogo();
    for (const foreign of [
      'https://evil.example/design.webp',
      imageUrl.replace(hostname, 'evil.example'),
      imageUrl.replace('//', '//evil.example@'),
      `${imageUrl}?next=https://evil.example`,
      `${imageUrl}#x`,
      `${imageUrl}"><a href="https://evil.example">`,
      imageUrl.replace('1200.webp', '480.webp'),
      imageUrl.replace(/[^/]+\/1200/, 'x/1200'),
      publicUrl('public/designs/0190f5a2-7c1b-7e3f-8a11-0123456789ab/1200.webp'),
      'javascript:alert(1)',
      'a\u0001b',
      logo,
    ])
      expect((await send(project({ imageUrl: foreign }))).fields, foreign).toEqual([
        {
          path: 'imageUrl',
          message: 'Please upload the image here. Images from elsewhere can’t be sent.',
        },
      ]);
    expect(await stored()).toBe(0);
    expect(await mails()).toEqual([]);
  });
});

it('the mail of a project contains no words of its sender', async () => {
  const words = 'Buy cheap watches at https://evil.example';
  const more = { subject: words, message: words, text: words, html: words, name: words };
  expect((await client.sendByRest({ ...project(), ...more })).kind).toBe(200);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.text).toContain('office@studio.example asks you to look at this project:');
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain('evil');
});

/** One of our pictures that is not a design. */
async function uploadedLogo(): Promise<string> {
  const site = await makeSite(app);
  const token = site.owner?.token ?? '';
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const target = { context: 'restaurant_logo', resourceId: site.restaurantId };
  const file = { fileName: 'logo.png', contentType: 'image/png', sizeBytes: png.length };
  const uploads = graphqlUploads(app);
  const { presignedUrl = '', objectKey } = await uploads.create({ ...target, ...file }, token);
  await fetch(presignedUrl, { method: 'PUT', headers: { 'Content-Type': 'image/png' }, body: png });
  const { imageUrl: logo } = await uploads.confirm({ ...target, objectKey, sizeBytes: png.length }, token);
  expect(await app.scope().em.count(Upload, { objectKey: objectKey ?? '' })).toBe(1);
  return logo ?? 'missing';
}

describe('limits', () => {
  /** A new IP for each request. */
  const from = async (ip: string, change: object) => {
    const sent = await app.scope().get(ProjectService).send(project(change), ip);
    return sent.ok ? 'sent' : sent.error.kind;
  };

  it('an IP can send 5 projects an hour over both transports', LONG, async () => {
    const at = (index: number) => project({ clientEmail: `ana@c${index}.example` });
    for (let index = 0; index < 5; index++)
      expect((await (index % 2 ? client.send : client.sendByRest)(at(index))).message).toBe(SENT);
    expect((await client.send(at(5))).kind).toBe('RateLimitedError');
    expect((await client.sendByRest(at(6))).kind).toBe(429);
    expect(await stored()).toBe(5);
  });

  it('an office can send 10 projects a day; all spellings of its address count together', LONG, async () => {
    for (let index = 0; index < 10; index++)
      expect(await from(`10.0.0.${index}`, { clientEmail: `ana@c${index}.example` })).toBe('sent');
    for (const officeEmail of ['office@studio.example', 'OFFICE+2@studio.example', 'off.ice@studio.example'])
      expect(await from('10.0.1.1', { officeEmail, clientEmail: 'new@example.org' })).toBe('rateLimited');
  });

  it('a client can get 3 projects a day; all spellings of the address count together', LONG, async () => {
    const offices = ['a@one.example', 'b@two.example', 'c@three.example'];
    for (const [index, officeEmail] of offices.entries())
      expect(await from(`10.0.0.${index}`, { officeEmail })).toBe('sent');
    for (const clientEmail of ['ana@example.org', ' ANA+x@example.org', 'a.na@example.org'])
      expect(await from('10.0.1.1', { officeEmail: 'd@four.example', clientEmail })).toBe('rateLimited');
    expect(await stored()).toBe(3);
    expect(await mails()).toHaveLength(3);
  });

  it('refused projects do not count', async () => {
    for (let index = 0; index < 6; index++) await client.send(project({ clientEmail: 'ana' }));
    expect((await client.send(project())).message).toBe(SENT);
  });

  it('the limits hold for parallel requests', LONG, async () => {
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        from(`10.0.2.${index}`, { officeEmail: `a@s${index}.example` }),
      ),
    );
    expect(all.filter((outcome) => outcome === 'sent')).toHaveLength(3);
    expect(await mails()).toHaveLength(3);
  });
});
