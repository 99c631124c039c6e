import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { AccountScreenQuery } from '../../../__generated__/AccountScreenQuery.graphql.ts';
import { useScreenQuery, QueryBoundary } from '../../../relay/QueryBoundary.tsx';
import { Stack, Container } from '../../../ui/Layout.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/Skeleton.tsx';
import { Text, Heading } from '../../../ui/Text.tsx';
import { SessionEnded } from '../SessionEnded.tsx';
import { PasskeySection } from '../passkeys/PasskeySection.tsx';
import { TwoStepSection } from '../secondStep/TwoStepSection.tsx';
import { AccountSection } from './AccountSection.tsx';
import { DataDownload } from './DataDownload.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EmailDetails } from './EmailDetails.tsx';
import { messages } from './messages.ts';
import { NameForm } from './NameForm.tsx';
import { NotificationsSection } from './NotificationsSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionList } from './SessionList.tsx';

const Line = styled.div`
  padding-bottom: var(--space-8);
`;

/** The first sections with their titles, while their content loads. */
function AccountSkeleton() {
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

/** The sections of the account page. */
function AccountContent() {
  const { viewer, pushKey } = useScreenQuery<AccountScreenQuery>(
    graphql`
      query AccountScreenQuery {
        pushKey
        viewer {
          id
          name
          ...usePushDevice_user
          ...NameForm_user
          ...EmailDetails_user
          ...PasswordSection_user
          ...TwoStepSection_user
          ...PasskeySection_user
          ...SessionList_user
          ...DeleteAccount_user
        }
      }
    `,
    {},
  );
  if (!viewer) return <SessionEnded />;
  return (
    <>
      <Line>
        <Text $soft>{messages.signedInAs(viewer.name)}</Text>
      </Line>
      <AccountSection title={messages.detailsTitle} intro={messages.detailsIntro}>
        <Stack $gap={10}>
          <NameForm user={viewer} />
          <EmailDetails user={viewer} />
        </Stack>
      </AccountSection>
      <PasswordSection user={viewer} />
      <TwoStepSection user={viewer} />
      <PasskeySection user={viewer} />
      <NotificationsSection user={viewer} pushKey={pushKey} />
      <SessionList user={viewer} />
      <DataDownload userId={viewer.id} />
      <DeleteAccount user={viewer} />
    </>
  );
}

const Root = styled(Container)`
  padding-block: clamp(32px, 5vw, 64px);
`;

const Title = styled(Heading)`
  margin-bottom: var(--space-2);
`;

/** The account page: details, password, sessions, download, deletion. */
export function AccountScreen() {
  return (
    <Root>
      <PageTitle>{messages.title}</PageTitle>
      <Title as="h1" $size={42}>
        {messages.title}
      </Title>
      <QueryBoundary fallback={<AccountSkeleton />} failure={messages.failure}>
        <AccountContent />
      </QueryBoundary>
    </Root>
  );
}
