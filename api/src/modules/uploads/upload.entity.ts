import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';

const UploadSchema = defineEntity({
  name: 'Upload',
  tableName: 'uploads',
  indexes: [
    { properties: ['caller'] },
    { properties: ['sweepAt'] },
    { properties: ['publicKey'] },
    // Needed to find the uploads of a removed restaurant.
    { properties: ['restaurantId'], where: { restaurantId: { $ne: null } } },
  ],
  checks: [{ name: 'uploads_size_bytes_check', expression: 'size_bytes >= 1' }],
  properties: {
    /** Key of the browser's PUT; not public. */
    objectKey: p.string().primary(),
    /** `user:<id>`, `conversation:<id>`, `visitor:<design id>` or `operator:<redesign id>`; only this caller can confirm the upload. */
    caller: p.string(),
    /** Spec §7, upload contexts. */
    context: p.string(),
    /** The announced target: a restaurant, a product, a redesign, a conversation or a design. */
    resourceId: p.string(),
    /** The restaurant that may show the picture; null for a guest's logo and after the restaurant was deleted. */
    restaurantId: p.uuid().nullable(),
    contentType: p.string(),
    /** Announced bytes; null when the caller did not declare the size. */
    sizeBytes: p.integer().nullable(),
    /** Key of the picture, stored before its objects are written; null until then. */
    publicKey: p.string().nullable(),
    /** End of the current claim by a confirmation; null without one. */
    claimedUntil: p.datetime().nullable(),
    /** Time of the confirmation; null until then. */
    confirmedAt: p.datetime().nullable(),
    /** When the sweep first found the picture unused; null when it is in use or not checked yet. */
    unusedSince: p.datetime().nullable(),
    /** Time of the discard: since then the picture cannot be confirmed or shown, and its objects are removed. */
    discardedAt: p.datetime().nullable(),
    /** When the sweep removed the original after the confirmation; null until then. */
    originalGoneAt: p.datetime().nullable(),
    /** Time of the next sweep. */
    sweepAt: p.datetime(),
    createdAt: p.datetime(),
  },
});

/** An announced upload and its picture. */
export class Upload extends UploadSchema.class {}

UploadSchema.setClass(Upload);

/** The tables of these entities, for typed SQL. */
export type UploadTables = InferKyselyDB<typeof UploadSchema>;
