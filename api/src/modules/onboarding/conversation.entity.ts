import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '../../lib/ids.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import type { OnboardingDraft } from './onboardingDraft.ts';
import { ONBOARDING_ACTIONS } from './onboarding.rules.ts';

const ConversationSchema = defineEntity({
  name: 'Conversation',
  tableName: 'conversations',
  indexes: [{ properties: ['restaurant'] }, { properties: ['createdAt'], where: { restaurant: null } }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** Hash of the secret that the visitor's browser keeps. */
    tokenHash: p.string().unique().hidden(),
    packageName: p.string().length(40),
    action: p.enum(ONBOARDING_ACTIONS).default('start'),
    draft: p.json<OnboardingDraft>(),
    /** The preview that was built; null until then. */
    restaurant: () => p.manyToOne(Restaurant).nullable().deleteRule('set null').ref(),
    /** Messages of the visitor, tries of the same one counted once. */
    turnCount: p.integer().default(0),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** One visitor's setting-up chat. */
export class Conversation extends ConversationSchema.class {}

ConversationSchema.setClass(Conversation);
