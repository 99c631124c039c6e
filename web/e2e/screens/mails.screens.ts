import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { makeOwner, makeSite } from '../support/ownedSite.ts';
import { query } from '../support/query.ts';
import { test } from '../support/server.ts';
import { OPERATOR_EMAIL } from '../support/startServer.ts';
import { shoot } from './shoot.ts';

const PICTURE = new URL('../../../api/src/db/seed/pictures/curry-cover-960.webp', import.meta.url).pathname;
const SUPPORT = 'support@forkfront.example';
const CLIENT = 'hello@harbour-kitchen.example';
const OFFICE = 'studio@design-office.example';
const FEEDBACK = 'The dark green is right.\n\nPlease make the logo smaller, and put the opening hours first.';

/** Mails to owners about their sites that only name a day or a month. */
const NOTICES = {
  'trial-ending': '2026-12-04T12:00:00Z',
  'trial-ended': '2026-12-04T12:00:00Z',
  'card-charge': '2026-12-04T12:00:00Z',
  'payment-failed': '2026-12-04T12:00:00Z',
  'payment-due': '2026-12-04T12:00:00Z',
  'features-paused': '2026-12-04T12:00:00Z',
  'plan-ended': '2026-12-04T12:00:00Z',
  'orders-nearly-full': '2026-12',
  'orders-full': '2026-12',
  'hours-needed': '2026-12',
};

/** Those about orders are in `diner.screens.ts`, for the restaurants' looks in `dinerOffers.screens.ts`. */
test('all mails that are not about an order', async ({ page, server }) => {
  test.setTimeout(600_000);
  const sql = (text: string, values: unknown[] = []) => query(server.databaseUrl, text, values);
  const owner = await makeOwner(server, 'Olivia Green');
  const site = await makeSite(server, owner, {
    name: 'The Royal Kashmir & Punjab Tandoori',
    package: 'GOLD',
    status: 'active_paid',
  });
  const [{ id: restaurantId = '' } = {}] = await sql('select id from restaurants where slug = $1', [
    site.slug,
  ]);

  /** Queues the job of a mail, waits for the mail and photographs it. */
  async function show(name: string, to: string, job: string, payload: object): Promise<void> {
    const before = new Set((await server.messagesTo(to)).map(({ id }) => id));
    await sql('select graphile_worker.add_job($1, $2::json)', [job, JSON.stringify(payload)]);
    const fresh = async () => (await server.messagesTo(to)).find(({ id }) => !before.has(id));
    await expect.poll(fresh, { message: name }).toBeTruthy();
    await page.goto('about:blank');
    await page.setContent((await fresh())?.html ?? '');
    await shoot(page, `mail-${name}`, [390, 700]);
  }

  // A document without an address may not load pictures of the local storage.
  await page.route('**/*.webp', (route) => route.fulfill({ path: PICTURE }));
  const { id: userId, email } = owner;
  await show('password-reset', email, 'mailPasswordReset', { resetId: randomUUID(), email });
  await show('password-changed', email, 'mailPasswordChanged', { changeId: randomUUID(), userId });
  for (const passwordRemoved of [false, true])
    await show(`google-${passwordRemoved ? 'instead' : 'added'}`, email, 'mailGoogleAdded', {
      linkId: randomUUID(),
      userId,
      passwordRemoved,
    });
  await show('goodbye', email, 'mailGoodbye', { removalId: randomUUID(), email, greeting: 'Hello Olivia,' });
  const change = { changeId: randomUUID(), userId, from: email, to: 'olivia.green@new-home.example' };
  await sql('update users set pending_email = $2 where id = $1', [userId, change.to]);
  for (const kind of ['asked-old', 'asked-new', 'done-old'])
    await show(`email-${kind}`, kind === 'asked-new' ? change.to : email, 'mailEmailChange', {
      ...change,
      kind,
    });
  await show('site-live', email, 'mailSiteLive', { restaurantId, userId });
  for (const kind of ['suspended', 'restored'])
    await show(`site-${kind}`, email, 'mailSuspension', {
      restaurantId,
      kind,
      reason: kind === 'suspended' ? 'It asks for card details.' : null,
      at: new Date().toISOString(),
    });
  for (const [kind, period] of Object.entries(NOTICES))
    await show(`notice-${kind}`, email, 'mailSiteNotice', { restaurantId, kind, period });

  const since = '2026-12-04T18:05:00.000Z';
  await sql(
    `update restaurants set ordering = ordering || jsonb_build_object('unattendedSince', $2::text) where id = $1`,
    [restaurantId, since],
  );
  await show('unattended', email, 'mailUnattended', { restaurantId, userId, since });

  for (const role of ['MANAGER', 'KITCHEN']) {
    const [memberId, cook] = [randomUUID(), `cook-${randomUUID()}@example.com`];
    await sql(
      'insert into restaurant_members (id, restaurant_id, email, role, invited_at) values ($1, $2, $3, $4, now())',
      [memberId, restaurantId, cook, role],
    );
    await show(`invitation-${role.toLowerCase()}`, cook, 'mailInvitation', { memberId });
  }

  const subscriptionId = randomUUID();
  await sql(
    `insert into paid_subscriptions (id, user_id, restaurant_id, stripe_subscription_id, service_id, status,
       cancel_at_period_end, started_at, due_at, created_at, updated_at, refunded_amount)
     select $1, $2, $3, 'sub_' || $4::text, (select id from services order by id limit 1), 'canceled', false, now(), now(), now(), now(), 5999`,
    [subscriptionId, userId, restaurantId, randomUUID()],
  );
  await show('refund', email, 'mailRefund', { subscriptionId });

  const [messageId, interestId, reportId] = [randomUUID(), randomUUID(), randomUUID()];
  await sql(
    `insert into contact_messages values ($1, 'Petra Plate', 'petra@example.org', 'Can you print our menu?', $2, now())`,
    [messageId, FEEDBACK],
  );
  await show('contact', SUPPORT, 'mailContactMessage', { messageId });
  await sql(
    `insert into plan_interests select $1, id, 'petra@example.org', now() from services order by id limit 1`,
    [interestId],
  );
  await show('plan-interest', SUPPORT, 'mailPlanInterest', { interestId });
  await sql(
    `insert into site_reports (id, slug, restaurant_id, reason, text, email, created_at)
     values ($1, $2, $3, 'phishing', 'It asks for card details.', 'petra@example.org', now())`,
    [reportId, site.slug, restaurantId],
  );
  await show('site-report', SUPPORT, 'mailSiteReport', { reportId });

  const redesignId = randomUUID();
  await sql(
    `insert into redesigns (id, restaurant_id, state, brief, links, requested_at, proposed_at)
     values ($1, $2, 'PROPOSED', $3, '[]', now(), now())`,
    [redesignId, restaurantId, FEEDBACK],
  );
  for (const [state, to] of Object.entries({
    REQUESTED: OPERATOR_EMAIL,
    IN_PROGRESS: email,
    PROPOSED: email,
    CHANGES_ASKED: OPERATOR_EMAIL,
    APPROVED: OPERATOR_EMAIL,
  })) {
    const moveId = randomUUID();
    await sql(
      `insert into redesign_moves (id, redesign_id, to_state, user_id, text, link, pictures, at)
       values ($1, $2, $3, $4, $5, $6, '[]', now())`,
      [
        moveId,
        redesignId,
        state,
        userId,
        state === 'PROPOSED' || state === 'CHANGES_ASKED' ? FEEDBACK : null,
        state === 'PROPOSED' ? 'https://drafts.example/royal-kashmir' : null,
      ],
    );
    await show(`redesign-${state.toLowerCase()}`, to, 'mailRedesign', { moveId });
  }

  for (const [name, answer, feedback] of [
    ['project', null, null],
    ['project-approved', 'approved', null],
    ['project-changes', 'changes', FEEDBACK],
  ] as const) {
    const approvalId = randomUUID();
    await sql(
      `insert into approvals (id, office_email, client_email, image_key, answer, feedback, answered_at, created_at, expires_at)
       values ($1, $2, $3, 'public/designs/${approvalId}/1000.webp', $4::text, $5, case when $4::text is null then null else now() end, now(), now() + interval '14 days')`,
      [approvalId, OFFICE, CLIENT, answer, feedback],
    );
    if (answer === null) await show(name, CLIENT, 'mailProject', { approvalId });
    else await show(name, OFFICE, 'tellProjectAnswer', { approvalId });
  }
});
