import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtWeb } from '../../test/builtWeb.ts';
import { makeSite, type MadeSite } from '../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { visitSite } from '../../test/visitSite.ts';

let app: TestApp;
let site: MadeSite;
const web = builtWeb();
beforeAll(async () => {
  app = await startTestApp({ distDirectory: web.directory });
  site = await makeSite(app);
});
afterAll(async () => {
  await app.close();
  web.remove();
});

const answerOf = async (host: string, path: string, method = 'GET') => {
  const { status, headers } = await visitSite(app, site.slug, path, { method, headers: { host } });
  return [status, headers.location];
};

it('another spelling of a host leads to the one address of the same page', async () => {
  const { port } = app;
  const own = `${site.slug}.localhost:${port}`;
  for (const host of [`${site.slug}.localhost.:${port}`, `www.${own}`, `WWW.${own.toUpperCase()}`])
    expect([host, ...(await answerOf(host, '/basket?note=a'))]).toEqual([
      host,
      301,
      `http://${own}/basket?note=a`,
    ]);
  for (const host of [`www.localhost:${port}`, `localhost.:${port}`])
    expect([host, ...(await answerOf(host, '/packages'))]).toEqual([
      host,
      301,
      `http://localhost:${port}/packages`,
    ]);
});

it('the request of a program is repeated as it was, and stays at our host', async () => {
  const own = `${site.slug}.localhost:${app.port}`;
  expect(await answerOf(`www.${own}`, '/order', 'POST')).toEqual([308, `http://${own}/order`]);
  expect(await answerOf(`www.${own}`, '//evil.example/')).toEqual([301, `http://${own}//evil.example/`]);
  expect((await answerOf(`www.a.${own}`, '/'))[0]).toBe(421);
});
