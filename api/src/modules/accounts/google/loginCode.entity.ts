import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '../../../lib/ids.ts';
import { User } from '../user.entity.ts';

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
