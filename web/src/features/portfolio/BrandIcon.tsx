import type { SimpleIcon } from 'simple-icons';
import { styled } from 'styled-components';

const Svg = styled.svg`
  flex: none;
  width: 18px;
  height: 18px;
  fill: currentColor;
`;

/** A technology's logo in the colour of the text; decoration only, its name stands beside it. */
export function BrandIcon({ path }: Pick<SimpleIcon, 'path'>) {
  return (
    <Svg viewBox="0 0 24 24" aria-hidden focusable="false">
      <path d={path} />
    </Svg>
  );
}
