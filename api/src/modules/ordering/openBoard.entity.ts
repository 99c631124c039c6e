import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Restaurant } from '../restaurants/restaurant.entity.ts';

const OpenBoardSchema = defineEntity({
  name: 'OpenBoard',
  tableName: 'open_boards',
  properties: {
    restaurant: () => p.manyToOne(Restaurant).deleteRule('cascade').primary().ref(),
    /** When a board last told that it is open, or when the owner last switched its need on. */
    seenAt: p.datetime(),
  },
});

/** When a board of a restaurant was last open. */
export class OpenBoard extends OpenBoardSchema.class {}

OpenBoardSchema.setClass(OpenBoard);

/** The table of this entity, for typed SQL. */
export type OpenBoardTables = InferKyselyDB<typeof OpenBoardSchema>;
