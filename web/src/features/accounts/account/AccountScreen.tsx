import { styled } from 'styled-components';
import { QueryBoundary } from '../../../relay/QueryBoundary.tsx';
import { Container } from '../../../ui/Container.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { AccountContent } from './AccountContent.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { messages } from './messages.ts';

const Root = styled(Container)`
  padding-block: clamp(32px, 5vw, 64px);
`;

const Title = styled(Heading)`
  margin-bottom: var(--space-2);
`;

/** The person's own page: details, password, sessions, data, the end. */
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
