import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { document, restRoutes } from '../../test/restClient.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { mainApi, openApiDocument } from './openApi.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const documented = Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
);
const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/api/v1${path.replaceAll(/\{\w+\}/g, 'x')}`, {
    method: method.toUpperCase(),
    headers,
    redirect: 'manual',
  });

describe('the OpenAPI document', () => {
  it('the OpenAPI document is served', async () => {
    const response = await ask('get', '/openapi.json');
    expect(await response.json()).toEqual(
      JSON.parse(JSON.stringify(openApiDocument(restRoutes, mainApi(app.url)))),
    );
  });

  it.each(['', '/'])('the address of the API%s leads to the document', async (path) => {
    const index = (await (await ask('get', path)).json()) as { openapi: string };
    expect(index).toEqual({ title: document.info.title, openapi: `${app.url}/api/v1/openapi.json` });
    expect((await fetch(index.openapi)).status).toBe(200);
    expect((await ask('post', path)).status).toBe(405);
  });

  it('the OpenAPI document describes every route, and nothing else', () => {
    const name = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
    expect(documented.map(name).toSorted()).toEqual(restRoutes.map(name).toSorted());
  });

  it('every operation has its own name', () => {
    const names = documented.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(restRoutes.length);
    for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z]+$/);
  });

  it('the OpenAPI document has the routes of the specification that this API serves', () => {
    const served = [
      '/users/login',
      '/users/login/second-step',
      '/users/register',
      '/users/forgot-password',
      '/users/reset-password/{token}',
      '/users/me',
      '/users/me/confirm',
      '/users/google',
      '/users/google/callback',
      '/services',
      '/subscriptions/create-checkout-session',
      '/subscriptions/my-subscriptions',
      '/subscriptions/manage',
      '/onboarding/user-chat',
      '/onboarding/provisional-chat',
      '/onboarding/claim-restaurant',
      '/onboarding/claim-for-user',
      '/restaurant-portal/my-restaurants',
      '/restaurant-portal/restaurant/{id}',
      '/restaurant-portal/restaurants/{id}',
      '/restaurant-portal/restaurants/{id}/products',
      '/restaurant-portal/restaurants/{id}/products/{productId}',
      '/image-proxy/generate-upload-url',
      '/image-proxy/confirm-upload',
      '/restaurants/{id}/orders',
      '/orders/{id}',
      '/orders/{id}/delay',
      '/orders/{id}/moves',
      '/orders/{id}/moves/last',
      '/contact',
      '/demonstration/send-project',
      '/demonstration/receive-change-request',
    ];
    expect(Object.keys(document.paths ?? {}).toSorted()).toEqual(served.toSorted());
  });

  it('all references in the OpenAPI document exist', () => {
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(20);
    const known = new Map<string, object>(Object.entries(document.components ?? {}));
    for (const [reference, kind = '', name = ''] of references)
      expect(Object.keys(known.get(kind) ?? {}), reference).toContain(name);
  });

  it.each(documented)(
    'the documented operation $method $path exists',
    async ({ method, path, operation }) => {
      const { status } = await ask(method, path);
      expect(Object.keys(operation.responses)).toContain(String(status));
      expect([404, 405]).not.toContain(status);
    },
  );
});

describe('access', () => {
  it.each(restRoutes)(
    'access to $method $path is as documented: $access',
    async ({ method, path, access }) => {
      const security = document.paths?.[path]?.[method]?.security ?? [];
      const needsToken = security.length > 0 && security.every((way) => 'bearer' in way);
      expect(needsToken).toBe(access === 'viewer');
      if (access === 'public') return;
      for (const headers of [{}, { Authorization: 'Bearer made-up' }, { Authorization: 'Basic YTpi' }]) {
        const response = await ask(method, path, headers);
        expect(response.status).toBe(401);
        expect(response.headers.get('www-authenticate')).toBe('Bearer');
        expect(await response.json()).toMatchObject({
          message: 'Please sign in.',
          data: { message: 'Please sign in.' },
        });
      }
    },
  );

  it.each(restRoutes)('a wrong method to $path gets the allowed methods', async ({ path, method }) => {
    const response = await ask('put', path);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')?.split(', ')).toContain(method.toUpperCase());
    expect(await response.json()).toMatchObject({ message: expect.stringContaining(method.toUpperCase()) });
  });
});
