import { Utensils } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../../ui/Icon.tsx';
import { coverStyle } from '../../ui/Layout.tsx';
import { thumbnailOf } from '../uploads/picture.rules.ts';

const Frame = styled.span<{ $width: number; $height: number }>`
  flex: none;
  display: grid;
  place-items: center;
  width: ${({ $width }) => $width}px;
  max-width: 100%;
  height: ${({ $height }) => $height}px;
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--surface-2);
  color: var(--text-soft);
  ${coverStyle}
`;

interface Props {
  /** Null shows a plate. */
  imageUrl: string | null | undefined;
  /** Width in px. */
  size: number;
  /** In px; default: a square. */
  height?: number;
  /** Empty when the name is beside it. */
  alt?: string;
}

/** The picture of a product or a section. */
export function ProductPicture({ imageUrl, size, height = size, alt = '' }: Props) {
  return (
    <Frame $width={size} $height={height}>
      {imageUrl ? (
        <img
          src={thumbnailOf(imageUrl)}
          alt={alt}
          width={size}
          height={height}
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      ) : (
        <Icon icon={Utensils} size={size / 2.4} />
      )}
    </Frame>
  );
}
