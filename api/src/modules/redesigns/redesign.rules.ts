import { manyLines, oneLine } from '../../lib/plainText.ts';
import { problemAt, type FieldProblem } from '../../lib/result.ts';
import type { PackageTier } from '../restaurants/restaurant.entity.ts';
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

export const REDESIGN_LIMITS = { text: 3000, links: 5, link: 500 } as const;

/** What an owner writes. */
export interface RedesignWords {
  brief: string;
  /** Addresses of pages and pictures that the owner likes. */
  links: readonly string[];
}

/** The words as they are stored; lines without an address are left out. */
export const tidyWords = ({ brief, links }: RedesignWords): { brief: string; links: string[] } => ({
  brief: manyLines(brief),
  links: links.map(oneLine).filter((link) => link !== ''),
});

/** The invalid fields of tidied words. */
export const wordProblems = ({ brief, links }: RedesignWords): FieldProblem[] =>
  [
    problemAt('brief', textProblem(brief, messages.briefMissing)),
    problemAt('links', links.length > REDESIGN_LIMITS.links ? messages.tooManyLinks : null),
    ...links.map((link, index) => problemAt(`links.${index}`, linkProblem(link))),
  ].flat();

/** What a move says: null for parts that it has not. */
export interface MoveWords {
  text: string | null;
  /** Address of a draft. */
  link: string | null;
}

/** The words of a move as they are stored. Only proposals have a link. */
export const tidyMove = (to: RedesignStep, { text, link }: MoveWords): MoveWords => ({
  text: manyLines(text ?? '') || null,
  link: to === 'PROPOSED' ? oneLine(link ?? '') : null,
});

/** The invalid fields of a tidied move: a proposal needs a text and a link, changes need a text. */
export const moveProblems = (to: RedesignStep, { text, link }: MoveWords): FieldProblem[] =>
  [
    problemAt('text', textProblem(text ?? '', NEEDED_TEXT[to] ?? null)),
    problemAt('link', link === null ? null : linkProblem(link)),
  ].flat();

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
  const { protocol } = URL.parse(link) ?? {};
  return protocol === 'https:' || protocol === 'http:' ? null : messages.linkInvalid;
}
