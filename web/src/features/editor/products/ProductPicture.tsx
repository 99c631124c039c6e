import { Utensils } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../../../ui/Icon.tsx';
import { coverStyle } from '../../../ui/Layout.tsx';

/** The smallest stored width of photos, px. */
const SMALLEST = 480;

const SIZED_PICTURE = /^(.*\/)(\d{3,4})\.webp$/;

/** The address of the smallest version of one of our photos (`…/<largest width>.webp`); other addresses unchanged. */
export function thumbnailOf(url: string): string {
  const [, folder, largest] = SIZED_PICTURE.exec(url) ?? [];
  return folder !== undefined && Number(largest) > SMALLEST ? `${folder}${SMALLEST}.webp` : url;
}

const Frame = styled.span<{ $size: number }>`
  flex: none;
  display: grid;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--surface-2);
  color: var(--text-soft);
  ${coverStyle}
`;

interface Props {
  /** Null shows a plate. */
  imageUrl: string | null | undefined;
  /** Width and height in px. */
  size: number;
  /** Empty when the name is beside it. */
  alt?: string;
}

/** The square picture of a product. */
export function ProductPicture({ imageUrl, size, alt = '' }: Props) {
  return (
    <Frame $size={size}>
      {imageUrl ? (
        <img
          src={thumbnailOf(imageUrl)}
          alt={alt}
          width={size}
          height={size}
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
