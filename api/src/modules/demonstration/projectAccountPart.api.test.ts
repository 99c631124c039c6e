import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountRemovals, DELETED } from '../../../test/accountRemovals.ts';
import { makeAccount, type MadeAccount } from '../../../test/makeAccount.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { uploadDesign } from '../../../test/uploadDesign.ts';
import { newId } from '../../lib/ids.ts';
import { Approval } from './approval.entity.ts';
import { ProjectService } from './project.service.ts';

const OTHER = 'other@studio.example';

let app: TestApp;
let removals: ReturnType<typeof accountRemovals>;
let imageUrl: string;
let ana: MadeAccount;
beforeAll(async () => {
  app = await startTestApp({ worker: true });
  removals = accountRemovals(app);
  imageUrl = await uploadDesign(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await removals.rows('delete from approvals');
  await removals.rows('delete from rate_limits');
  ana = await makeAccount(app);
  await send(ana.email, OTHER);
  await send(OTHER, ana.email.toUpperCase());
  await send(OTHER, 'ben@example.org');
});

const send = (officeEmail: string, clientEmail: string) =>
  app.scope().get(ProjectService).send({ officeEmail, clientEmail, imageUrl }, newId());
const clients = async () =>
  (await app.scope().em.findAll(Approval, { orderBy: { createdAt: 'asc' } })).map(
    ({ clientEmail }) => clientEmail,
  );

async function exported(): Promise<unknown> {
  const { data } = await app.graphql<{ viewer: { dataExport: { text: string } } }>(
    '{ viewer { dataExport { ... on DataExport { text } } } }',
    {},
    ana.token,
  );
  return (JSON.parse(data.viewer.dataExport.text) as { projects: unknown }).projects;
}

it('projects are exported and deleted with the account that verified the address of either side', async () => {
  await removals.rows('update users set email_verified_at = now() where id = $1', ana.id);
  const project = {
    imageUrl,
    answer: null,
    feedback: null,
    sentAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    answeredAt: null,
  };
  expect(await exported()).toEqual([
    { ...project, officeEmail: ana.email, clientEmail: OTHER },
    { ...project, officeEmail: OTHER, clientEmail: ana.email },
  ]);
  expect(await removals.remove(ana.token, ana.password)).toEqual(DELETED);
  expect(await clients()).toEqual(['ben@example.org']);
});

it('an account with an unverified address neither exports nor deletes projects', async () => {
  expect(await exported()).toEqual([]);
  expect(await removals.remove(ana.token, ana.password)).toEqual(DELETED);
  expect(await clients()).toEqual([OTHER, ana.email, 'ben@example.org']);
});
