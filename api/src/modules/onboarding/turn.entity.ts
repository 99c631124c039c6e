import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '../../lib/ids.ts';
import type { AssistantItem } from '../../gateways/assistant/assistant.gateway.ts';
import { Conversation } from './conversation.entity.ts';
import { ONBOARDING_ACTIONS } from './onboarding.rules.ts';

export const TURN_STATES = ['answering', 'finished', 'failed'] as const;
export type TurnState = (typeof TURN_STATES)[number];

const TurnSchema = defineEntity({
  name: 'Turn',
  tableName: 'conversation_turns',
  uniques: [{ properties: ['conversation', 'clientId'] }],
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
