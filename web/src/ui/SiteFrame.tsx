import { useEffect, useRef, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { Skeleton, SkeletonRegion } from './Skeleton.tsx';
import { Stack } from './Layout.tsx';

const appear = keyframes`from { opacity: 0; }`;

/* As wide as the screen of a device, and scaled to the width of the drawn one. */
const Frame = styled.iframe<{ $state: 'loading' | 'arriving' | 'shown'; $width: number }>`
  --scale: tan(atan2(100cqw, ${({ $width }) => $width}px));
  position: absolute;
  inset: 0 auto auto 0;
  width: ${({ $width }) => $width}px;
  height: calc(100% / var(--scale));
  border: 0;
  transform: scale(var(--scale));
  transform-origin: 0 0;
  /* A frame that is transparent is painted, so that it is never white when it appears. */
  opacity: ${({ $state }) => ($state === 'loading' ? 0 : 1)};
  &[data-state='arriving'] {
    animation: ${appear} var(--reveal, 200ms) ease-out;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-state='arriving'] {
      animation-duration: 1ms;
    }
  }
`;

/* The skeletons suit the inside of the phone, which need not have the theme of the app. */
const Waiting = styled.div`
  --surface-2: color-mix(in srgb, currentcolor 9%, transparent);
  padding: var(--space-5);
`;

interface PageProps {
  address: string;
  place: string | null;
  title: string;
  sandbox: string;
  state: 'loading' | 'arriving' | 'shown';
  width: number;
  /** The script of the site reads it. */
  name: 'picture' | undefined;
  loading: 'eager' | 'lazy';
  inert: boolean;
  onLoad: () => void;
  onAnimationEnd: () => void;
}

/** One page. It goes to another place without loading again. */
function PageFrame({ address, place, state, width, ...rest }: PageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(place);
  const last = useRef(place);
  useEffect(() => {
    if (place === null || place === last.current) return;
    last.current = place;
    // Without an entry in the history of the app.
    frame.current?.contentWindow?.location.replace(`${address}#${place}`);
  }, [address, place]);
  return (
    <Frame
      {...rest}
      ref={frame}
      src={first === null ? address : `${address}#${first}`}
      data-state={state}
      $state={state}
      $width={width}
    />
  );
}

interface Props {
  /** Address of the page; null until it may load. Another address loads hidden and replaces the shown one when it has loaded. */
  src: string | null;
  /** The place on the page to go to, as a fragment of the address; null stays. */
  place?: string | null;
  title: string;
  sandbox: string;
  /** Says that the first page is loading. */
  loading: string;
  /** Px of the screen that the page is laid out for; by default those of a phone. */
  width?: number;
  /** A picture of the page: nothing in it can be pressed or focused, and it loads when it is in view. */
  isPicture?: boolean;
}

/** Px of the screens that pages are shown for. */
export const SCREENS = { phone: 390, desktop: 1280 } as const;

/** A page of a site in a frame, which changes without flicker. A page that is not shown yet takes no focus. */
export function SiteFrame({
  src,
  place = null,
  title,
  sandbox,
  loading,
  width = SCREENS.phone,
  isPicture = false,
}: Props) {
  const [shown, setShown] = useState<string | null>(null);
  const [arriving, setArriving] = useState<string | null>(null);
  const isArriving = src !== null && arriving === src && shown !== src;
  const frames = [...new Set([shown, src])].filter((address) => address !== null);
  return (
    <>
      {shown === null && !isArriving && (
        <Waiting>
          <SkeletonRegion label={loading}>
            <Stack>
              <Skeleton $height="140px" $radius="14px" />
              <Skeleton $width="60%" $height="28px" />
              <Skeleton $height="72px" />
              <Skeleton $height="72px" />
            </Stack>
          </SkeletonRegion>
        </Waiting>
      )}
      {frames.map((address) => (
        <PageFrame
          key={address}
          address={address}
          place={address === src ? place : null}
          title={title}
          sandbox={sandbox}
          state={address === shown ? 'shown' : isArriving ? 'arriving' : 'loading'}
          width={width}
          name={isPicture ? 'picture' : undefined}
          loading={isPicture ? 'lazy' : 'eager'}
          inert={isPicture || (frames.length > 1 && address !== shown)}
          onLoad={() => setArriving(address)}
          onAnimationEnd={() => setShown(address)}
        />
      ))}
    </>
  );
}
