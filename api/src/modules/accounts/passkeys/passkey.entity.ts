import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { newId } from '../../../lib/ids.ts';
import { User } from '../account.entity.ts';
import { PASSKEY_LENGTHS } from './passkeyLengths.ts';

const PasskeySchema = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  indexes: [{ properties: ['user'] }],
  checks: [{ name: 'passkeys_counter_check', expression: 'counter >= 0' }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    user: () => p.manyToOne(User).deleteRule('cascade').ref(),
    /** As the browser names it, base64url. */
    credentialId: p.string().length(PASSKEY_LENGTHS.credentialId).unique(),
    /** COSE key, base64url. */
    publicKey: p.text().hidden(),
    /** Uses that the device has counted; 0 for devices that do not count. */
    counter: p.bigint('number').default(0),
    /** What the person calls it. */
    name: p.string().length(PASSKEY_LENGTHS.name),
    createdAt: p.datetime(),
    /** null before the first sign-in with it. */
    lastUsedAt: p.datetime().nullable(),
  },
});

/** A key of a device or a password manager that signs a person in (WebAuthn). */
export class Passkey extends PasskeySchema.class {}

PasskeySchema.setClass(Passkey);

const PasskeyChallengeSchema = defineEntity({
  name: 'PasskeyChallenge',
  tableName: 'passkey_challenges',
  indexes: [{ properties: ['user'] }, { properties: ['expiresAt'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** Who adds a passkey or confirms; null for a sign-in. */
    user: () => p.manyToOne(User).deleteRule('cascade').ref().nullable(),
    ticketHash: p.string().unique().hidden(),
    /** What the device signs, base64url. */
    challenge: p.string(),
    expiresAt: p.datetime(),
  },
});

/** A challenge that waits for a device, for five minutes and one use. */
export class PasskeyChallenge extends PasskeyChallengeSchema.class {}

PasskeyChallengeSchema.setClass(PasskeyChallenge);

/** The table of passkeys, for typed SQL. */
export type PasskeyTables = InferKyselyDB<typeof PasskeySchema>;
