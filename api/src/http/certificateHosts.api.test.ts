import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeRestaurant } from '../../test/changeRestaurant.ts';
import { makeSite } from '../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { toGlobalId } from '../graphql/globalId.ts';
import { newId } from '../lib/ids.ts';
import { SiteService } from '../modules/sites/site.service.ts';
import { certificateHosts } from './certificateHosts.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const ask = async (domain: string, url = app.url): Promise<number> =>
  (await fetch(`${url}/_tls/ask?domain=${encodeURIComponent(domain)}`)).status;

describe('certificates', () => {
  it('the host of a site may get a certificate', async () => {
    const { slug } = await makeSite(app);
    expect(await ask(`${slug}.localhost`)).toBe(200);
    expect(await ask(`${slug.toUpperCase()}.localhost`)).toBe(200);
    expect(await ask(`www.${slug}.localhost`)).toBe(200);
  });

  it('the former host of a site may get a certificate', async () => {
    const { slug, restaurantId, owner } = await makeSite(app);
    const change = { id: toGlobalId('Restaurant', restaurantId), slug: `moved-${newId().slice(-12)}` };
    await changeRestaurant(app, 'changeRestaurantSlug', change, owner?.token);
    expect(await ask(`${slug}.localhost`)).toBe(200);
  });

  it.each([
    'nobody-has-this.localhost',
    'localhost',
    'a.b.localhost',
    'evil.example',
    '-.localhost',
    '\0.localhost',
    '',
  ])('the host %j gets no certificate', async (domain) => expect(await ask(domain)).toBe(404));

  it('a request with no host or two hosts gets no certificate', async () => {
    expect((await fetch(`${app.url}/_tls/ask`)).status).toBe(404);
    const { slug } = await makeSite(app);
    const twice = `domain=${slug}.localhost`;
    expect((await fetch(`${app.url}/_tls/ask?${twice}&${twice}`)).status).toBe(404);
  });
});

it('requests for unknown hosts are limited, and known hosts do not count', async () => {
  const { slug } = await makeSite(app);
  const asked: string[] = [];
  const sites = {
    find: (name: string) => {
      asked.push(name);
      return app.container.get(SiteService).find(name);
    },
    findFormer: (name: string) => app.container.get(SiteService).findFormer(name),
  };
  const server = createServer(
    express().use(
      certificateHosts({
        ownSlug: 'preview',
        sites,
        publicUrl: 'https://forkfront.example',
        commerceDomain: 'sites.example',
        maxUnknown: 2,
      }),
    ),
  ).listen(0);
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (let time = 0; time < 5; time += 1) expect(await ask(`${slug}.sites.example`, url)).toBe(200);
  expect(await ask('one.sites.example', url)).toBe(404);
  expect(await ask('two.sites.example', url)).toBe(404);
  asked.length = 0;
  expect(await ask('three.sites.example', url)).toBe(429);
  expect(await ask(`${slug}.sites.example`, url)).toBe(429);
  expect(asked).toEqual([]);
  server.close();
});
