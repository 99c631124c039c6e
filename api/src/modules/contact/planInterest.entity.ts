import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '../../lib/ids.ts';
import { Service } from '../catalogue/service.entity.ts';

const PlanInterestSchema = defineEntity({
  name: 'PlanInterest',
  tableName: 'plan_interests',
  uniques: [{ properties: ['service', 'email'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** The plan that is coming. */
    service: () => p.manyToOne(Service).deleteRule('cascade').ref(),
    email: p.string().length(254),
    createdAt: p.datetime(),
  },
});

/** An email address that asked to be told when a plan is on sale. */
export class PlanInterest extends PlanInterestSchema.class {}

PlanInterestSchema.setClass(PlanInterest);
