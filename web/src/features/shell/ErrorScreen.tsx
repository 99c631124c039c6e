import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { styled } from 'styled-components';
import { AddressTitleContext } from '../../ui/addressTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Bell } from '../../ui/illustrations/Bell.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { messages } from './messages.ts';
import { explainError } from './pageError.rules.ts';

const Reference = styled.code`
  display: block;
  margin-top: var(--space-3);
  color: var(--text-soft);
  font-family: inherit;
  font-size: var(--size-15);
  font-variant-numeric: tabular-nums;
  user-select: all;
`;

/** A page that failed unexpectedly, e.g. because its code could not be loaded. The rest of the app stays usable. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { text, reference, needsReload } = explainError(error);
  const again = (): void => {
    if (needsReload) return window.location.reload();
    reset();
    void router.invalidate();
  };
  return (
    // The address has a title, but its page is not here.
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
