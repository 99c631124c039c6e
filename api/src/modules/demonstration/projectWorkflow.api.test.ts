import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demonstrationClient } from '../../../test/demonstrationClient.ts';
import { jobsDone } from '../../../test/jobsDone.ts';
import { startWorkflowPeer, type WorkflowPeer } from '../../../test/startWorkflowPeer.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { uploadDesign } from '../../../test/uploadDesign.ts';
import { createHttpWorkflow } from '../../gateways/workflow/workflow.gateway.ts';
import { makeToken } from '../../lib/secrets.ts';
import { Approval } from './approval.entity.ts';

const LONG = { tags: ['@long'] };

let peer: WorkflowPeer;
let app: TestApp;
let client: ReturnType<typeof demonstrationClient>;
let imageUrl: string;
beforeAll(async () => {
  peer = await startWorkflowPeer();
  const workflow = createHttpWorkflow(
    { sendProjectUrl: peer.url, changeRequestUrl: peer.url },
    { timeoutMs: 500 },
  );
  app = await startTestApp({ worker: true, replace: { workflow } });
  client = demonstrationClient(app);
  imageUrl = await uploadDesign(app);
});
afterAll(async () => {
  await app.close();
  await peer.close();
});
beforeEach(async () => {
  peer.behave(200);
  await query('delete from graphile_worker._private_jobs; delete from approvals; delete from rate_limits');
  peer.calls.length = 0;
  await app.mailbox.clear();
});

const addresses = { officeEmail: 'office@studio.example', clientEmail: 'ana@example.org' };
const query = (sql: string) => app.container.infrastructure.database.pool.query(sql);
const bodies = () => peer.calls.map(({ body }) => body);

/** Sends a project; returns its token, which the mail of the workflow does not contain. */
async function sentProject(): Promise<string> {
  await client.send({ ...addresses, imageUrl });
  const [approval] = await app.scope().em.findAll(Approval);
  peer.calls.length = 0;
  return makeToken(app.container.infrastructure.secrets, 'project-approval', approval?.id ?? '');
}

describe('configured workflows', () => {
  it('the workflow gets the project instead of the client', async () => {
    expect((await client.send({ ...addresses, imageUrl })).message).toBe(
      'Project has been sent to the client for approval!',
    );
    const another = { ...addresses, clientEmail: 'bo@example.org', imageUrl };
    expect((await client.sendByRest(another)).kind).toBe(200);
    // A repeat is not sent again.
    expect((await client.sendByRest(another)).kind).toBe(200);
    expect(bodies()).toEqual([{ ...addresses, imageUrl }, another]);
    await jobsDone(app);
    expect(await app.mailbox.messages()).toEqual([]);
  });

  it.each([500, 404, 302, 'silent'] as const)(
    'a workflow that answers %s makes the request fail',
    async (behaviour) => {
      peer.behave(behaviour);
      expect(await client.send({ ...addresses, imageUrl })).toEqual({
        kind: 'UnavailableError',
        message: 'There was an error sending the project.',
      });
      expect(await client.sendByRest({ ...addresses, imageUrl })).toEqual({
        kind: 503,
        message: 'There was an error sending the project.',
      });
      expect(await app.scope().em.count(Approval)).toBe(0);
    },
  );

  it('a failure of the workflow does not count for the client', async () => {
    peer.behave(500);
    for (let tries = 0; tries < 4; tries++)
      expect((await client.send({ ...addresses, imageUrl })).kind).toBe('UnavailableError');
    peer.behave(200);
    expect((await client.send({ ...addresses, imageUrl })).kind).toBe('SendProjectForApprovalPayload');
    // The tries of the IP are used up, so that nobody floods a workflow that is down.
    expect((await client.send({ ...addresses, imageUrl })).kind).toBe('RateLimitedError');
  });

  it('the workflow does not get an invalid project', async () => {
    await client.send({ ...addresses, clientEmail: 'ana', imageUrl });
    await client.send({ ...addresses, imageUrl: 'https://evil.example/x.webp' });
    expect(peer.calls).toEqual([]);
  });

  it('the workflow gets the feedback instead of the office', LONG, async () => {
    const token = await sentProject();
    expect((await client.requestChanges(token, 'Bluer')).kind).toBe('RequestProjectChangesPayload');
    await jobsDone(app);
    expect(bodies()).toEqual([{ ...addresses, feedback: 'Bluer' }]);
    expect(await app.mailbox.messages()).toEqual([]);
  });

  it(
    'the two addresses are enough for each project that the workflow mailed, once (spec §7)',
    LONG,
    async () => {
      await client.send({ ...addresses, imageUrl });
      await client.send({ ...addresses, imageUrl: await uploadDesign(app) });
      peer.calls.length = 0;
      const body = { ...addresses, clientEmail: ' Ana@example.org' };
      expect(await client.requestChangesByRest({ ...body, feedback: 'Bluer' })).toEqual({
        kind: 200,
        message: 'Thank you! Your feedback has been sent to our team.',
      });
      const second = await client.requestChanges(null, 'Redder', addresses);
      expect(second.kind).toBe('RequestProjectChangesPayload');
      expect((await client.requestChangesByRest({ ...body, feedback: 'Once more' })).kind).toBe(409);
      expect((await client.requestChanges(null, 'Once more', addresses)).kind).toBe('ConflictError');
      await jobsDone(app);
      // Each has its own job, in no order.
      expect(new Set(bodies())).toEqual(
        new Set([
          { ...addresses, feedback: 'Bluer' },
          { ...addresses, feedback: 'Redder' },
        ]),
      );
      expect(await app.mailbox.messages()).toEqual([]);
    },
  );

  it('feedback about an unknown project is not forwarded', LONG, async () => {
    await client.send({ ...addresses, imageUrl });
    peer.calls.length = 0;
    for (const wrong of [
      { ...addresses, clientEmail: 'victim@example.org' },
      { ...addresses, officeEmail: 'victim@example.org' },
      { clientEmail: addresses.officeEmail, officeEmail: addresses.clientEmail },
      { clientEmail: addresses.clientEmail },
      {},
    ]) {
      expect((await client.requestChangesByRest({ ...wrong, feedback: 'Bluer' })).kind).toBe(404);
      expect((await client.requestChanges(null, 'Bluer', wrong)).kind).toBe('NotFoundError');
      expect((await client.requestChanges('made-up', 'Bluer', wrong)).kind).toBe('NotFoundError');
    }
    await jobsDone(app);
    expect(peer.calls).toEqual([]);
  });

  it('feedback is sent again when the workflow does not answer', LONG, async () => {
    const token = await sentProject();
    peer.behave(500);
    expect((await client.requestChanges(token, 'Bluer')).kind).toBe('RequestProjectChangesPayload');
    await expect.poll(() => peer.calls.length).toBe(1);
    peer.behave(200);
    // The queue waits after a failure; the test makes it continue.
    await expect
      .poll(
        async () => {
          await query('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
          return bodies();
        },
        { timeout: 10_000 },
      )
      .toEqual([
        { ...addresses, feedback: 'Bluer' },
        { ...addresses, feedback: 'Bluer' },
      ]);
    await jobsDone(app);
  });

  it('an approval is mailed by us', async () => {
    const token = await sentProject();
    await client.approve(token);
    await jobsDone(app);
    expect(peer.calls).toEqual([]);
    expect((await app.mailbox.messages()).map(({ to }) => to)).toEqual(['office@studio.example']);
  });
});

it('an unreachable workflow makes the request fail', LONG, async () => {
  const gone = await startWorkflowPeer();
  await gone.close();
  const workflow = createHttpWorkflow({ sendProjectUrl: gone.url, changeRequestUrl: null });
  const second = await startTestApp({ beside: app, replace: { workflow } });
  const design = await uploadDesign(second);
  expect(await demonstrationClient(second).send({ ...addresses, imageUrl: design })).toEqual({
    kind: 'UnavailableError',
    message: 'There was an error sending the project.',
  });
  await second.close();
});
