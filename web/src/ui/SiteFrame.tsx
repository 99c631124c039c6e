import { useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { Skeleton, SkeletonRegion } from './Skeleton.tsx';
import { Stack } from './Layout.tsx';

const appear = keyframes`from { opacity: 0; }`;

/* As wide as a phone, and scaled to the width of the drawn one. */
const Frame = styled.iframe<{ $state: 'loading' | 'arriving' | 'shown' }>`
  --scale: tan(atan2(100cqw, 390px));
  position: absolute;
  inset: 0 auto auto 0;
  width: 390px;
  height: calc(100% / var(--scale));
  border: 0;
  transform: scale(var(--scale));
  transform-origin: 0 0;
  visibility: ${({ $state }) => ($state === 'loading' ? 'hidden' : 'visible')};
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

interface Props {
  /** Address of the page; null until it may load. Another address loads hidden and replaces the shown one when it has loaded. */
  src: string | null;
  title: string;
  sandbox: string;
  /** Says that the first page is loading. */
  loading: string;
}

/** A page of a site in a frame, which changes without flicker. A page that is not shown yet takes no focus. */
export function SiteFrame({ src, title, sandbox, loading }: Props) {
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
      {frames.map((address) => {
        const state = address === shown ? 'shown' : isArriving ? 'arriving' : 'loading';
        return (
          <Frame
            key={address}
            src={address}
            title={title}
            sandbox={sandbox}
            aria-hidden={frames.length > 1 && address !== shown ? true : undefined}
            data-state={state}
            $state={state}
            onLoad={() => setArriving(address)}
            onAnimationEnd={() => setShown(address)}
          />
        );
      })}
    </>
  );
}
