import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Card } from '../../ui/Card.tsx';
import type { SiteLook } from './siteLook.rules.ts';

const faded = css`
  > :first-child {
    filter: grayscale(1);
    opacity: 0.55;
  }
`;

const LOOKS: Record<SiteLook, ReturnType<typeof css> | null> = {
  plain: null,
  expired: css`
    border-color: var(--error);
    ${faded}
  `,
  pastDue: css`
    border-color: var(--error);
    box-shadow: inset 0 0 0 1px var(--error);
  `,
  archived: css`
    background: var(--surface-2);
    ${faded}
  `,
};

/* Cards far off the screen cost nothing; the size is what most of them have. */
const Root = styled(Card)<{ $look: SiteLook }>`
  display: flex;
  flex-direction: column;
  height: 100%;
  content-visibility: auto;
  contain-intrinsic-height: auto 420px;
  /* Stronger than the edge of every card in the dark theme. */
  :root &&& {
    ${({ $look }) => LOOKS[$look]}
  }
`;

/** The card of a website; `look` says how it stands out (spec §4). Its first child is the cover. */
export function RestaurantCardFrame({ look, children }: { look: SiteLook; children: ReactNode }) {
  return (
    <Root as="li" $padded={false} $look={look} data-look={look}>
      {children}
    </Root>
  );
}
