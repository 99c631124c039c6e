import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '../../../lib/ids.ts';
import { User } from '../user.entity.ts';

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
