import { z } from 'zod';
import { missingObject } from '../stripeRefusal.ts';
import { endpoint, type Endpoint, pageOf, created, isCreated, paging, text } from './endpoint.ts';

export const eventEndpoints: Endpoint[] = [
  endpoint('get', '/v1/events/:id', z.strictObject({}), (world, _sent, id) => {
    const event = world.ledger.get('event', id);
    if (!event) throw missingObject('event', id);
    return event;
  }),
  endpoint(
    'get',
    '/v1/events',
    z.strictObject({ ...paging, type: text.optional(), types: z.array(text).max(20).optional(), created }),
    (world, { type, types, created: when, ...page }) =>
      pageOf(
        world.ledger
          .all('event')
          .filter((event) => type === undefined || event.type === type)
          .filter((event) => !types || types.includes(event.type))
          .filter((event) => isCreated(event.created, when))
          .reverse(),
        page,
        '/v1/events',
      ),
  ),
];
