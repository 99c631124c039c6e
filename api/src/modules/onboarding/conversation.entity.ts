import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { AssistantItem } from '../../gateways/assistant/assistant.gateway.ts';
import { newId } from '../../lib/ids.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { ONBOARDING_ACTIONS } from './onboarding.rules.ts';
import type { OnboardingDraft } from './onboardingDraft.rules.ts';

const ConversationSchema = defineEntity({
  name: 'Conversation',
  tableName: 'conversations',
  indexes: [{ properties: ['restaurant'] }, { properties: ['createdAt'], where: { restaurant: null } }],
  checks: [{ name: 'conversations_turn_count_check', expression: 'turn_count >= 0' }],
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

const TURN_STATES = ['answering', 'finished', 'failed'] as const;
export type TurnState = (typeof TURN_STATES)[number];

const TurnSchema = defineEntity({
  name: 'Turn',
  tableName: 'conversation_turns',
  uniques: [{ properties: ['conversation', 'clientId'] }],
  checks: [{ name: 'conversation_turns_attempt_check', expression: 'attempt >= 1' }],
  properties: {
    /** Time-ordered, so it sorts the conversation. */
    id: p.uuid().primary().onCreate(newId),
    conversation: () => p.manyToOne(Conversation).deleteRule('cascade').ref(),
    /** The client's id of the visitor's message: the same id replays the answer. */
    clientId: p.string().length(64),
    state: p.enum(TURN_STATES),
    /** Counts the tries of answering: only the newest may write its outcome. */
    attempt: p.integer().default(1),
    userText: p.text(),
    /** Sanitised HTML; empty until finished. */
    answerHtml: p.text().default(''),
    action: p.enum(ONBOARDING_ACTIONS).nullable(),
    /** What the model was asked and said in this turn, as it is given to the model again. */
    items: p.json<AssistantItem[]>(),
    startedAt: p.datetime(),
    finishedAt: p.datetime().nullable(),
  },
});

/** One message of the visitor with its answer. */
export class Turn extends TurnSchema.class {}

TurnSchema.setClass(Turn);

/** The tables of these entities, for typed SQL. */
export type OnboardingTables = InferKyselyDB<typeof ConversationSchema | typeof TurnSchema>;
