import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtWeb } from '../../test/builtWeb.ts';
import { jobsDone } from '../../test/jobsDone.ts';
import { makeSite } from '../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../test/placeOrder.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { visitSite } from '../../test/visitSite.ts';
import { addJob } from '../gateways/jobs/jobs.gateway.ts';
import { systemClock } from '../lib/clock.ts';
import { newId } from '../lib/ids.ts';
import { recordSuspensionBy } from '../modules/operators/suspensionMove.ts';
import { RestaurantEditService } from '../modules/restaurants/restaurantEdit.service.ts';
import { SuspensionMailService, SuspensionService } from '../modules/restaurants/suspension.service.ts';
import { SiteReport } from '../modules/siteReports/siteReport.entity.ts';
import { SiteService } from '../modules/sites/site.service.ts';

const LONG = { tags: ['@long'] };

let app: TestApp;
const web = builtWeb();
beforeAll(async () => void (app = await startTestApp({ distDirectory: web.directory, worker: true })));
afterAll(async () => {
  await app.close();
  web.remove();
});
beforeEach(async () => {
  await jobsDone(app);
  await app.mailbox.clear();
  await app.container.infrastructure.database.pool.query('delete from site_reports; delete from rate_limits');
});

const report = (slug: string, fields: Record<string, string>) =>
  visitSite(app, slug, '/report', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
const stored = () => app.scope().em.find(SiteReport, {});
const suspensions = () => new SuspensionService(app.scope().em, systemClock);
const suspend = (slug: string, reason: string | null) =>
  suspensions().suspend(slug, reason, recordSuspensionBy(null));
const restore = (slug: string) => suspensions().restore(slug, null, recordSuspensionBy(null));
const mails = async () => {
  await jobsDone(app);
  return app.mailbox.messages();
};

describe('the form that reports a site', () => {
  it.each(['unclaimed', 'trialing'] as const)(
    'a site that is %s has a link to the report form',
    async (status) => {
      const site = await makeSite(app, { status });
      expect((await visitSite(app, site.slug, '/')).text).toContain('href="/report"');
      const { status: code, text, headers } = await visitSite(app, site.slug, '/report');
      expect(code).toBe(200);
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(text).toContain('It asks for passwords or card details');
    },
  );

  it('a report is stored and mailed to the support with slug and reason', async () => {
    const site = await makeSite(app);
    const sent = await report(site.slug, {
      reason: 'phishing',
      text: 'Asks for <cards>',
      email: 'ana@example.org',
    });
    expect(sent.status).toBe(303);
    expect(sent.headers.location).toBe('/report?sent=1');
    expect((await visitSite(app, site.slug, '/report?sent=1')).text).toContain('Thank you for your report');
    expect(await stored()).toMatchObject([
      { slug: site.slug, restaurantId: site.restaurantId, reason: 'phishing' },
    ]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'support@forkfront.example',
      subject: `Report about ${site.slug}: It asks for passwords or card details`,
    });
    expect(mail?.headers['reply-to']).toBe('ana@example.org');
    expect(mail?.html).toContain('Asks for &lt;cards&gt;');
  });

  it('a report that is sent again is stored and mailed once, and other words or another site are another report', async () => {
    const [site, other] = [await makeSite(app), await makeSite(app)];
    const words = { reason: 'offensive', text: 'Look at the names', email: '' };
    const all = await Promise.all(Array.from({ length: 3 }, () => report(site.slug, words)));
    expect(all.map(({ headers }) => headers.location)).toEqual(Array(3).fill('/report?sent=1'));
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    await report(site.slug, { ...words, text: 'Look at the pictures' });
    await report(other.slug, words);
    expect(await stored()).toHaveLength(3);
  });

  it('an incomplete report shows the problems and keeps the fields', async () => {
    const site = await makeSite(app);
    const { status, text } = await report(site.slug, { reason: '', text: 'Look at the menu', email: 'ana' });
    expect(status).toBe(422);
    expect(text).toContain('Please choose a reason.');
    expect(text).toContain('Please check the email address.');
    expect(text).toContain('Look at the menu');
    expect(await stored()).toEqual([]);
  });

  it('an IP address can send at most five reports an hour', LONG, async () => {
    const site = await makeSite(app);
    for (let sent = 0; sent < 5; sent += 1)
      expect((await report(site.slug, { reason: 'other', text: `Number ${sent}` })).status).toBe(303);
    const refused = await report(site.slug, { reason: 'other', text: 'One more' });
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('One more');
    expect(await stored()).toHaveLength(5);
  });

  it('reports are removed after twelve months', async () => {
    const { em } = app.scope();
    const months = (count: number) => new Date(Date.now() - count * 30.6 * 86_400_000);
    const row = { slug: 'x', restaurantId: newId(), reason: 'other', text: '', email: null } as const;
    await em.insert(SiteReport, { ...row, id: newId(), createdAt: months(13) });
    await em.insert(SiteReport, { ...row, id: newId(), createdAt: months(11) });
    await em.transactional((transaction) => addJob(transaction, 'sweepSiteReports', {}));
    await jobsDone(app);
    expect(await stored()).toHaveLength(1);
  });
});

describe('a suspended site', () => {
  it(
    'a suspended site answers 410 everywhere, takes no orders and is not in GraphQL, until it is restored',
    LONG,
    async () => {
      const site = await makeSite(app, { status: 'trialing' });
      const storefront = async () =>
        (await app.graphql<{ storefront: unknown }>(`{ storefront(slug: "${site.slug}") { name } }`)).data
          .storefront;
      // Both pages are cached before the site is suspended.
      expect((await visitSite(app, site.slug, '/')).status).toBe(200);
      expect(await storefront()).not.toBeNull();
      expect(await suspend(site.slug, 'It asks for card details.')).toMatchObject({
        ok: true,
        value: { hasChanged: true },
      });
      await expect.poll(async () => (await visitSite(app, site.slug, '/')).status).toBe(410);
      for (const path of ['/', '/basket', '/report', '/order/x', '/answer/x', '/robots.txt', '/nowhere']) {
        const { status, text } = await visitSite(app, site.slug, path);
        expect([path, status]).toEqual([path, 410]);
        expect(text).not.toContain('The Olive Press');
      }
      expect(await storefront()).toBeNull();
      expect((await placeOrder(app, orderInput(site))).__typename).toBe('ClosedError');
      await restore(site.slug);
      await expect.poll(async () => (await visitSite(app, site.slug, '/')).status).toBe(200);
      expect(await storefront()).not.toBeNull();
      expect((await placeOrder(app, orderInput(site))).__typename).toBe('PlaceOrderPayload');
    },
  );

  it(
    'the owner gets one mail about the suspension with the reason, and one when the site is restored',
    LONG,
    async () => {
      const site = await makeSite(app, { status: 'active_paid' });
      await suspend(site.slug, 'It asks for card details.');
      expect(await suspend(site.slug, 'Another reason')).toMatchObject({
        value: { hasChanged: false, suspensionReason: 'It asks for card details.' },
      });
      await restore(site.slug);
      expect(await restore(site.slug)).toMatchObject({ value: { hasChanged: false } });
      const sent = await mails();
      expect(sent.map(({ subject }) => subject).sort()).toEqual([
        'The Olive Press has been taken offline',
        'The Olive Press is online again',
      ]);
      const offline = sent.find(({ subject }) => subject.endsWith('offline'));
      expect(offline?.text).toContain('It asks for card details.');
      expect(offline?.headers['reply-to']).toBe('support@forkfront.example');
    },
  );

  it('the mail about a suspension has its reason when the site is restored before the mail is sent', async () => {
    const { restaurantId } = await makeSite(app, { status: 'active_paid' });
    await app.scope().get(SuspensionMailService).send({
      restaurantId,
      kind: 'suspended',
      reason: 'It asks for card details.',
      at: '2026-03-03T10:00:00Z',
    });
    const [offline] = await mails();
    expect(offline?.text).toContain('It asks for card details.');
  });

  it('a suspended site stays offline when its owner closes and reopens it', LONG, async () => {
    const site = await makeSite(app, { status: 'trialing' });
    await suspend(site.slug, null);
    const scope = app.scope();
    const ownerId = site.owner?.id ?? '';
    await scope.get(RestaurantEditService).archive(ownerId, site.restaurantId);
    await scope.get(RestaurantEditService).reopen(ownerId, site.restaurantId);
    expect((await app.container.get(SiteService).find(site.slug))?.document).toMatchObject({
      isSuspended: true,
      acceptsOrders: false,
    });
  });

  it('a suspension of an unknown slug is not found', async () => {
    expect(await suspend('no-such-site', null)).toMatchObject({ ok: false });
  });
});
