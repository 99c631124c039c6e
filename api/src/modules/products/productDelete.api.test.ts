import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { changeMenu, seenMenu } from '../../../test/ownerMenu.ts';
import { orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { SiteService } from '../sites/site.service.ts';

let app: TestApp;
let site: MadeSite;
beforeAll(async () => void (app = await startTestApp()));
beforeEach(async () => void (site = await makeSite(app)));
afterAll(() => app.close());

const remove = (name: string) => changeMenu(app, site, 'deleteProduct', { id: site.product(name).globalId });

describe('deleteProduct', () => {
  it('a deleted product is not on the menu, and orders keep their lines', async () => {
    const order = await placeOrder(app, orderInput(site));
    const deleted = await remove('Margherita');
    expect(deleted).toMatchObject({
      __typename: 'DeleteProductPayload',
      deletedProductId: site.product('Margherita').globalId,
    });
    expect(deleted.restaurant.siteVersion).toBe(
      (await app.container.get(SiteService).find(site.slug))?.version,
    );
    expect((await seenMenu(app, site))[0]).toBe('Pizza: Diavola');
    const { data } = await app.graphql<{ orderStatus: { total: number; lines: object[] } }>(
      'query ($token: String!) { orderStatus(token: $token) { total lines { name quantity unitPrice } } }',
      { token: order.statusToken },
    );
    expect(data.orderStatus).toEqual({
      total: 2225,
      lines: [
        { name: 'Margherita', quantity: 2, unitPrice: 850 },
        { name: 'Tiramisù', quantity: 1, unitPrice: 525 },
      ],
    });
  });

  it('a product can be deleted once', async () => {
    const outcomes = await Promise.all([remove('Diavola'), remove('Diavola'), remove('Diavola')]);
    const names = outcomes.map(({ __typename }) => __typename).toSorted();
    expect(names).toEqual(['DeleteProductPayload', 'NotFoundError', 'NotFoundError']);
    const id = site.product('Diavola').globalId;
    expect((await changeMenu(app, site, 'updateProduct', { id, price: 1 })).message).toBe(
      'This product no longer exists. Please reload the page.',
    );
  });
});
