import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { newId } from '../../lib/ids.ts';
import { User } from '../accounts/account.entity.ts';
import { Restaurant } from './restaurant.entity.ts';

/** What the activity log of a restaurant records (spec §14.10). */
export const ACTIVITY_KINDS = [
  'MEMBER_INVITED',
  'MEMBER_JOINED',
  'MEMBER_ROLE_CHANGED',
  'MEMBER_PAUSED',
  'MEMBER_RESUMED',
  'MEMBER_REMOVED',
  'SITE_CLOSED',
  'SITE_REOPENED',
  'SLUG_CHANGED',
  'ORDERS_PAUSED',
  'ORDERS_RESUMED',
  'MENU_IMPORTED',
  'IMPORT_UNDONE',
  'MENU_RESTORED',
  'PROMOTION_CREATED',
  'PROMOTION_CHANGED',
  'PROMOTION_PAUSED',
  'PROMOTION_RESUMED',
  'PROMOTION_ENDED',
  'SITE_SUSPENDED',
  'SITE_RESTORED',
  'SITE_VIEWED',
  'ORDER_ADDRESS_CHANGED',
  'ORDERING_CHANGED',
  'PRICES_CHANGED',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Most characters of what an entry was about: room for two email addresses. */
export const ACTIVITY_DETAIL_LENGTH = 600;

const ActivitySchema = defineEntity({
  name: 'Activity',
  tableName: 'restaurant_activities',
  indexes: [{ properties: ['restaurant', 'id'] }, { properties: ['user'] }, { properties: ['at'] }],
  properties: {
    /** Ids grow with time: the log is sorted by them. */
    id: p.uuid().primary().onCreate(newId),
    restaurant: () => p.manyToOne(Restaurant).deleteRule('cascade').ref(),
    /** Who did it; null for a link in an order mail, for what happened by itself, and after the account was removed. */
    user: () => p.manyToOne(User).deleteRule('set null').nullable().ref(),
    /** Forkfront did it by itself, e.g. paused orders because no board was open. */
    isAutomatic: p.boolean().default(false),
    kind: p.enum(ACTIVITY_KINDS),
    /** What it was about, e.g. an email address; null when the kind says everything. */
    detail: p.string().length(ACTIVITY_DETAIL_LENGTH).nullable(),
    at: p.datetime(),
  },
});

/** One entry of the activity log of a restaurant; kept for 12 months. */
export class Activity extends ActivitySchema.class {}

ActivitySchema.setClass(Activity);

/** The table of this entity, for typed SQL. */
export type ActivityTables = InferKyselyDB<typeof ActivitySchema>;
