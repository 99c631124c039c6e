import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '../../../lib/ids.ts';
import { User } from '../user.entity.ts';

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
