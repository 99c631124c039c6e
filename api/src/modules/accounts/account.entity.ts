import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
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

const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  indexes: [{ properties: ['user'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    user: () => p.manyToOne(User).deleteRule('cascade').ref(),
    tokenHash: p.string().unique().hidden(),
    /** What the browser called itself when it signed in; null when it said nothing. */
    userAgent: p.string().length(400).nullable(),
    createdAt: p.datetime(),
    lastUsedAt: p.datetime(),
    expiresAt: p.datetime(),
  },
});

/** One sign-in of one browser. Only a hash of its token is kept. */
export class Session extends SessionSchema.class {}

SessionSchema.setClass(Session);

const PasswordResetSchema = defineEntity({
  name: 'PasswordReset',
  tableName: 'password_resets',
  indexes: [{ properties: ['user'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    user: () => p.manyToOne(User).deleteRule('cascade').ref(),
    tokenHash: p.string().unique().hidden(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

/** A link to set a new password, good for one use. Only a hash of its token is kept. */
export class PasswordReset extends PasswordResetSchema.class {}

PasswordResetSchema.setClass(PasswordReset);

const LoginCodeSchema = defineEntity({
  name: 'LoginCode',
  tableName: 'login_codes',
  indexes: [{ properties: ['user'] }, { properties: ['expiresAt'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    user: () => p.manyToOne(User).deleteRule('cascade').ref(),
    codeHash: p.string().unique().hidden(),
    expiresAt: p.datetime(),
  },
});

/** What `/auth/callback` exchanges for a session, once: its row is gone then. Only a hash of the code is kept. */
export class LoginCode extends LoginCodeSchema.class {}

LoginCodeSchema.setClass(LoginCode);

/** The tables of these entities, for typed SQL. */
export type AccountTables = InferKyselyDB<
  typeof UserSchema | typeof SessionSchema | typeof PasswordResetSchema | typeof LoginCodeSchema
>;
