import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Bell } from '../../ui/illustrations/Bell.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { messages } from './messages.ts';

/** The conversation's site has an owner already, claimed on another device or in another tab. */
export function ClaimedNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Card>
      <EmptyState
        illustration={Bell}
        title={messages.claimedTitle}
        action={
          <>
            <LinkButton to="/my-restaurants">{messages.toMyRestaurants}</LinkButton>
            <Button variant="secondary" onClick={onStartOver}>
              {messages.anotherSite}
            </Button>
          </>
        }
      >
        {messages.claimedText}
      </EmptyState>
    </Card>
  );
}
