import { DAY_MS } from '@forkfront/common/durations.ts';
import { REDESIGN_LIMITS } from '@forkfront/common/limits.ts';
import { manyLines, oneLine } from '@forkfront/common/plainText.ts';
import { problemAt, type FieldProblem } from '../../lib/result.ts';
import type { PackageTier } from '@forkfront/common/plan.ts';
import { messages } from './messages.ts';

export const REDESIGN_STATES = [
  'REQUESTED',
  'IN_PROGRESS',
  'PROPOSED',
  'CHANGES_ASKED',
  'APPROVED',
  'WITHDRAWN',
] as const;
export type RedesignState = (typeof REDESIGN_STATES)[number];

/** The state that a move leads to. */
export type RedesignStep = Exclude<RedesignState, 'REQUESTED'>;

/** `OWNER`: a person who may edit the restaurant. `OPERATOR`: our staff. */
export type RedesignParty = 'OWNER' | 'OPERATOR';

/** Nothing follows these states. */
export const FINAL_STATES: readonly RedesignState[] = ['APPROVED', 'WITHDRAWN'];

/** States in which somebody still has something to do. */
export const OPEN_STATES = REDESIGN_STATES.filter((state) => !FINAL_STATES.includes(state));

const PARTIES: Record<RedesignState, RedesignParty> = {
  REQUESTED: 'OWNER',
  IN_PROGRESS: 'OPERATOR',
  PROPOSED: 'OPERATOR',
  CHANGES_ASKED: 'OWNER',
  APPROVED: 'OWNER',
  WITHDRAWN: 'OWNER',
};

const STEPS: Record<RedesignState, readonly RedesignStep[]> = {
  REQUESTED: ['IN_PROGRESS', 'PROPOSED', 'WITHDRAWN'],
  IN_PROGRESS: ['PROPOSED', 'WITHDRAWN'],
  PROPOSED: ['CHANGES_ASKED', 'APPROVED', 'WITHDRAWN'],
  CHANGES_ASKED: ['PROPOSED', 'WITHDRAWN'],
  APPROVED: [],
  WITHDRAWN: [],
};

/** Who leads a redesign to a state. */
export const partyOf = (state: RedesignState): RedesignParty => PARTIES[state];

/** The states that can follow. */
export const stepsFrom = (state: RedesignState): readonly RedesignStep[] => STEPS[state];

const A_YEAR: Record<PackageTier, number> = { FREE: 0, SILVER: 0, GOLD: 1, PLATINUM: 2 };

/** How many redesigns a plan includes in 365 days. One that was withdrawn before a proposal does not count. */
export const redesignsAYear = (tier: PackageTier): number => A_YEAR[tier];

/** How long the link in the mail of a proposal can answer it. */
export const ANSWER_DAYS = 14;

/** Until when the mailed link of a proposal works. */
export const answerableUntil = (proposedAt: Date): Date =>
  new Date(proposedAt.getTime() + ANSWER_DAYS * DAY_MS);

/** `OPEN`: the owner can answer it. `SUPERSEDED`: there is a newer proposal. The others: the owner's answer. */
export type ProposalStanding = 'OPEN' | 'SUPERSEDED' | 'CHANGES_ASKED' | 'APPROVED' | 'WITHDRAWN';

/** How a proposal stands, by the newest proposal and the state of its redesign. */
export function standingOf(proposalId: string, newestId: string, state: RedesignState): ProposalStanding {
  if (proposalId !== newestId) return 'SUPERSEDED';
  // After a proposal a redesign is neither requested nor in progress again.
  return state === 'CHANGES_ASKED' || state === 'APPROVED' || state === 'WITHDRAWN' ? state : 'OPEN';
}

/** What an owner writes. */
export interface RedesignInput {
  brief: string;
  /** Addresses of pages and pictures that the owner likes. */
  links: readonly string[];
  /** Addresses of uploaded pictures. */
  imageUrls: readonly string[];
}

/** The input as they are stored; lines without an address are left out. */
export const tidyInput = ({ brief, links, imageUrls }: RedesignInput) => ({
  brief: manyLines(brief),
  links: links.map(oneLine).filter((link) => link !== ''),
  imageUrls: [...new Set(imageUrls)],
});

/** The invalid fields of tidied words. */
export const inputProblems = ({ brief, links, imageUrls }: RedesignInput): FieldProblem[] =>
  [
    problemAt('brief', textProblem(brief, messages.briefMissing)),
    ...(links.length > REDESIGN_LIMITS.links
      ? problemAt('links', messages.tooManyLinks)
      : links.map((link, index) => problemAt(`links.${index}`, linkProblem(link)))),
    picturesProblem(imageUrls),
  ].flat();

/** What a move says: null for parts that it has not. */
export interface MoveInput {
  text: string | null;
  /** Address of a draft. */
  link: string | null;
  /** Addresses of uploaded pictures. */
  imageUrls: readonly string[];
}

/** The input of a move as they are stored. Only proposals have a link and pictures. */
export const tidyMove = (to: RedesignStep, { text, link, imageUrls }: MoveInput): MoveInput => ({
  text: manyLines(text ?? '') || null,
  link: to === 'PROPOSED' ? oneLine(link ?? '') || null : null,
  imageUrls: to === 'PROPOSED' ? [...new Set(imageUrls)] : [],
});

/** The invalid fields of a tidied move: a proposal needs a text, and a link or a picture; changes need a text. */
export const moveProblems = (to: RedesignStep, { text, link, imageUrls }: MoveInput): FieldProblem[] =>
  [
    problemAt('text', textProblem(text ?? '', NEEDED_TEXT[to] ?? null)),
    problemAt('link', link === null ? null : linkProblem(link)),
    problemAt(
      'link',
      to === 'PROPOSED' && link === null && imageUrls.length === 0 ? messages.draftMissing : null,
    ),
    picturesProblem(imageUrls),
  ].flat();

const picturesProblem = (imageUrls: readonly string[]): FieldProblem[] =>
  problemAt('imageUrls', imageUrls.length > REDESIGN_LIMITS.pictures ? messages.tooManyPictures : null);

const NEEDED_TEXT: Partial<Record<RedesignStep, string>> = {
  PROPOSED: messages.proposalMissing,
  CHANGES_ASKED: messages.changesMissing,
};

function textProblem(text: string, missing: string | null): string | null {
  if (text === '') return missing;
  return text.length > REDESIGN_LIMITS.text ? messages.textTooLong(REDESIGN_LIMITS.text) : null;
}

function linkProblem(link: string): string | null {
  if (link.length > REDESIGN_LIMITS.link) return messages.linkTooLong(REDESIGN_LIMITS.link);
  // `http:evil` is an address relative to that of the reader.
  const isWhole = /^https?:\/\/[^/\\]/i.test(link);
  const address = isWhole ? URL.parse(link) : null;
  // A name before `@` looks like the host.
  return address && address.username + address.password === '' ? null : messages.addressInvalid;
}
