import { toGlobalId } from '../../src/graphql/globalId.ts';
import { newId } from '../../src/lib/ids.ts';
import { makeToken } from '../../src/lib/secrets.ts';
import { seed } from '../../src/db/seed/seed.ts';
import { ConversationService } from '../../src/modules/onboarding/conversation.service.ts';
import { OrderLinks } from '../../src/modules/orders/orderLinks.ts';
import { giveSecondFactor } from '../giveSecondFactor.ts';
import { makeAccount } from '../makeAccount.ts';
import { makeMember } from '../makeMember.ts';
import { makePromotion } from '../makePromotion.ts';
import { makeRedesign } from '../makeRedesign.ts';
import { makeSite, type MadeSite, type SiteItem } from '../makeSite.ts';
import { changeMenu, makePicture, sectionId, siteId } from '../ownerMenu.ts';
import { orderInput, placeOrder } from '../placeOrder.ts';
import type { TestApp } from '../testApp.ts';
import type { Fixtures } from './protocol.ts';

/** The address of our operator, whose account is verified. */
export const OPERATOR = 'operator@forkfront.example';

/** Dishes of the large menu: as many as big restaurants have. */
const DISHES = 500;

/** A menu that costs as much to show as the largest ones. */
const LARGE_MENU: readonly SiteItem[] = Array.from({ length: DISHES }, (_, index) => ({
  name: `Dish number ${index} with a long name`,
  price: 500 + index,
  section: `Section ${index % 25}`,
  description: 'Slowly cooked with herbs from the garden, and served with bread and a green salad. '.repeat(
    3,
  ),
}));

let shared: Promise<Fixtures> | null = null;

/** A new owner's restaurant with one of each thing that requests can name, and what all requests share. */
export async function makeFixtures(app: TestApp): Promise<Fixtures> {
  shared ??= makeShared(app);
  const site = await makeSite(app, { isOwnerKnown: true });
  // Before the promotion, which would change its total.
  const order = await makeOrder(app, site);
  const promotion = await makePromotion(app, site);
  const [redesign, member, guest, group, picture, sections] = await Promise.all([
    makeRedesign(app, site),
    makeMember(app, site, 'KITCHEN'),
    makeAccount(app),
    makeOptionGroup(app, site),
    makePicture(app, site),
    Promise.all(['Pizza', 'Puddings'].map((name) => sectionId(app, site, name))),
  ]);
  const [pizza = '', puddings = ''] = sections;
  const product = site.product('Margherita');
  await givePassword(app, site, guest.email);
  return {
    ...(await shared),
    ...order,
    ...group,
    token: site.owner?.token ?? '',
    email: site.owner?.email ?? '',
    guestEmail: guest.email,
    password: guest.password,
    restaurantId: siteId(site),
    restaurantUuid: site.restaurantId,
    reportId: await makeReport(app, site),
    operatorSiteId: toGlobalId('OperatorSite', site.restaurantId),
    operatorPersonId: toGlobalId('OperatorPerson', guest.id),
    slug: site.slug,
    productId: product.globalId,
    productUuid: product.id,
    otherProductId: site.product('Diavola').globalId,
    sectionId: pizza,
    otherSectionId: puddings,
    memberId: toGlobalId('Member', member.memberId),
    memberUuid: member.memberId,
    memberToken: member.token,
    promotionId: toGlobalId('Promotion', promotion.id),
    redesignId: toGlobalId('Redesign', redesign.id),
    imageUrl: picture,
    unknownId: toGlobalId('Product', newId()),
    idempotencyKey: newId(),
    ...(await ownIds(app, site)),
  };
}

async function makeOrder(app: TestApp, site: MadeSite): Promise<Fixtures> {
  const links = app.container.get(OrderLinks);
  const placed = await placeOrder(app, orderInput(site));
  const { statusToken } = placed;
  if (!statusToken) throw new Error(JSON.stringify(placed));
  const id = links.orderOfStatusToken(statusToken) ?? '';
  return {
    statusToken,
    answerToken: links.answerToken(id),
    orderId: toGlobalId('Order', id),
    orderUuid: id,
  };
}

/** A report of the site, for operators. */
async function makeReport(app: TestApp, { restaurantId, slug }: MadeSite): Promise<string> {
  const id = newId();
  await app.container.infrastructure.database.pool.query(
    `insert into site_reports (id, slug, restaurant_id, reason, text, created_at) values ($1, $2, $3, 'other', '', now())`,
    [id, slug, restaurantId],
  );
  return toGlobalId('SiteReport', id);
}

async function makeOptionGroup(app: TestApp, site: MadeSite): Promise<Fixtures> {
  const { optionGroup } = await changeMenu(app, site, 'createOptionGroup', {
    restaurantId: siteId(site),
    name: 'Dips',
    min: 0,
    max: 1,
    options: [{ name: 'Garlic', price: 100 }],
  });
  return { optionGroupId: optionGroup.id, optionId: optionGroup.options[0]?.id ?? '' };
}

/** The owner has the password of another account from now on. */
async function givePassword(app: TestApp, { owner }: MadeSite, from: string): Promise<void> {
  await app.container.infrastructure.database.pool.query(
    'update users set password_hash = (select password_hash from users where email = $1) where id = $2',
    [from, owner?.id],
  );
}

/** The ids of the owner's session and of a device that takes pushes. */
async function ownIds(app: TestApp, site: MadeSite): Promise<Fixtures> {
  const { pool } = app.container.infrastructure.database;
  const userId = site.owner?.id;
  // Else changes that need a recent proof would be refused before they read their input.
  await pool.query(`update sessions set confirmed_at = now() + interval '1 day'`);
  const sessions = await pool.query<{ id: string }>('select id from sessions where user_id = $1', [userId]);
  const session = sessions.rows[0]?.id ?? '';
  const deviceId = newId();
  await pool.query(
    `insert into push_devices (id, session_id, user_id, endpoint, p256dh, auth, label, created_at)
     values ($1, $2, $3, $4, 'key', 'secret', 'Firefox', now())`,
    [deviceId, session, userId, `https://push.example/${deviceId}`],
  );
  return { sessionId: toGlobalId('Session', session), deviceId: toGlobalId('PushDevice', deviceId) };
}

/** Things that no request removes: the demonstration's restaurants, plans, a large menu, a conversation, a project. */
async function makeShared(app: TestApp): Promise<Fixtures> {
  const { database, secrets } = app.container.infrastructure;
  await seed(database);
  const large = await makeSite(app, { items: LARGE_MENU });
  const conversation = await app.scope().get(ConversationService).start('Gold', newId());
  if (!conversation.ok) throw new Error(conversation.error.message);
  const approvalId = newId();
  await database.pool.query(
    `insert into approvals (id, office_email, client_email, image_key, created_at, expires_at)
     values ($1, 'office@example.org', 'client@example.org', $2, now(), now() + interval '30 days')`,
    [approvalId, `public/project_design/${newId()}-1200.webp`],
  );
  const plans = await database.pool.query<{ service: string; price: string }>(
    'select services.id as service, prices.id as price from services join prices on prices.service_id = services.id',
  );
  const [plan] = plans.rows;
  return {
    largeSlug: large.slug,
    largeRestaurantId: siteId(large),
    largeToken: large.owner?.token ?? '',
    conversation: conversation.value.token,
    projectToken: makeToken(secrets, 'project-approval', approvalId),
    serviceId: toGlobalId('Service', plan?.service ?? ''),
    priceId: plan?.price ?? '',
    operatorToken: await operatorToken(app),
  };
}

/** The session of an operator. A restarted server finds the account of the server before it. */
async function operatorToken(app: TestApp): Promise<string> {
  const { pool } = app.container.infrastructure.database;
  const account = await makeAccount(app);
  await pool.query(`update users set email = 'former-' || id || '@example.org' where email = $1`, [OPERATOR]);
  await pool.query('update users set email = $1 where id = $2', [OPERATOR, account.id]);
  await giveSecondFactor(app, account);
  return account.token;
}
