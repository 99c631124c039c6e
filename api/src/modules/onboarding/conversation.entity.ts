import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { AssistantItem } from '../../gateways/assistant/assistant.gateway.ts';
import { newId } from '../../lib/ids.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { ONBOARDING_ACTIONS, type OnboardingDraft } from './onboarding.rules.ts';

const ConversationSchema = defineEntity({
  name: 'Conversation',
  tableName: 'conversations',
  indexes: [{ properties: ['restaurant'] }, { properties: ['createdAt'], where: { restaurant: null } }],
  checks: [{ name: 'conversations_turn_count_check', expression: 'turn_count >= 0' }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** Hash of the secret in the visitor's browser. */
    tokenHash: p.string().unique().hidden(),
    packageName: p.string().length(40),
    action: p.enum(ONBOARDING_ACTIONS).default('start'),
    draft: p.json<OnboardingDraft>(),
    /** The preview; null until it is built. */
    restaurant: () => p.manyToOne(Restaurant).nullable().deleteRule('set null').ref(),
    /** Number of the visitor's messages; retries are not counted. */
    turnCount: p.integer().default(0),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** The onboarding chat of one visitor. */
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
    /** A time-ordered UUID: the sort order of the turns. */
    id: p.uuid().primary().onCreate(newId),
    conversation: () => p.manyToOne(Conversation).deleteRule('cascade').ref(),
    /** The client's id of the message; repeating it returns the stored answer. */
    clientId: p.string().length(64),
    state: p.enum(TURN_STATES),
    /** Number of attempts to answer. Only the latest attempt may write its outcome. */
    attempt: p.integer().default(1),
    userText: p.text(),
    /** Sanitised HTML; empty until finished. */
    answerHtml: p.text().default(''),
    action: p.enum(ONBOARDING_ACTIONS).nullable(),
    /** Input and output of the model in this turn, for later calls of the model. */
    items: p.json<AssistantItem[]>(),
    startedAt: p.datetime(),
    finishedAt: p.datetime().nullable(),
  },
});

/** One message of the visitor and its answer. */
export class Turn extends TurnSchema.class {}

TurnSchema.setClass(Turn);

/** The tables of these entities, for typed SQL. */
export type OnboardingTables = InferKyselyDB<typeof ConversationSchema | typeof TurnSchema>;
