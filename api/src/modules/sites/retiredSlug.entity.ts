import { defineEntity, p } from '@mikro-orm/core';

const RetiredSlugSchema = defineEntity({
  name: 'RetiredSlug',
  tableName: 'retired_slugs',
  indexes: [{ properties: ['restaurantId'] }, { properties: ['freeAt'], where: { freeAt: { $ne: null } } }],
  properties: {
    slug: p.string().length(63).primary(),
    /** The restaurant whose present address visitors are sent to; null when it is gone (410). */
    restaurantId: p.uuid().nullable(),
    retiredAt: p.datetime(),
    /** When another site may take it; null: not while its restaurant stands. */
    freeAt: p.datetime().nullable(),
  },
});

/** An address a site had before. */
export class RetiredSlug extends RetiredSlugSchema.class {}

RetiredSlugSchema.setClass(RetiredSlug);
