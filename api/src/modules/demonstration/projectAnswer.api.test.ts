import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerLinks, demonstrationClient } from '../../../test/demonstrationClient.ts';
import { jobsDone } from '../../../test/jobsDone.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { uploadDesign } from '../../../test/uploadDesign.ts';
import { makeToken } from '../../lib/secrets.ts';
import { UploadSweep } from '../uploadSweep/uploadSweep.service.ts';
import { Approval } from './approval.entity.ts';
import { ProjectService } from './project.service.ts';

const DAY = 24 * 60 * 60 * 1000;
const START = new Date();
let now = START;

let app: TestApp;
let client: ReturnType<typeof demonstrationClient>;
let imageUrl: string;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ worker: true, replace: { clock: () => now } });
  client = demonstrationClient(app);
  imageUrl = await uploadDesign(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  now = START;
  await jobsDone(app);
  await app.container.infrastructure.database.pool.query('delete from approvals; delete from rate_limits');
  await client.send({ ...addresses, imageUrl });
  const [mail] = await mails();
  token = answerLinks(mail ?? { text: null }).approve.searchParams.get('token') ?? '';
  await app.mailbox.clear();
});

const addresses = { officeEmail: 'office@studio.example', clientEmail: 'ana@example.org' };
const mails = async () => {
  await jobsDone(app);
  return app.mailbox.messages();
};
const THANKS = 'Thank you! Your feedback has been sent to our team.';
const ANSWERED = {
  kind: 'ConflictError',
  message: 'This project has already been answered. Please write to the office if you’ve changed your mind.',
};
const INVALID =
  'This link is not valid, or it is older than 30 days. Please ask the office to send the project again.';

describe('approvals', () => {
  it('an approval is mailed to the office once', async () => {
    const project = { ...addresses, imageUrl, isAnswered: true };
    expect(await client.approve(token)).toEqual({ kind: 'ApproveProjectPayload', project });
    expect(await client.project(token)).toEqual(project);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'office@studio.example', subject: 'Your project was approved' });
    expect(mail?.headers['reply-to']).toBe('ana@example.org');
    expect(mail?.html).toContain(imageUrl);

    expect(await client.approve(token)).toEqual(ANSWERED);
    expect(await client.requestChanges(token, 'Blue')).toEqual(ANSWERED);
    expect(await mails()).toHaveLength(1);
  });

  it('one of many parallel approvals is stored', async () => {
    // Another transaction holds the row until all requests wait for it.
    const { pool } = app.container.infrastructure.database;
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select from approvals for update');
    const asked = [client.approve(token), client.approve(token), client.requestChanges(token, 'Blue')];
    await expect
      .poll(async () => {
        const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        return (await pool.query(waiting)).rowCount;
      })
      .toBe(3);
    await holder.query('commit');
    holder.release();
    const answers = await Promise.all(asked);
    expect(answers.filter(({ kind }) => kind !== 'ConflictError')).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });
});

describe('change requests', () => {
  it('a change request is mailed to the office once', async () => {
    const feedback = 'Bluer,\r\n<b>please</b>\u0001!';
    expect(await client.requestChanges(token, feedback)).toEqual({
      kind: 'RequestProjectChangesPayload',
      message: THANKS,
    });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'office@studio.example',
      subject: 'Changes to your project were requested',
    });
    expect(mail?.headers['reply-to']).toBe('ana@example.org');
    expect(mail?.html).toContain('Bluer,<br>&lt;b&gt;please&lt;/b&gt; !');
    expect(mail?.text).toContain('Bluer,\n<b>please</b> !');
    expect(await client.requestChanges(token, 'Red')).toEqual(ANSWERED);
    expect(await client.approve(token)).toEqual(ANSWERED);
    expect(await app.scope().em.findAll(Approval)).toMatchObject([
      { answer: 'changes', feedback: 'Bluer,\n<b>please</b> !' },
    ]);
  });

  it.each([
    ['', 'Feedback cannot be empty'],
    [' \n\u0001', 'Feedback cannot be empty'],
    ['x'.repeat(5001), 'Please use at most 5000 characters.'],
  ])('a change request needs feedback: case %#', async (feedback, message) => {
    const fields = [{ path: 'feedback', message }];
    expect(await client.requestChanges(token, feedback)).toMatchObject({ kind: 'ValidationError', fields });
    expect(await client.requestChangesByRest({ ...addresses, token, feedback })).toMatchObject({
      kind: 400,
      fields,
    });
    expect((await client.project(token))?.isAnswered).toBe(false);
  });

  it('REST accepts a change request', async () => {
    const body = { ...addresses, clientEmail: ' Ana@example.org', token, feedback: 'Bluer' };
    expect(await client.requestChangesByRest(body)).toEqual({ kind: 200, message: THANKS });
    expect(await client.requestChangesByRest(body)).toEqual({ ...ANSWERED, kind: 409 });
    expect((await mails()).map(({ to }) => to)).toEqual(['office@studio.example']);
  });

  it.each(['clientEmail', 'officeEmail'])('a change request with another %s is refused', async (path) => {
    for (const email of ['victim@example.org', ''])
      expect(
        await client.requestChangesByRest({ ...addresses, [path]: email, token, feedback: 'Bluer' }),
      ).toEqual({ kind: 404, message: INVALID });
    expect((await client.project(token))?.isAnswered).toBe(false);
  });

  it('a change request needs the mailed link; the two addresses are not enough', async () => {
    expect(await client.requestChangesByRest({ ...addresses, feedback: 'Bluer' })).toEqual({
      kind: 404,
      message: INVALID,
    });
    expect((await client.requestChanges(null, 'Bluer', addresses)).kind).toBe('NotFoundError');
    expect((await client.project(token))?.isAnswered).toBe(false);
  });

  it('an IP can send 20 change requests an hour', async () => {
    for (let tries = 0; tries < 20; tries++)
      expect((await client.requestChanges('made-up', 'Bluer')).kind).toBe('NotFoundError');
    expect((await client.requestChanges(token, 'Bluer')).kind).toBe('RateLimitedError');
    expect((await client.requestChangesByRest({ ...addresses, token, feedback: 'Bluer' })).kind).toBe(429);
  });
});

describe('links of a project', () => {
  it('a link expires after 30 days', async () => {
    now = new Date(START.getTime() + 30 * DAY - 1);
    expect(await client.project(token)).not.toBeNull();
    now = new Date(START.getTime() + 30 * DAY);
    expect(await client.project(token)).toBeNull();
    expect(await client.approve(token)).toEqual({ kind: 'NotFoundError', message: INVALID });
    expect((await client.requestChanges(token, 'Bluer')).kind).toBe('NotFoundError');
  });

  it('a forged link is refused', async () => {
    const [approval] = await app.scope().em.findAll(Approval);
    const id = approval?.id ?? '';
    const { secrets } = app.container.infrastructure;
    for (const wrong of [
      '',
      'x',
      id,
      token.slice(0, -1),
      `${token}x`,
      makeToken(['another secret'], 'project-approval', id),
      makeToken(secrets, 'order-answer', id),
    ]) {
      expect(await client.project(wrong)).toBeNull();
      expect((await client.approve(wrong)).kind).toBe('NotFoundError');
      expect((await client.requestChanges(wrong, 'Bluer')).kind).toBe('NotFoundError');
    }
    expect(await mails()).toEqual([]);
  });

  it('an expired project is deleted with its picture', { tags: ['@long'] }, async () => {
    const isKept = async () => (await fetch(imageUrl)).status === 200;
    const sweep = async () => {
      await app.scope().get(ProjectService).sweep();
      await app.scope().get(UploadSweep).sweep();
    };
    for (const days of [2, 15, 29]) {
      now = new Date(START.getTime() + days * DAY);
      await sweep();
    }
    expect(await app.scope().em.count(Approval)).toBe(1);
    expect(await isKept()).toBe(true);
    for (const days of [30, 31, 32, 33]) {
      now = new Date(START.getTime() + days * DAY);
      await sweep();
    }
    expect(await app.scope().em.count(Approval)).toBe(0);
    expect(await isKept()).toBe(false);
  });
});
