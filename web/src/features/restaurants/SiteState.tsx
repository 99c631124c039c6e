import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { SiteState_restaurant$key } from '../../__generated__/SiteState_restaurant.graphql.ts';

const COLOURS: Record<string, string> = {
  GOOD: 'var(--success)',
  ATTENTION: 'var(--warning)',
  PROBLEM: 'var(--error)',
};

const Root = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2);
  font-size: var(--size-15);
  font-variant-numeric: tabular-nums;
  /* In the middle of the first line. */
  > span {
    width: 9px;
    height: 9px;
    margin-top: 0.45em;
    border-radius: 50%;
  }
`;

/** The state of a site in the words of the server, which are the same on every screen and in mails. */
export function SiteState({ restaurant }: { restaurant: SiteState_restaurant$key }) {
  const { state } = useFragment(
    graphql`
      fragment SiteState_restaurant on Restaurant {
        state {
          tone
          sentence
        }
      }
    `,
    restaurant,
  );
  return (
    <Root data-tone={state.tone}>
      <span aria-hidden style={{ background: COLOURS[state.tone] ?? 'var(--text-soft)' }} />
      {state.sentence}
    </Root>
  );
}
