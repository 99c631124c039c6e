import { REDESIGN_LIMITS } from '@forkfront/common/limits.ts';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { newId } from '../../lib/ids.ts';
import { User } from '../accounts/account.entity.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { REDESIGN_STATES } from './redesign.rules.ts';

const RedesignSchema = defineEntity({
  name: 'Redesign',
  tableName: 'redesigns',
  indexes: [
    {
      name: 'redesigns_open_unique',
      expression:
        "create unique index redesigns_open_unique on redesigns (restaurant_id) where state not in ('APPROVED', 'WITHDRAWN')",
    },
    { properties: ['restaurant', 'id'] },
  ],
  checks: [
    { name: 'redesigns_brief_check', expression: "brief <> ''" },
    { name: 'redesigns_proposed_check', expression: "state <> 'PROPOSED' or proposed_at is not null" },
    { name: 'redesigns_approved_check', expression: "state <> 'APPROVED' or proposed_at is not null" },
  ],
  properties: {
    /** Ids grow with time: lists are sorted by them. */
    id: p.uuid().primary().onCreate(newId),
    restaurant: () => p.manyToOne(Restaurant).deleteRule('cascade').ref(),
    state: p.enum(REDESIGN_STATES),
    brief: p.string().length(REDESIGN_LIMITS.text),
    /** Addresses of examples. */
    links: p.json<string[]>(),
    requestedAt: p.datetime(),
    /** When the first proposal was made; null before. */
    proposedAt: p.datetime().nullable(),
  },
});

/** A redesign of a site that our staff make for its owner. */
export class Redesign extends RedesignSchema.class {}

RedesignSchema.setClass(Redesign);

const RedesignMoveSchema = defineEntity({
  name: 'RedesignMove',
  tableName: 'redesign_moves',
  indexes: [{ properties: ['redesign', 'id'] }, { properties: ['user'] }],
  checks: [
    { name: 'redesign_moves_link_check', expression: "to_state = 'PROPOSED' or link is null" },
    {
      name: 'redesign_moves_draft_check',
      expression: "to_state <> 'PROPOSED' or link is not null or pictures <> '[]'",
    },
    {
      name: 'redesign_moves_pictures_check',
      expression:
        "jsonb_array_length(pictures) <= case when to_state in ('REQUESTED', 'PROPOSED') then 6 else 0 end",
    },
    { name: 'redesign_moves_proposal_check', expression: "to_state <> 'PROPOSED' or text is not null" },
    { name: 'redesign_moves_changes_check', expression: "to_state <> 'CHANGES_ASKED' or text is not null" },
  ],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    redesign: () => p.manyToOne(Redesign).deleteRule('cascade').ref(),
    toState: p.enum(REDESIGN_STATES),
    /** Who made it; null after the account was removed. */
    user: () => p.manyToOne(User).deleteRule('set null').nullable().ref(),
    /** The message to the other side; null without one. */
    text: p.string().length(REDESIGN_LIMITS.text).nullable(),
    /** Address of the draft of a proposal; null without one and for other moves. */
    link: p.string().length(REDESIGN_LIMITS.link).nullable(),
    /** Keys of the pictures of a request or a proposal. */
    pictures: p
      .json<string[]>()
      .defaultRaw(`'[]'`)
      .onCreate(() => []),
    at: p.datetime(),
  },
});

/** A change of the state of a redesign: who, when, and with which words. */
export class RedesignMove extends RedesignMoveSchema.class {}

RedesignMoveSchema.setClass(RedesignMove);

/** The tables of these entities, for typed SQL. */
export type RedesignTables = InferKyselyDB<typeof RedesignSchema | typeof RedesignMoveSchema>;
