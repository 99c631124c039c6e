import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';

const PostcodeSchema = defineEntity({
  name: 'Postcode',
  tableName: 'postcodes',
  checks: [{ name: 'postcodes_place_check', expression: '(latitude is null) = (longitude is null)' }],
  properties: {
    /** In normal form, `SE1 7PB`. */
    postcode: p.string().length(8).primary(),
    /** Degrees; null for a postcode without a place. */
    latitude: p.float().columnType('double precision').nullable(),
    longitude: p.float().columnType('double precision').nullable(),
    /** When the geocoder answered. */
    foundAt: p.datetime(),
  },
});

/** A postcode that the geocoder was asked for. */
export class Postcode extends PostcodeSchema.class {}

PostcodeSchema.setClass(Postcode);

/** The tables of these entities, for typed SQL. */
export type PostcodeTables = InferKyselyDB<typeof PostcodeSchema>;
