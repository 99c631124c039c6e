import { EMAIL_LENGTH } from '@forkfront/common/email.ts';
import { ACCOUNT_LIMITS } from '@forkfront/common/limits.ts';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { newId } from '../../lib/ids.ts';
import { wordsSql } from '../../lib/wordSearch.ts';

/** SQL of the words of a person's name and address, which have an index. `table`: the alias of the table with a dot, or nothing. */
export const personWords = (table = ''): string => wordsSql(`${table}"name"`, `${table}"email"`);

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  uniques: [{ properties: ['googleIssuer', 'googleSubject'] }],
  indexes: [
    {
      name: 'users_words_index',
      expression: `create index "users_words_index" on "users" using gin (${personWords()})`,
    },
  ],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    name: p.string().length(ACCOUNT_LIMITS.name),
    /** Lower-case. */
    email: p.string().length(EMAIL_LENGTH).unique(),
    /** When the address was verified by a mailed link or by Google; null until then. */
    emailVerifiedAt: p.datetime().nullable(),
    /** A new address that is not verified yet; null without one. */
    pendingEmail: p.string().length(EMAIL_LENGTH).nullable(),
    /** null for an account that only signs in with Google. */
    passwordHash: p.text().nullable().hidden(),
    /** The provider of `googleSubject`; null without one. */
    googleIssuer: p.string().nullable().hidden(),
    /** The person at the provider: two providers may use the same id. null without a sign-in with Google. */
    googleSubject: p.string().nullable().hidden(),
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
    /** User agent at the sign-in; null without one. */
    userAgent: p.string().length(400).nullable(),
    createdAt: p.datetime(),
    /** When the person last proved who they are: at the sign-in, and with `confirmIdentity`. */
    confirmedAt: p.datetime(),
    lastUsedAt: p.datetime(),
    expiresAt: p.datetime(),
    /** Address of the operator who looks through this session and can change nothing; null for a sign-in of the person. */
    watchedBy: p.string().length(EMAIL_LENGTH).nullable(),
  },
});

/** A sign-in of a browser. Only a hash of its token is stored. */
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

/** A single-use link to set a new password. Only a hash of its token is stored. */
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
    /** Whether a second step must be passed with it; else it is a session's worth. */
    isSecondStep: p.boolean().default(false),
    expiresAt: p.datetime(),
  },
});

/**
 * A single-use code that is exchanged for a session: by `/auth/callback` after Google, or with the second step of a sign-in. Only a hash of
 * it is stored.
 */
export class LoginCode extends LoginCodeSchema.class {}

LoginCodeSchema.setClass(LoginCode);

/** The tables of these entities, for typed SQL. */
export type AccountTables = InferKyselyDB<
  typeof UserSchema | typeof SessionSchema | typeof PasswordResetSchema | typeof LoginCodeSchema
>;
