import { css, styled } from 'styled-components';

/** Its picture fills an element; the rest of the picture is cut off. */
export const coverStyle = css`
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** The page's column, `--content` or `$width` px wide. `$tall`: as high as the window, so that loading does not move the footer. */
export const Container = styled.div<{ $width?: number; $tall?: boolean }>`
  width: 100%;
  max-width: calc(${({ $width }) => ($width ? `${$width}px` : 'var(--content)')} + 2 * var(--gutter));
  min-height: ${({ $tall }) => ($tall ? 'calc(100dvh - var(--header))' : 'auto')};
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/** The parts of a screen below each other. */
export const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  align-content: start;
  padding-block: clamp(32px, 5vw, 64px);
`;

type Space = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

/**
 * A column, or a wrapping `$row`; `$gap` in steps of 4 px (default 4 = 16 px), for a row also `[between lines, between items]`.
 * `$between` moves the parts apart.
 */
export const Stack = styled.div<{
  $gap?: Space | readonly [Space, Space];
  $row?: boolean;
  $between?: boolean;
  $align?: 'start' | 'center' | 'end' | 'stretch';
}>`
  display: flex;
  flex-direction: ${({ $row }) => ($row ? 'row' : 'column')};
  flex-wrap: ${({ $row }) => ($row ? 'wrap' : 'nowrap')};
  align-items: ${({ $align, $row }) => $align ?? ($row ? 'center' : 'stretch')};
  justify-content: ${({ $between }) => ($between ? 'space-between' : 'normal')};
  gap: ${({ $gap = 4 }) =>
    [$gap]
      .flat()
      .map((step) => `var(--space-${step})`)
      .join(' ')};
`;
