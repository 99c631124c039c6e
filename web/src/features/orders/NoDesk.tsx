import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Bag } from '../../ui/illustrations.tsx';
import { messages } from './messages.ts';

/** Why there are no orders to see. `hadAccess`: the user was removed from the staff, or follows a link to another restaurant. */
export function NoDesk({ hadAccess }: { hadAccess: boolean }) {
  return (
    <EmptyState
      illustration={Bag}
      as="h1"
      title={hadAccess ? messages.noAccessTitle : messages.noDeskTitle}
      action={
        hadAccess ? (
          <LinkButton to="/dashboard">{messages.toDashboard}</LinkButton>
        ) : (
          <LinkButton to="/setup">{messages.createNew}</LinkButton>
        )
      }
    >
      {hadAccess ? messages.noAccessText : messages.noDeskText}
    </EmptyState>
  );
}
