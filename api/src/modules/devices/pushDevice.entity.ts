import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { newId } from '../../lib/ids.ts';
import { Session, User } from '../accounts/account.entity.ts';

const PushDeviceSchema = defineEntity({
  name: 'PushDevice',
  tableName: 'push_devices',
  indexes: [{ properties: ['session'] }, { properties: ['user'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** The device ends with the session in which it was added. */
    session: () => p.manyToOne(Session).deleteRule('cascade').ref(),
    user: () => p.manyToOne(User).deleteRule('cascade').ref(),
    /** Address at the push service; who knows it may send there. */
    endpoint: p.string().length(1000).unique().hidden(),
    p256dh: p.string().length(100).hidden(),
    auth: p.string().length(30).hidden(),
    /** Browser and system, e.g. `Firefox on Windows`. */
    label: p.string().length(100),
    createdAt: p.datetime(),
  },
});

/** A browser that shows notifications. */
export class PushDevice extends PushDeviceSchema.class {}

PushDeviceSchema.setClass(PushDevice);

/** The table of this entity, for typed SQL. */
export type PushDeviceTables = InferKyselyDB<typeof PushDeviceSchema>;
