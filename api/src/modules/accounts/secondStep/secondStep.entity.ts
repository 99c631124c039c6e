import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { newId } from '../../../lib/ids.ts';
import { User } from '../account.entity.ts';

const AuthenticatorSchema = defineEntity({
  name: 'Authenticator',
  tableName: 'authenticators',
  uniques: [{ properties: ['user'] }],
  checks: [{ name: 'authenticators_last_step_check', expression: 'last_step >= 0' }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    user: () => p.manyToOne(User).deleteRule('cascade').ref(),
    /** Encrypted for its user. */
    sealedSecret: p.text().hidden(),
    /** The step of the last code that was accepted: a code counts once. */
    lastStep: p.integer().default(0),
    /** When the person has entered the first code; null before, when it does not count. */
    confirmedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

/** An app that shows codes for an account (TOTP, RFC 6238). */
export class Authenticator extends AuthenticatorSchema.class {}

AuthenticatorSchema.setClass(Authenticator);

const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  indexes: [{ properties: ['user'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    user: () => p.manyToOne(User).deleteRule('cascade').ref(),
    codeHash: p.string().unique().hidden(),
  },
});

/** A code for a lost device. It is deleted when it is used; only a hash is stored. */
export class RecoveryCode extends RecoveryCodeSchema.class {}

RecoveryCodeSchema.setClass(RecoveryCode);

/** The tables of these entities, for typed SQL. */
export type SecondStepTables = InferKyselyDB<typeof AuthenticatorSchema | typeof RecoveryCodeSchema>;
