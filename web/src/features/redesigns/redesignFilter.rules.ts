import type { RedesignState } from '../../__generated__/OperatorScreenQuery.graphql.ts';

/** The redesigns that operators can choose to see, by their states. */
export const FILTERS = {
  open: ['REQUESTED', 'IN_PROGRESS', 'PROPOSED', 'CHANGES_ASKED'],
  ours: ['REQUESTED', 'IN_PROGRESS', 'CHANGES_ASKED'],
  owners: ['PROPOSED'],
  finished: ['APPROVED', 'WITHDRAWN'],
} satisfies Record<string, RedesignState[]>;

export type RedesignFilter = keyof typeof FILTERS;

/** Query of the operators' page. The open redesigns are shown without it. */
export interface OperatorSearch {
  show?: Exclude<RedesignFilter, 'open'> | undefined;
}

/** Keeps a known filter, else sets undefined, because the router keeps values that are not named. */
export const parseOperatorSearch = ({ show }: Record<string, unknown>): OperatorSearch => ({
  show: show === 'ours' || show === 'owners' || show === 'finished' ? show : undefined,
});
