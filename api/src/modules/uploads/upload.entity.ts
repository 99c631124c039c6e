import { defineEntity, p } from '@mikro-orm/core';

const UploadSchema = defineEntity({
  name: 'Upload',
  tableName: 'uploads',
  indexes: [{ properties: ['createdAt'] }],
  properties: {
    /** Key the browser uploads to; not public. */
    objectKey: p.string().primary(),
    /** `user:<id>` or `conversation:<id>`: nobody else may confirm it. */
    caller: p.string(),
    /** Spec §7, upload contexts. */
    context: p.string(),
    resourceId: p.string(),
    contentType: p.string(),
    /** Bytes announced; null when the caller did not say. */
    sizeBytes: p.integer().nullable(),
    /** Key of the picture made from it; null until confirmed. */
    publicKey: p.string().nullable(),
    createdAt: p.datetime(),
  },
});

/** One file that a browser was allowed to upload. */
export class Upload extends UploadSchema.class {}

UploadSchema.setClass(Upload);
