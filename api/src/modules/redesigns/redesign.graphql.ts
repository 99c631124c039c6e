import { REDESIGN_LIMITS } from '@forkfront/common/limits.ts';
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
import type { SiteLinks } from '../sites/siteLinks.ts';
import type { Redesign } from './redesign.entity.ts';
import type { MoveView } from './redesign.repository.ts';
import {
  partyOf,
  type ProposalStanding,
  type RedesignParty,
  type RedesignState,
  type RedesignStep,
} from './redesign.rules.ts';
import type { ProposalView } from './redesignAnswer.service.ts';

const STEP_WORDS = {
  IN_PROGRESS: 'Our staff work on it.',
  PROPOSED: 'A proposal waits for the owner’s answer.',
  CHANGES_ASKED: 'The owner asked for changes to the proposal.',
  APPROVED: 'The owner approved the proposal. Final.',
  WITHDRAWN: 'The owner withdrew the request. Final.',
};

export const RedesignStateEnum = enumType<RedesignState>('RedesignState', 'How far a redesign is.', {
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
  link: nullable(String, 'Address of the draft of a proposal; null without one and for other moves.'),
  imageUrls: field([String], 'Addresses of the pictures of a request or a proposal, in their order.'),
  at: field(DateTime, 'When it was made.'),
});
type RedesignMoveType = InstanceType<typeof RedesignMoveType>;

const imageUrlsOf = (keys: readonly string[], links: SiteLinks): string[] =>
  keys.flatMap((key) => links.pictureUrl(key) ?? []);

/** A move for GraphQL. */
export function toMoveType(
  { toState, name, pictures, ...move }: MoveView,
  links: SiteLinks,
): RedesignMoveType {
  const by = partyOf(toState);
  const imageUrls = imageUrlsOf(pictures, links);
  return RedesignMoveType.of({ ...move, to: toState, by, name: by === 'OWNER' ? name : null, imageUrls });
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
  brief: field(String, `What the owner wants, at most ${REDESIGN_LIMITS.text} characters.`),
  links: field([String], 'Addresses of examples, at most 5.'),
  imageUrls: field(
    [String],
    `Addresses of at most ${REDESIGN_LIMITS.pictures} pictures, from \`confirmUpload\` with the context \`redesign\`.`,
    [],
  ),
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
  text: nullable(
    String,
    `A message, at most ${REDESIGN_LIMITS.text} characters. A proposal and a wish for changes need one.`,
  ),
  link: nullable(String, 'Address of the draft; only proposals have one. They need it or a picture.'),
  imageUrls: field(
    [String],
    `Addresses of at most ${REDESIGN_LIMITS.pictures} pictures of a proposal, from \`confirmUpload\` with the context \`redesign_proposal\`.`,
    [],
  ),
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

const ProposalStandingEnum = enumType<ProposalStanding>('ProposalStanding', 'How a proposal stands.', {
  OPEN: 'It waits for the owner’s answer.',
  SUPERSEDED: 'There is a newer proposal.',
  CHANGES_ASKED: 'The owner asked for changes.',
  APPROVED: 'The owner approved it.',
  WITHDRAWN: 'The owner withdrew the request.',
});

export const RedesignProposalType = objectType(
  'RedesignProposal',
  'A proposal for a redesign, for the person whose mail has the link to it.',
  {
    restaurantId: field(ID, 'The restaurant.'),
    restaurantName: field(String, 'Name of the restaurant.'),
    text: nullable(String, 'What our staff write.'),
    link: nullable(String, 'Address of the draft; null without one.'),
    imageUrls: field([String], 'Addresses of its pictures, in their order.'),
    at: field(DateTime, 'When it was made.'),
    standing: field(ProposalStandingEnum, 'How it stands.'),
    answerableUntil: field(DateTime, 'Until when the link works.'),
  },
);
type RedesignProposalType = InstanceType<typeof RedesignProposalType>;

/** A proposal for GraphQL. */
export const toProposalType = (
  { restaurantId, pictures, ...proposal }: ProposalView,
  links: SiteLinks,
): RedesignProposalType =>
  RedesignProposalType.of({
    ...proposal,
    restaurantId: toGlobalId('Restaurant', restaurantId),
    imageUrls: imageUrlsOf(pictures, links),
  });

const ProposalAnswerEnum = enumType<'APPROVED' | 'CHANGES_ASKED'>(
  'ProposalAnswer',
  'An answer to a proposal.',
  {
    APPROVED: 'It is approved.',
    CHANGES_ASKED: 'It should be changed.',
  },
);

export const AnswerRedesignProposalInput = mutationInput('answerRedesignProposal', {
  token: field(String, 'Token of the mailed link.'),
  answer: field(ProposalAnswerEnum, 'The answer.'),
  text: nullable(
    String,
    `What to change, at most ${REDESIGN_LIMITS.text} characters. A wish for changes needs it.`,
  ),
});
export type AnswerRedesignProposalInput = InstanceType<typeof AnswerRedesignProposalInput>;

export const AnswerRedesignProposalPayload = mutationPayload('answerRedesignProposal', {
  proposal: field(RedesignProposalType, 'The answered proposal.'),
});

export const AnswerRedesignProposalResult = resultType(
  'answerRedesignProposal',
  AnswerRedesignProposalPayload,
  'validation',
  'notFound',
  'conflict',
  'rateLimited',
);
