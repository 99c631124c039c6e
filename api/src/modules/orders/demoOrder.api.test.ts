import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyOutboxes } from '../../../test/emptyOutboxes.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { OrderMailService } from '../orderMails/orderMail.service.ts';
import { OrderAnswerService } from './orderAnswer.service.ts';
import { OrderLinks } from './orderLinks.ts';
import { OrderStatusService } from './orderStatus.service.ts';

let app: TestApp;
let site: MadeSite;
beforeAll(async () => {
  app = await startTestApp();
  site = await makeSite(app, { isOwnerKnown: true });
  await app.container.infrastructure.database.pool.query(
    'update restaurants set is_demo = true where id = $1',
    [site.restaurantId],
  );
});
afterAll(() => app.close());

const jobs = async (orderId: string) => {
  const { rows } = await app.container.infrastructure.database.pool.query<{ task: string; wait: number }>(
    `select t.identifier as task, round(extract(epoch from j.run_at - j.created_at))::int as wait
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where j.payload ->> 'orderId' = $1 order by j.id`,
    [orderId],
  );
  return rows;
};

it('an order at a demo restaurant is accepted after 8 seconds, then ready, and sends no mail', async () => {
  const { statusToken } = await placeOrder(app, orderInput(site));
  const orderId = app.container.get(OrderLinks).orderOfStatusToken(statusToken) ?? '';
  await emptyOutboxes(app);
  expect(await jobs(orderId)).toEqual([{ task: 'moveDemoOrder', wait: 8 }]);

  const demoOrders = app.scope().get(OrderAnswerService);
  for (const _repeated of [1, 2]) await demoOrders.moveDemo({ orderId, to: 'ACCEPTED' });
  const accepted = await app.scope().get(OrderStatusService).byStatusToken(statusToken);
  expect(accepted?.state).toBe('ACCEPTED');
  expect((accepted?.readyAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(19 * 60_000);
  expect((await jobs(orderId)).filter(({ task }) => task === 'moveDemoOrder')).toEqual([
    { task: 'moveDemoOrder', wait: 8 },
    { task: 'moveDemoOrder', wait: 30 },
  ]);

  for (const _repeated of [1, 2])
    await app.scope().get(OrderAnswerService).moveDemo({ orderId, to: 'READY' });
  expect((await app.scope().get(OrderStatusService).byStatusToken(statusToken))?.state).toBe('READY');
  for (const kind of ['answered', 'ready', 'placed-diner', 'placed-owner'] as const)
    await app.scope().get(OrderMailService).send({ orderId, kind });
  expect(await app.mailbox.messages()).toEqual([]);
});
