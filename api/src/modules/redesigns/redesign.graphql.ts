import { resultType } from '../../graphql/errors.graphql.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { connectionType, edgeType } from '../../graphql/relay.graphql.ts';
import { DateTime } from '../../graphql/scalars.ts';
import {
  enumType,
  field,
  mutationInput,
  mutationPayload,
  nodeType,
  nullable,
  objectType,
} from '../../graphql/types.ts';
import { ID } from 'type-graphql';
import type { Redesign } from './redesign.entity.ts';
import type { MoveView } from './redesign.repository.ts';
import { partyOf, type RedesignParty, type RedesignState, type RedesignStep } from './redesign.rules.ts';

const STEP_WORDS = {
  IN_PROGRESS: 'Our staff work on it.',
  PROPOSED: 'A proposal waits for the owner’s answer.',
  CHANGES_ASKED: 'The owner asked for changes to the proposal.',
  APPROVED: 'The owner approved the proposal. Final.',
  WITHDRAWN: 'The owner withdrew the request. Final.',
};

const RedesignStateEnum = enumType<RedesignState>('RedesignState', 'How far a redesign is.', {
  REQUESTED: 'It waits for our staff.',
  ...STEP_WORDS,
});

const RedesignStepEnum = enumType<RedesignStep>(
  'RedesignStep',
  'A state to which people lead a redesign.',
  STEP_WORDS,
);

const RedesignPartyEnum = enumType<RedesignParty>('RedesignParty', 'A side of a redesign.', {
  OWNER: 'The owner of the restaurant or its staff.',
  OPERATOR: 'Our staff.',
});

export const RedesignMoveType = objectType('RedesignMove', 'An entry of the history of a redesign.', {
  to: field(RedesignStateEnum, 'The new state.'),
  by: field(RedesignPartyEnum, 'Who made it.'),
  name: nullable(String, 'Name of the person; null for our staff, and after the account was removed.'),
  text: nullable(String, 'The message to the other side; null without one.'),
  link: nullable(String, 'Address of the draft of a proposal; null for other moves.'),
  at: field(DateTime, 'When it was made.'),
});
type RedesignMoveType = InstanceType<typeof RedesignMoveType>;

/** A move for GraphQL. */
export function toMoveType({ toState, name, text, link, at }: MoveView): RedesignMoveType {
  const by = partyOf(toState);
  return RedesignMoveType.of({ to: toState, by, name: by === 'OWNER' ? name : null, text, link, at });
}

export const RedesignType = nodeType('Redesign', 'A redesign of a site by our staff.', {
  restaurantId: field(ID, 'Its restaurant.'),
  state: field(RedesignStateEnum, 'How far it is.'),
  brief: field(String, 'What the owner wants.'),
  links: field([String], 'Addresses of examples that the owner likes.'),
  requestedAt: field(DateTime, 'When it was requested.'),
});
export type RedesignType = InstanceType<typeof RedesignType>;

/** A redesign for GraphQL. */
export const toRedesignType = ({
  id,
  restaurant,
  state,
  brief,
  links,
  requestedAt,
}: Redesign): RedesignType =>
  RedesignType.of({
    id: toGlobalId('Redesign', id),
    restaurantId: toGlobalId('Restaurant', restaurant.id),
    state,
    brief,
    links,
    requestedAt,
  });

export const RedesignEdge = edgeType('Redesign', RedesignType);
export const RedesignConnection = connectionType('Redesign', RedesignEdge);

export const RequestRedesignInput = mutationInput('requestRedesign', {
  restaurantId: field(ID, 'The restaurant.'),
  brief: field(String, 'What the owner wants, at most 3000 characters.'),
  links: field([String], 'Addresses of examples, at most 5.'),
});
export type RequestRedesignInput = InstanceType<typeof RequestRedesignInput>;

export const RequestRedesignPayload = mutationPayload('requestRedesign', {
  redesign: field(RedesignType, 'The new redesign.'),
});

export const RequestRedesignResult = resultType(
  'requestRedesign',
  RequestRedesignPayload,
  'validation',
  'notFound',
  'conflict',
  'paidPlan',
  'rateLimited',
);

export const MoveRedesignInput = mutationInput('moveRedesign', {
  redesignId: field(ID, 'The redesign.'),
  to: field(RedesignStepEnum, 'The next state.'),
  text: nullable(String, 'A message, at most 3000 characters. A proposal and a wish for changes need one.'),
  link: nullable(String, 'Address of the draft; only proposals have one and need it.'),
});
export type MoveRedesignInput = InstanceType<typeof MoveRedesignInput>;

export const MoveRedesignPayload = mutationPayload('moveRedesign', {
  redesign: field(RedesignType, 'The redesign.'),
});

export const MoveRedesignResult = resultType(
  'moveRedesign',
  MoveRedesignPayload,
  'validation',
  'notFound',
  'conflict',
  'rateLimited',
);
