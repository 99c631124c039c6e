import { EMAIL_LENGTH } from '@forkfront/common/email.ts';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { newId } from '../../lib/ids.ts';
import { User } from '../accounts/account.entity.ts';
import { MEMBER_ROLES } from './access.rules.ts';
import { Restaurant } from './restaurant.entity.ts';

const MemberSchema = defineEntity({
  name: 'Member',
  tableName: 'restaurant_members',
  uniques: [{ properties: ['restaurant', 'email'] }],
  indexes: [{ properties: ['user'] }],
  checks: [
    {
      name: 'restaurant_members_accepted_at_check',
      expression: '(user_id is null) = (accepted_at is null)',
    },
  ],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    restaurant: () => p.manyToOne(Restaurant).deleteRule('cascade').ref(),
    /** Where the invitation was sent, in lower case. */
    email: p.string().length(EMAIL_LENGTH),
    role: p.enum(MEMBER_ROLES),
    /** The account that accepted the invitation; null before. */
    user: () => p.manyToOne(User).deleteRule('cascade').nullable().ref(),
    /** When the last invitation was sent. */
    invitedAt: p.datetime(),
    acceptedAt: p.datetime().nullable(),
    /** When the owner paused the member; null: not paused. */
    pausedAt: p.datetime().nullable(),
  },
});

/** A person of a restaurant's staff besides its owner, or an invitation. */
export class Member extends MemberSchema.class {}

MemberSchema.setClass(Member);

/** The table of this entity, for typed SQL. */
export type MemberTables = InferKyselyDB<typeof MemberSchema>;
