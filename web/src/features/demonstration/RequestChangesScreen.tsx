import { styled } from 'styled-components';
import { QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Container } from '../../ui/Container.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Stack } from '../../ui/Stack.tsx';
import type { ChangesSearch } from './approvalSearch.ts';
import { ChangesHead } from './ChangesHead.tsx';
import { ChangesLayout } from './ChangesLayout.tsx';
import { ChangesSkeleton } from './ChangesSkeleton.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { messages } from './messages.ts';
import { ProjectChanges } from './ProjectChanges.tsx';
import { ProjectFacts } from './ProjectFacts.tsx';

const Root = styled(Container)`
  display: grid;
  gap: var(--space-8);
  padding-block: clamp(40px, 6vw, 80px);
`;

/** A client asks for changes (spec §2). */
export function RequestChangesScreen({ search: { client, office, token } }: { search: ChangesSearch }) {
  return (
    <Root>
      <PageTitle>{messages.changesPageTitle}</PageTitle>
      {token === undefined ? (
        <>
          <ChangesHead />
          <ChangesLayout about={<ProjectFacts client={client} imageUrl={null} />}>
            <Stack $gap={6}>
              <Alert tone="warning">{messages.linkCut}</Alert>
              <FeedbackForm token={token} office={office} onSent={() => undefined} />
            </Stack>
          </ChangesLayout>
        </>
      ) : (
        <QueryBoundary fallback={<ChangesSkeleton />} failure={messages.changesFailed} resetKey={token}>
          <ProjectChanges key={token} token={token} client={client} office={office} />
        </QueryBoundary>
      )}
    </Root>
  );
}
