import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { newId } from '../../lib/ids.ts';
import { User } from '../accounts/account.entity.ts';
import { Order } from './order.entity.ts';
import { ORDER_MOVERS, ORDER_STATES, type OrderState } from '@forkfront/common/orderState.ts';

/** What an order was before a move, so that the move can be undone. */
export interface BeforeMove {
  state: OrderState;
  /** RFC 3339; null without a promised time. */
  readyAt: string | null;
}

const OrderMoveSchema = defineEntity({
  name: 'OrderMove',
  tableName: 'order_moves',
  indexes: [
    { properties: ['order', 'madeAt'] },
    // For the removal of an account.
    { properties: ['user'], where: 'user_id is not null' },
  ],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    order: () => p.manyToOne(Order).deleteRule('cascade').ref(),
    toState: p.enum(ORDER_STATES),
    madeBy: p.enum(ORDER_MOVERS),
    /** The account that made the move; null for a link in a mail, the diner, the clock, and a removed account. */
    user: () => p.manyToOne(User).deleteRule('set null').nullable().ref(),
    madeAt: p.datetime(),
    /** null when the move cannot be undone: only moves of signed-in staff can. */
    before: p.json<BeforeMove>().nullable(),
    /** The new promised time of a delay, which keeps the state; null for other moves. */
    delayedTo: p.datetime().nullable(),
    /** When it was undone; null: it was not. */
    undoneAt: p.datetime().nullable(),
  },
});

/** A move of an order: who changed its state or delayed it, and when. */
export class OrderMove extends OrderMoveSchema.class {}

OrderMoveSchema.setClass(OrderMove);

/** The table of this entity, for typed SQL. */
export type OrderMoveTables = InferKyselyDB<typeof OrderMoveSchema>;
