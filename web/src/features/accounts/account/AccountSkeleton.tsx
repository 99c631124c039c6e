import { styled } from 'styled-components';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SkeletonRegion } from '../../../ui/SkeletonRegion.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { AccountSection } from './AccountSection.tsx';
import { messages } from './messages.ts';

const Line = styled.div`
  padding-bottom: var(--space-8);
`;

/** The sections to come: what they are about is known, what stands in them is not. */
export function AccountSkeleton() {
  return (
    <SkeletonRegion label={messages.loading}>
      <Line>
        <Skeleton $width="220px" $height="26px" />
      </Line>
      <AccountSection title={messages.detailsTitle} intro={messages.detailsIntro}>
        <Fields count={2} />
      </AccountSection>
      <AccountSection title={messages.passwordTitle} intro={messages.passwordIntro}>
        <Fields count={3} />
      </AccountSection>
      <AccountSection title={messages.sessionsTitle} intro={messages.sessionsIntro}>
        <Stack $gap={5}>
          <Skeleton $height="48px" $radius="10px" />
          <Skeleton $height="48px" $radius="10px" />
        </Stack>
      </AccountSection>
    </SkeletonRegion>
  );
}

function Fields({ count }: { count: number }) {
  return (
    <Stack $gap={5}>
      {Array.from({ length: count }, (_none, index) => (
        <Stack key={index} $gap={2}>
          <Skeleton $width="120px" $height="18px" />
          <Skeleton $height="44px" $radius="10px" />
        </Stack>
      ))}
      <Skeleton $width="140px" $height="44px" $radius="10px" />
    </Stack>
  );
}
