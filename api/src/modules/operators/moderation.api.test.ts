import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobsDone } from '../../../test/jobsDone.ts';
import { giveSecondFactor } from '../../../test/giveSecondFactor.ts';
import { makeAccount, type MadeAccount } from '../../../test/makeAccount.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { newId } from '../../lib/ids.ts';
import { Activity } from '../restaurants/activity.entity.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';

const operators: string[] = [];
let app: TestApp;
let operator: MadeAccount;
beforeAll(async () => {
  app = await startTestApp({ replace: { operators }, worker: true });
  operator = await makeAccount(app);
  operators.push(operator.email);
  await giveSecondFactor(app, operator);
});
afterAll(() => app.close());
beforeEach(() => pool().query('delete from operator_moves; delete from site_reports'));

const pool = () => app.container.infrastructure.database.pool;

interface Answer {
  __typename: string;
  message?: string;
  fields?: { path: string; message: string }[];
  site?: { suspendedAt: string | null };
  report?: { settledBy: string | null; settledNote: string | null };
}
async function change(name: string, input: object): Promise<Answer> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const read = name.endsWith('Site')
    ? 'site { suspendedAt suspensionReason }'
    : 'report { settledBy settledNote settledAt }';
  const { data, errors } = await app.graphql<Record<string, Answer>>(
    `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename
      ... on ${type}Payload { ${read} }
      ... on UserError { message } ${name === 'reopenReport' ? '' : '... on ValidationError { fields { path message } }'} } }`,
    { input },
    operator.token,
  );
  expect(errors).toBeUndefined();
  const answer = data[name];
  if (!answer) throw new Error('no answer');
  return answer;
}
const idOf = (site: MadeSite) => toGlobalId('OperatorSite', site.restaurantId);
const moves = async () => {
  const { rows } = await pool().query<object>(
    'select operator, kind, subject, reason from operator_moves order by id',
  );
  return rows;
};

describe('sites', () => {
  it('a suspended site is offline until it is restored; the owner gets mails and sees it in the log', async () => {
    const site = await makeSite(app, { isOwnerKnown: true });
    const siteId = idOf(site);
    const suspended = await change('suspendSite', { siteId, reason: ' It asks for\ncard details. ' });
    expect(suspended).toMatchObject({
      __typename: 'SuspendSitePayload',
      site: { suspendedAt: expect.any(String) as string, suspensionReason: 'It asks for card details.' },
    });
    const restored = await change('restoreSite', { siteId, reason: 'The owner put it right.' });
    expect(restored.site?.suspendedAt).toBeNull();
    await jobsDone(app);
    const mails = (await app.mailbox.messages()).filter(({ to }) => to === site.owner?.email);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'The Olive Press has been taken offline',
      'The Olive Press is online again',
    ]);
    expect(mails.some(({ text }) => text?.includes('It asks for card details.'))).toBe(true);
    expect(mails.some(({ text }) => text?.includes('put it right'))).toBe(false);
    expect(await moves()).toEqual([
      {
        operator: operator.email,
        kind: 'SITE_SUSPENDED',
        subject: site.slug,
        reason: 'It asks for card details.',
      },
      {
        operator: operator.email,
        kind: 'SITE_RESTORED',
        subject: site.slug,
        reason: 'The owner put it right.',
      },
    ]);
    const log = await app
      .scope()
      .em.find(Activity, { restaurant: site.restaurantId }, { orderBy: { id: 1 } });
    expect(log.map(({ kind, detail, isAutomatic }) => [kind, detail ?? null, isAutomatic])).toEqual([
      ['SITE_SUSPENDED', 'It asks for card details.', true],
      ['SITE_RESTORED', null, true],
    ]);
  });

  it.each(['suspendSite', 'restoreSite'])('%s needs a reason and a known site', async (name) => {
    const site = await makeSite(app);
    expect(await change(name, { siteId: idOf(site), reason: ' ' })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'reason', message: 'Please write a sentence.' }],
    });
    for (const siteId of [
      toGlobalId('OperatorSite', newId()),
      toGlobalId('Restaurant', site.restaurantId),
      '',
    ])
      expect((await change(name, { siteId, reason: 'Because.' })).__typename).toBe('NotFoundError');
    expect(await moves()).toEqual([]);
  });

  it('a second suspension and a second restoration change nothing and are not written down', async () => {
    const site = await makeSite(app);
    const input = { siteId: idOf(site), reason: 'Because.' };
    expect(await change('restoreSite', input)).toMatchObject({
      __typename: 'ConflictError',
      message: 'This site is online already.',
    });
    await change('suspendSite', input);
    expect(await change('suspendSite', { ...input, reason: 'Another one.' })).toMatchObject({
      __typename: 'ConflictError',
      message: 'This site is offline already.',
    });
    const stored = await app.scope().em.findOneOrFail(Restaurant, { id: site.restaurantId });
    expect(stored.suspensionReason).toBe('Because.');
    expect(await moves()).toHaveLength(1);
  });
});

describe('reports', () => {
  const REPORTS = `query ($isOpen: Boolean!, $first: Int!, $after: String) { operator { openReportCount
    reports(isOpen: $isOpen, first: $first, after: $after) { totalCount edges { cursor node { id slug siteId reason settledNote } } } } }`;
  interface Listed {
    openReportCount: number;
    reports: { totalCount: number; edges: { cursor: string; node: { id: string; slug: string } }[] };
  }
  async function reports(isOpen: boolean, first = 50, after: string | null = null): Promise<Listed> {
    const { data, errors } = await app.graphql<{ operator: Listed }>(
      REPORTS,
      { isOpen, first, after },
      operator.token,
    );
    expect(errors).toBeUndefined();
    return data.operator;
  }
  async function makeReport(slug: string, minutesAgo: number): Promise<string> {
    const id = newId();
    await pool().query(
      `insert into site_reports (id, slug, restaurant_id, reason, text, created_at)
       values ($1, $2, $3, 'phishing', 'Asks for cards', now() - $4 * interval '1 minute')`,
      [id, slug, newId(), minutesAgo],
    );
    return toGlobalId('SiteReport', id);
  }

  it('the open reports are listed newest first, page by page', async () => {
    await makeReport('older', 2);
    await makeReport('newer', 1);
    const first = await reports(true, 1);
    expect(first.openReportCount).toBe(2);
    expect(first.reports.edges.map(({ node }) => node.slug)).toEqual(['newer']);
    const second = await reports(true, 1, first.reports.edges[0]?.cursor);
    expect(second.reports.edges.map(({ node }) => node.slug)).toEqual(['older']);
  });

  it('a settled report has its note, and can be opened again', async () => {
    const reportId = await makeReport('olive', 1);
    expect(await change('settleReport', { reportId, note: 'The page is gone.' })).toMatchObject({
      report: {
        settledBy: operator.email,
        settledNote: 'The page is gone.',
        settledAt: expect.any(String) as string,
      },
    });
    expect(await reports(true)).toMatchObject({ openReportCount: 0, reports: { totalCount: 0 } });
    expect((await reports(false)).reports.edges).toMatchObject([
      { node: { settledNote: 'The page is gone.' } },
    ]);
    expect(await change('settleReport', { reportId, note: 'Again.' })).toMatchObject({
      __typename: 'ConflictError',
    });
    expect(await change('reopenReport', { reportId })).toMatchObject({
      report: { settledBy: null, settledNote: null },
    });
    expect(await change('reopenReport', { reportId })).toMatchObject({ __typename: 'ConflictError' });
    expect(await moves()).toEqual([
      { operator: operator.email, kind: 'REPORT_SETTLED', subject: 'olive', reason: 'The page is gone.' },
      { operator: operator.email, kind: 'REPORT_REOPENED', subject: 'olive', reason: null },
    ]);
  });

  it('a report is not settled without a note', async () => {
    const reportId = await makeReport('olive', 1);
    expect(await change('settleReport', { reportId, note: '' })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'note' }],
    });
    expect((await reports(true)).openReportCount).toBe(1);
  });
});
