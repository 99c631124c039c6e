import { styled } from 'styled-components';
import { initial, withoutArticle } from '../../lib/initial.ts';

const Frame = styled.div<{ $size: number }>`
  flex: none;
  display: grid;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: ${({ $size }) => ($size > 60 ? 'var(--radius-card)' : 'var(--radius)')};
  background: var(--surface-2);
  color: var(--text);
  font-family: var(--font-display);
  font-size: ${({ $size }) => Math.round($size * 0.45)}px;
  font-weight: 600;
  line-height: 1;
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    background: #ffffff;
  }
`;

interface Props {
  name: string;
  logoUrl: string | null | undefined;
  /** Width and height in px. */
  size: number;
}

/** The site's logo, or the initial of its name without the article as the placeholder (spec §9). Decorative: the name is beside it. */
export function RestaurantLogo({ name, logoUrl, size }: Props) {
  return (
    <Frame $size={size} aria-hidden>
      {logoUrl ? (
        <img src={logoUrl} alt="" width={size} height={size} loading="lazy" />
      ) : (
        initial(withoutArticle(name))
      )}
    </Frame>
  );
}

/** The place of a logo that lies half on the band above it. */
export const OverBand = styled.div`
  position: relative;
  width: fit-content;
  margin-top: -39px;
  border: 3px solid var(--surface);
  border-radius: 19px;
  background: var(--surface);
`;
