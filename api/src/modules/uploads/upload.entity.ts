import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';

const UploadSchema = defineEntity({
  name: 'Upload',
  tableName: 'uploads',
  indexes: [
    { properties: ['caller'] },
    { properties: ['sweepAt'] },
    { properties: ['publicKey'] },
    // A restaurant that is removed finds its uploads by it.
    { properties: ['restaurantId'], where: { restaurantId: { $ne: null } } },
  ],
  checks: [{ name: 'uploads_size_bytes_check', expression: 'size_bytes >= 1' }],
  properties: {
    /** Key the browser uploads to; not public. */
    objectKey: p.string().primary(),
    /** `user:<id>` or `conversation:<id>`: nobody else may confirm it. */
    caller: p.string(),
    /** Spec §7, upload contexts. */
    context: p.string(),
    /** What it was announced for: a restaurant, a product or a conversation. */
    resourceId: p.string(),
    /** The restaurant that may show it; null for a guest's logo, and once the restaurant is gone. */
    restaurantId: p.uuid().nullable(),
    contentType: p.string(),
    /** Bytes announced; null when the caller did not say. */
    sizeBytes: p.integer().nullable(),
    /** Key of the picture made from it, noted before anything is written there; null until then. */
    publicKey: p.string().nullable(),
    /** Until when one confirmation has the upload to itself; null while none has. */
    claimedUntil: p.datetime().nullable(),
    /** Since when the picture may be shown; null until confirmed. */
    confirmedAt: p.datetime().nullable(),
    /** When the sweep first found that nothing shows the picture; null when something does, or it was not looked. */
    unusedSince: p.datetime().nullable(),
    /** Since when its objects are being removed: from then on it is neither confirmed nor shown. */
    discardedAt: p.datetime().nullable(),
    /** When the sweep removed what could still be sent to its key after it was confirmed; null until then. */
    originalGoneAt: p.datetime().nullable(),
    /** When the sweep looks at it next. */
    sweepAt: p.datetime(),
    createdAt: p.datetime(),
  },
});

/** One file that a browser was allowed to upload, and the picture made from it. */
export class Upload extends UploadSchema.class {}

UploadSchema.setClass(Upload);

/** The tables of these entities, for typed SQL. */
export type UploadTables = InferKyselyDB<typeof UploadSchema>;
