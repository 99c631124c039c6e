import { Container } from '../../ui/Container.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TillRoll } from '../../ui/illustrations/TillRoll.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { messages } from './messages.ts';

/** The error page of every address that is not a route (spec §2). */
export function NotFoundScreen() {
  return (
    <Container>
      <PageTitle>{messages.notFoundTitle}</PageTitle>
      <EmptyState
        as="h1"
        illustration={TillRoll}
        title={messages.notFoundTitle}
        action={
          <>
            <LinkButton to="/">{messages.backHome}</LinkButton>
            <LinkButton to="/contact" variant="secondary">
              {messages.contact}
            </LinkButton>
          </>
        }
      >
        {messages.notFoundText}
      </EmptyState>
    </Container>
  );
}
