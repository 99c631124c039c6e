import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Restaurant } from '../restaurants/restaurant.entity.ts';

const FirstStepsSchema = defineEntity({
  name: 'FirstSteps',
  tableName: 'first_steps',
  properties: {
    restaurant: () => p.manyToOne(Restaurant).deleteRule('cascade').ref().primary(),
    /** The owner has copied the link, downloaded the QR code or shared the site. */
    isShared: p.boolean().default(false),
    /** The owner has hidden the list of first steps. */
    isHidden: p.boolean().default(false),
  },
});

/** What only the owner can tell about the first steps of a site. A site without a row is neither shared nor hidden. */
export class FirstSteps extends FirstStepsSchema.class {}

FirstStepsSchema.setClass(FirstSteps);

/** The tables of these entities, for typed SQL. */
export type FirstStepsTables = InferKyselyDB<typeof FirstStepsSchema>;
