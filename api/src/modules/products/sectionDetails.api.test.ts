import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { changeMenu, makePicture, sectionId, siteId } from '../../../test/ownerMenu.ts';
import { setPlan } from '../../../test/setPlan.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { graphqlUploads } from '../../../test/uploadClient.ts';

let app: TestApp;
let site: MadeSite;
beforeAll(async () => void (app = await startTestApp()));
beforeEach(async () => void (site = await makeSite(app)));
afterAll(() => app.close());

const update = async (change: object, name = 'Pizza') =>
  changeMenu(app, site, 'updateProductSection', { id: await sectionId(app, site, name), ...change });

it('diners read the description and the periods of a section', async () => {
  const periods = [{ days: [1, 5], from: '11:30', to: '15:00' }];
  const { section } = await update({ description: 'From the oven', periods });
  expect(section).toMatchObject({ name: 'Pizza', description: 'From the oven', periods, productCount: 2 });
  const query = `query ($slug: String!) { storefront(slug: $slug) {
    sections { name description periods { days from to } } } }`;
  const { data } = await app.graphql(query, { slug: site.slug });
  expect(data).toMatchObject({
    storefront: { sections: [{ name: 'Pizza', description: 'From the oven', periods }, { periods: [] }] },
  });
  expect((await update({ name: 'Pizze' })).section).toMatchObject({ name: 'Pizze', periods });
  expect((await update({ description: '', periods: [] }, 'Pizze')).section).toMatchObject({
    description: '',
    periods: [],
  });
});

it('a wrong period is refused, and nothing changes', async () => {
  const periods = [{ days: [], from: '11:30', to: '15:00' }];
  expect(await update({ name: 'New', periods })).toMatchObject({
    __typename: 'ValidationError',
    fields: [{ path: 'periods.0' }],
  });
  expect((await update({})).section.name).toBe('Pizza');
});

it('a picture of a section needs a paid plan, and stays after a downgrade', async () => {
  const imageUrl = await makePicture(app, site);
  expect(await update({ imageUrl })).toMatchObject({ __typename: 'PaidPlanError' });
  await setPlan(app, site, 'SILVER');
  expect((await update({ imageUrl })).section.imageUrl).toBe(imageUrl);
  await setPlan(app, site, 'FREE');
  await app.container.infrastructure.database.pool.query('delete from uploads where restaurant_id = $1', [
    site.restaurantId,
  ]);
  expect((await update({ imageUrl, description: 'Hot' })).section).toMatchObject({
    imageUrl,
    description: 'Hot',
  });
  expect((await update({ description: 'Cold' })).section.imageUrl).toBe(imageUrl);
  expect(await update({ imageUrl }, 'Puddings')).toMatchObject({ __typename: 'PaidPlanError' });
  expect((await update({ imageUrl: null })).section.imageUrl).toBeNull();
});

it('a picture of another restaurant is refused', async () => {
  await setPlan(app, site, 'SILVER');
  const imageUrl = await makePicture(app, await makeSite(app));
  expect(await update({ imageUrl })).toMatchObject({ fields: [{ path: 'imageUrl' }] });
});

it('an uploaded picture of a section is the one that diners see', { tags: ['@long'] }, async () => {
  await setPlan(app, site, 'SILVER');
  const body = await sharp({ create: { width: 960, height: 32, channels: 3, background: '#842' } })
    .png()
    .toBuffer();
  const target = { context: 'menu_section', resourceId: siteId(site), sizeBytes: body.length };
  const [uploads, token] = [graphqlUploads(app), site.owner?.token];
  const file = { ...target, fileName: 'pizza.png', contentType: 'image/png' };
  const { presignedUrl = '', objectKey } = await uploads.create(file, token);
  const headers = { 'content-type': 'image/png' };
  await fetch(presignedUrl, { method: 'PUT', headers, body: new Uint8Array(body) });
  const { imageUrl } = await uploads.confirm({ ...target, objectKey }, token);
  expect((await update({ imageUrl })).section.imageUrl).toBe(imageUrl);
  const query = 'query ($slug: String!) { storefront(slug: $slug) { sections { imageUrl } } }';
  const { data } = await app.graphql(query, { slug: site.slug });
  expect(data).toMatchObject({ storefront: { sections: [{ imageUrl }, { imageUrl: null }] } });
  expect((await fetch(imageUrl ?? '')).headers.get('content-type')).toBe('image/webp');
});
