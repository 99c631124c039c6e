import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { Button } from '../../ui/Button.tsx';
import { Container } from '../../ui/Container.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Bell } from '../../ui/illustrations/Bell.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { messages } from './messages.ts';

/** A page that failed unexpectedly, e.g. because its code could not be loaded. */
export function ErrorScreen({ reset }: ErrorComponentProps) {
  const router = useRouter();
  const again = (): void => {
    reset();
    void router.invalidate();
  };
  return (
    <Container>
      <PageTitle>{messages.errorTitle}</PageTitle>
      <EmptyState
        as="h1"
        illustration={Bell}
        title={messages.errorTitle}
        action={
          <>
            <Button onClick={again}>{messages.tryAgain}</Button>
            <LinkButton to="/" variant="secondary">
              {messages.backHome}
            </LinkButton>
          </>
        }
      >
        {messages.errorText}
      </EmptyState>
    </Container>
  );
}
