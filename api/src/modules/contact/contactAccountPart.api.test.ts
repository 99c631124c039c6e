import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountRemovals, DELETED } from '../../../test/accountRemovals.ts';
import { jobsDone } from '../../../test/jobsDone.ts';
import { makeAccount, type MadeAccount } from '../../../test/makeAccount.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { ContactMessage } from './contact.entity.ts';
import { ContactMailService } from './contact.mail.ts';
import { ContactService } from './contact.service.ts';

let app: TestApp;
let removals: ReturnType<typeof accountRemovals>;
let ana: MadeAccount;
beforeAll(async () => {
  app = await startTestApp({ worker: true });
  removals = accountRemovals(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await removals.rows('delete from contact_messages');
  ana = await makeAccount(app);
  await send(ana.email.toUpperCase(), 'Mine');
  await send('ben@example.org', 'Of somebody else');
});

const send = (email: string, subject: string) =>
  app.scope().get(ContactService).send({ name: 'Ana', email, subject, message: 'Hello' }, '', ana.id);
const verify = () => removals.rows('update users set email_verified_at = now() where id = $1', ana.id);
const subjects = async () =>
  (await app.scope().em.findAll(ContactMessage, { orderBy: { createdAt: 'asc' } })).map(
    ({ subject }) => subject,
  );

async function exported(): Promise<unknown> {
  const { data } = await app.graphql<{ viewer: { dataExport: { text: string } } }>(
    '{ viewer { dataExport { ... on DataExport { text } } } }',
    {},
    ana.token,
  );
  return (JSON.parse(data.viewer.dataExport.text) as { contactMessages: unknown }).contactMessages;
}

it('messages are exported and deleted with the account that verified their address', async () => {
  await verify();
  expect(await exported()).toEqual([
    {
      name: 'Ana',
      email: ana.email,
      subject: 'Mine',
      message: 'Hello',
      writtenAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    },
  ]);
  expect(await removals.remove(ana.token, ana.password)).toEqual(DELETED);
  expect(await subjects()).toEqual(['Of somebody else']);
});

it('an account with an unverified address neither exports nor deletes messages', async () => {
  expect(await exported()).toEqual([]);
  expect(await removals.remove(ana.token, ana.password)).toEqual(DELETED);
  expect(await subjects()).toEqual(['Mine', 'Of somebody else']);
});

it('a message that is deleted before its job is not mailed', async () => {
  await jobsDone(app);
  await app.mailbox.clear();
  const [message] = await app.scope().em.findAll(ContactMessage);
  await removals.rows('delete from contact_messages');
  await app
    .scope()
    .get(ContactMailService)
    .sendMessage({ messageId: message?.id ?? '' });
  expect(await app.mailbox.messages()).toEqual([]);
});
