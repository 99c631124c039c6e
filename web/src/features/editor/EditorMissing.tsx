import { EmptyState } from '../../ui/EmptyState.tsx';
import { Plate } from '../../ui/illustrations/Plate.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { messages } from './messages.ts';

/** The id leads to no site, or to one of somebody else's: the server does not say which. */
export function EditorMissing() {
  return (
    <>
      <PageTitle>{messages.missingTitle}</PageTitle>
      <EmptyState
        as="h1"
        illustration={Plate}
        title={messages.missingTitle}
        action={<LinkButton to="/my-restaurants">{messages.missingBack}</LinkButton>}
      >
        {messages.missingText}
      </EmptyState>
    </>
  );
}
