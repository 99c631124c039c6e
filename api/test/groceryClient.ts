import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { seedDemoRestaurant } from '../src/db/seed/demoRestaurant.ts';
import { seedDemoStock, thimbleStreet } from '../src/db/seed/groceryShop.ts';
import { createGroceryApp, groceryApi } from '../src/groceryApp.ts';
import { newSecret } from '../src/lib/secrets.ts';
import { modules } from '../src/modules.ts';
import { openApiDocument } from '../src/rest/openApi.ts';
import type { RestRoute } from '../src/rest/restRoute.ts';
import { answerChecker } from './answerChecker.ts';
import type { TestApp } from './testApp.ts';

/** Every route of the grocery API. */
export const groceryRoutes = modules.flatMap(({ groceryRoutes: routes = [] }) => routes);

/** Its OpenAPI document. */
export const groceryDocument = openApiDocument(groceryRoutes, groceryApi);

const expectDocumented = answerChecker(groceryRoutes, groceryDocument);

/** A product as the API shows it, as far as tests read it. */
export interface GroceryProduct {
  _id: string;
  name: string;
  price: number;
  categoryId: string;
  barcode: string;
  stock: number | null;
  stockVersion: number;
  [field: string]: unknown;
}

/** Starts the grocery API of an app. Its calls fail when the document does not describe an answer. */
export async function startGrocery(app: TestApp, keys = [newSecret()]) {
  const { server } = createGroceryApp(app.container, keys, false);
  server.listen(0);
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const [key = ''] = keys;

  async function call<Data>(
    method: RestRoute['method'],
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const response = await fetch(`${url}/api/v1${path}`, {
      method: method.toUpperCase(),
      headers: {
        ...headers,
        'x-api-key': key,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json = (await response.json()) as {
      data: Data;
      message?: string;
      errors?: { path: string; message: string }[];
    };
    expectDocumented(method, path, response.status, json);
    return { status: response.status, headers: response.headers, json, data: json.data };
  }

  return {
    url,
    key,
    call,
    products: async (query = '') =>
      (await call<{ products: GroceryProduct[]; nextCursor: string | null }>('get', `/products${query}`))
        .data,
    product: async (id: string) =>
      (await call<{ product: GroceryProduct }>('get', `/products/${id}`)).data.product,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export type GroceryClient = Awaited<ReturnType<typeof startGrocery>>;

/** Opens the demo shop with its 300 products. */
export async function openDemoShop(app: TestApp): Promise<void> {
  const { database } = app.container.infrastructure;
  await database.orm.em.fork().transactional(async (em) => {
    await seedDemoRestaurant(em, thimbleStreet);
    await seedDemoStock(em);
  });
}
