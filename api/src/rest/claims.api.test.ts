import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSite } from '../../test/makeSite.ts';
import { restClient } from '../../test/restClient.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { untilPreview } from '../../test/untilPreview.ts';
import type { JobPayloads } from '../gateways/jobs/jobs.gateway.ts';
import { SiteLiveMailService } from '../modules/restaurants/claim.service.ts';
import { Restaurant } from '../modules/restaurants/restaurant.entity.ts';
import { SiteLinks } from '../modules/sites/siteLinks.ts';

let app: TestApp;
let rest: ReturnType<typeof restClient>;
beforeAll(async () => {
  app = await startTestApp();
  rest = restClient(app);
});
afterAll(() => app.close());

/** The claim token of a new preview, and its slug. */
async function preview(): Promise<Record<string, unknown>> {
  let conversation: unknown;
  return untilPreview(async (message) => {
    const { json } = await rest('post', '/onboarding/provisional-chat', { body: { message, conversation } });
    conversation = json.conversation;
    return json;
  });
}

describe('claims', () => {
  const account = (email: string) => ({ name: 'Ana López', email, password: 'correct horse' });

  it('a claim creates the account, signs it in and gives it the site', async () => {
    const { claimToken, slug } = await preview();
    const { status, json, headers } = await rest('post', '/onboarding/claim-restaurant', {
      body: { claimToken, ...account('ana@example.org') },
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({ name: 'Ana López', email: 'ana@example.org' });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^onboarding=;.*Expires=Thu, 01 Jan 1970/),
    ]);
    const { data } = await app.graphql<{ viewer: { restaurants: { edges: { node: { slug: string } }[] } } }>(
      '{ viewer { restaurants(first: 5) { edges { node { slug } } } } }',
      {},
      String(json.token),
    );
    expect(data.viewer.restaurants.edges.map(({ node }) => node.slug)).toEqual([slug]);
    const again = await rest('post', '/onboarding/claim-restaurant', {
      body: { claimToken, ...account('bo@example.org') },
    });
    expect(again.status).toBe(404);
  });

  it('a claim adds the site to the signed-in account', async () => {
    const { claimToken, slug } = await preview();
    const { owner } = await makeSite(app);
    const body = { claimToken };
    expect((await rest('post', '/onboarding/claim-for-user', { body })).status).toBe(401);
    const claimed = await rest('post', '/onboarding/claim-for-user', { body, token: owner?.token });
    expect(claimed).toMatchObject({ status: 200, json: { data: { restaurant: { slug } } } });
    expect((await rest('post', '/onboarding/claim-for-user', { body, token: owner?.token })).status).toBe(
      404,
    );
  });

  it(
    'a claim sends a mail with the address of the site and no text that a visitor typed',
    { tags: ['@long'] },
    async () => {
      const { claimToken, slug } = await preview();
      const body = { claimToken, ...account('live@example.org') };
      await rest('post', '/onboarding/claim-restaurant', { body });
      await app.mailbox.clear();
      const { rows } = await app.container.infrastructure.database.pool.query<{
        payload: JobPayloads['mailSiteLive'];
      }>(
        `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'mailSiteLive' order by j.id desc limit 1`,
      );
      const payload = rows[0]?.payload;
      if (!payload) throw new Error('no mail is queued');
      await app.scope().get(SiteLiveMailService).send(payload);
      await app.scope().get(SiteLiveMailService).send(payload);
      const mails = await app.mailbox.messages();
      expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
        // The preview has no opening hours, so nobody can order yet.
        Array.from({ length: 2 }, () => ['live@example.org', 'Your website is yours, with one step to go']),
      );
      expect(mails[0]?.text).toContain('Where it stands: Not live yet, on Free. Unlimited orders until');
      expect(mails[0]?.text).toContain('?tab=ordering');
      expect(mails[0]?.text).toContain(app.container.get(SiteLinks).siteUrl(String(slug)));
      expect(mails[0]?.text).toContain('What comes next: sign in and open your dashboard.');
      expect(mails[0]?.text).not.toContain('Ana');
      expect(mails[0]?.headers['message-id']).toBe(mails[1]?.headers['message-id']);
    },
  );

  it('the mail after a claim names the site and its owner at a verified address, and calls a site with hours live', async () => {
    const site = await makeSite(app, { isOwnerKnown: true });
    const { email, id, name } = site.owner ?? { email: '', id: '', name: '' };
    await app.mailbox.clear();
    await app.scope().get(SiteLiveMailService).send({ restaurantId: site.restaurantId, userId: id });
    const [mail] = (await app.mailbox.messages()).filter(({ to }) => to === email);
    const restaurant = await app.scope().em.findOneOrFail(Restaurant, { id: site.restaurantId });
    expect(mail?.subject).toBe(`${restaurant.name} is live`);
    expect(mail?.text).toContain(`Hello ${name},`);
    expect(mail?.text).toContain('Where it stands: Live on Free.');
  });

  it('a claim requires a token, an account and the accepted terms', async () => {
    const claim = (body: object) => rest('post', '/onboarding/claim-restaurant', { body });
    expect(await claim(account('cy@example.org'))).toMatchObject({
      status: 404,
      json: { message: 'Claim token not found. Please try the setup process again.' },
    });
    expect((await claim({ claimToken: 'made-up' })).json.errors).toMatchObject([
      { path: 'name' },
      { path: 'email' },
      { path: 'password' },
    ]);
    const refused = await claim({
      claimToken: 'made-up',
      ...account('cy@example.org'),
      termsAccepted: false,
    });
    expect(refused).toMatchObject({
      status: 400,
      json: { errors: [{ path: 'termsAccepted', message: 'You must accept the terms to continue.' }] },
    });
    const { owner } = await makeSite(app);
    const signedIn = await rest('post', '/onboarding/claim-for-user', { body: {}, token: owner?.token });
    expect(signedIn).toMatchObject({ status: 404, json: { message: 'Claim token not found.' } });
  });
});
