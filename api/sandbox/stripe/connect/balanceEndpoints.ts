import { z } from 'zod';
import { created, isCreated, pageOf, paging, text } from '../endpoints/endpoint.ts';
import { connectedEndpoint, type ConnectedEndpoint } from './connectedEndpoint.ts';
import { ownedBy, ownedObject } from './owned.ts';
import { paidBy } from './payouts.ts';

/** What moved the balance of a connected account, its payouts and its disputes. */
export const balanceEndpoints: ConnectedEndpoint[] = [
  connectedEndpoint(
    'get',
    '/v1/balance_transactions',
    z.strictObject({
      ...paging,
      payout: text.optional(),
      type: text.optional(),
      source: text.optional(),
      created,
    }),
    (world, account, { payout, type, source, created: when, ...page }) => {
      const paid =
        payout === undefined
          ? null
          : new Set(paidBy(ownedObject(world, 'payout', account, payout, 'payout', 'payout')));
      return pageOf(
        ownedBy(world, 'balance', account)
          .filter((moved) => paid === null || paid.has(moved.id))
          .filter((moved) => type === undefined || moved.type === type)
          .filter((moved) => source === undefined || moved.source === source)
          .filter((moved) => isCreated(moved.created, when)),
        page,
        '/v1/balance_transactions',
      );
    },
  ),
  connectedEndpoint('get', '/v1/balance_transactions/:id', z.strictObject({}), (world, account, _sent, id) =>
    ownedObject(world, 'balance', account, id, 'balance_transaction'),
  ),
  connectedEndpoint(
    'get',
    '/v1/payouts',
    z.strictObject({ ...paging, created, arrival_date: created }),
    (world, account, { created: when, arrival_date: arrival, ...page }) =>
      pageOf(
        ownedBy(world, 'payout', account)
          .filter((payout) => isCreated(payout.created, when))
          .filter((payout) => isCreated(payout.arrival_date, arrival)),
        page,
        '/v1/payouts',
      ),
  ),
  connectedEndpoint(
    'get',
    '/v1/disputes',
    z.strictObject({ ...paging, payment_intent: text.optional(), created }),
    (world, account, { payment_intent: intent, created: when, ...page }) =>
      pageOf(
        ownedBy(world, 'dispute', account)
          .filter((dispute) => intent === undefined || dispute.payment_intent === intent)
          .filter((dispute) => isCreated(dispute.created, when)),
        page,
        '/v1/disputes',
      ),
  ),
  connectedEndpoint('get', '/v1/disputes/:id', z.strictObject({}), (world, account, _sent, id) =>
    ownedObject(world, 'dispute', account, id, 'dispute'),
  ),
];
