import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { styled } from 'styled-components';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Bell, TillRoll } from '../../ui/illustrations.tsx';
import { AddressTitleContext } from '../../ui/PageTitle.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { messages } from './messages.ts';

const REFERENCE = /\s*Reference: ?([\w-]+)\.?/;
/** Messages of Chrome, Firefox and Safari for code that could not be loaded. */
const CODE_MISSING =
  /dynamically imported module|error loading dynamically|importing a module script failed/i;

/**
 * Explains what a page has thrown. `reference`: the id of the failure in our log; null without one. `needsReload`: only a
 * reload of the whole page can help.
 */
export function explainError(thrown: unknown) {
  const message = thrown instanceof Error ? thrown.message : '';
  if (CODE_MISSING.test(message)) return { text: messages.errorCode, reference: null, needsReload: true };
  const reference = REFERENCE.exec(message)?.[1] ?? null;
  // Only messages of network problems are written for users.
  const isForPeople = thrown instanceof NetworkProblem && reference === null;
  return { text: isForPeople ? message : messages.errorText, reference, needsReload: false };
}

const Reference = styled.code`
  display: block;
  margin-top: var(--space-3);
  color: var(--text-soft);
  font-family: inherit;
  font-size: var(--size-15);
  font-variant-numeric: tabular-nums;
  user-select: all;
`;

/** Replaces a page that failed unexpectedly, e.g. because its code could not be loaded. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { text, reference, needsReload } = explainError(error);
  const again = (): void => {
    if (needsReload) return window.location.reload();
    reset();
    void router.invalidate();
  };
  return (
    // The address's own title does not fit the error.
    <AddressTitleContext value={null}>
      <PlainScreen
        title={messages.errorTitle}
        illustration={Bell}
        actions={
          <>
            <Button onClick={again}>{needsReload ? messages.reload : messages.tryAgain}</Button>
            <LinkButton to="/" variant="secondary">
              {messages.backHome}
            </LinkButton>
            <LinkButton to="/contact" variant="quiet">
              {messages.contact}
            </LinkButton>
          </>
        }
      >
        {text}
        {reference !== null && <Reference>{messages.reference(reference)}</Reference>}
      </PlainScreen>
    </AddressTitleContext>
  );
}

/** The error page of every address that is not a route (spec §2). */
export function NotFoundScreen() {
  return (
    <PlainScreen
      title={messages.notFoundTitle}
      illustration={TillRoll}
      actions={
        <>
          <LinkButton to="/">{messages.backHome}</LinkButton>
          <LinkButton to="/services" variant="secondary">
            {messages.services}
          </LinkButton>
          <LinkButton to="/contact" variant="quiet">
            {messages.contact}
          </LinkButton>
        </>
      }
    >
      {messages.notFoundText}
    </PlainScreen>
  );
}

const Root = styled.div`
  flex: 1;
  display: grid;
  place-items: center;
  /* As high as a page, so that the footer stays below the window when the page comes. */
  min-height: calc(100dvh - var(--header));
  color: var(--primary);
  font-size: var(--size-25);
`;

/** Shown while a page's code loads. */
export function PendingScreen() {
  return (
    <Root>
      <Spinner label={messages.loading} />
    </Root>
  );
}
