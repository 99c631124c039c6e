import { useState } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SkeletonRegion } from '../../../ui/SkeletonRegion.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { messages } from './messages.ts';

const Frame = styled.iframe<{ $hidden: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 0;
  visibility: ${({ $hidden }) => ($hidden ? 'hidden' : 'visible')};
`;

const Waiting = styled.div`
  padding: var(--space-5);
`;

/** What a site may do inside the preview: all that it does, but never lead the editor away. */
const ALLOWED = 'allow-scripts allow-forms allow-same-origin allow-popups';

interface Props {
  name: string;
  /** Address of the site, without a trailing slash. */
  url: string;
  /** A new version loads behind the one that is shown, and takes its place when it is there. */
  version: number;
}

/** A site in a frame that follows its saved versions without a blank moment. */
export function SiteFrame({ name, url, version }: Props) {
  const address = `${url}/?v=${version}`;
  const [shown, setShown] = useState<string | null>(null);
  const frames = shown === null || shown === address ? [address] : [shown, address];
  return (
    <>
      {shown === null && (
        <Waiting>
          <SkeletonRegion label={messages.loading}>
            <Stack>
              <Skeleton $height="140px" $radius="14px" />
              <Skeleton $width="60%" $height="28px" />
              <Skeleton $height="72px" />
              <Skeleton $height="72px" />
            </Stack>
          </SkeletonRegion>
        </Waiting>
      )}
      {frames.map((src) => (
        <Frame
          key={src}
          src={src}
          title={messages.frame(name)}
          sandbox={ALLOWED}
          aria-hidden={shown !== null && src !== shown ? true : undefined}
          $hidden={src !== shown}
          onLoad={() => setShown(src)}
        />
      ))}
    </>
  );
}
