import type { z } from 'zod';
import { endpoint, type Endpoint, type Method } from '../endpoints/endpoint.ts';
import type { World } from '../world.ts';
import { accountOf } from './accounts.ts';

/** An endpoint for requests with the header `Stripe-Account`. */
export type ConnectedEndpoint = Omit<Endpoint, 'answer'> & {
  answer: (account: string) => Endpoint['answer'];
};

/** An endpoint that works on the objects of one connected account. */
export const connectedEndpoint = <Schema extends z.ZodType>(
  method: Method,
  path: string,
  schema: Schema,
  handle: (world: World, account: string, params: z.output<Schema>, id: string) => object,
): ConnectedEndpoint => ({
  method,
  path,
  answer: (account) =>
    endpoint(method, path, schema, (world, params, id) => {
      accountOf(world, account);
      return handle(world, account, params, id);
    }).answer,
});
