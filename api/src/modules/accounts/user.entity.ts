import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '../../lib/ids.ts';

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    name: p.string().length(100),
    /** Lower-case. */
    email: p.string().length(254).unique(),
    passwordHash: p.text().hidden(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** A person with an account. */
export class User extends UserSchema.class {}

UserSchema.setClass(User);
