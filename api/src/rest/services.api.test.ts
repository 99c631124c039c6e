import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restClient } from '../../test/restClient.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { seed } from '../db/seed/seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await seed(app.container.infrastructure.database);
});
afterAll(() => app.close());

describe('services', () => {
  it('the services have the names of the specification and prices in pence', async () => {
    const { json } = await restClient(app)('get', '/services');
    const services = Object.values(json);
    expect(services).toHaveLength(8);
    expect(services[2]).toMatchObject({
      name: 'Gold Restaurant',
      prices: [
        { interval: 'week', unit_amount: 1499, stripePriceId: null },
        { interval: 'month', unit_amount: 5999, stripePriceId: null },
        { interval: 'year', unit_amount: 59_900, stripePriceId: null },
      ],
      platformsManaged: null,
    });
    expect(services[7]).toMatchObject({
      name: 'Gold Social Media',
      platformsManaged: 4,
      adSpendIncluded: 10_000,
    });
    expect(services[0]).toMatchObject({
      orderLimit: 30,
      features: expect.arrayContaining([
        { header: null, isEmphasis: false, text: 'Your logo, your colours and your menu', isTooltip: null },
      ]),
    });
  });

  it('the services are a list', async () => {
    const response = await fetch(`${app.url}/api/v1/services`);
    expect(await response.json()).toBeInstanceOf(Array);
  });
});
