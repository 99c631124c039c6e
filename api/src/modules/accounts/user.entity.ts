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
    /** When the person followed a link mailed to `email`, or Google vouched for it; null until then. */
    emailVerifiedAt: p.datetime().nullable(),
    /** A new address that waits for its link; null without one. */
    pendingEmail: p.string().length(254).nullable(),
    /** null for someone who only ever signed in with Google. */
    passwordHash: p.text().nullable().hidden(),
    /** Google's id of the person; null when never signed in that way. */
    googleSubject: p.string().unique().nullable().hidden(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** A person with an account. */
export class User extends UserSchema.class {}

UserSchema.setClass(User);
