import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ClosedNotice_restaurant$key } from '../../__generated__/ClosedNotice_restaurant.graphql.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { messages } from './messages.ts';
import { useReopenRestaurant } from './useReopenRestaurant.ts';

interface Props {
  restaurant: ClosedNotice_restaurant$key;
  /** The notice goes away, and the button that was pressed with it. */
  onReopen: () => void;
}

/** Says that a site is closed or was taken offline; a closed one can be opened again. Nothing while it is open. */
export function ClosedNotice({ restaurant, onReopen }: Props) {
  const site = useFragment(
    graphql`
      fragment ClosedNotice_restaurant on Restaurant {
        isSuspended
        subscription {
          status
        }
        ...useReopenRestaurant_restaurant
      }
    `,
    restaurant,
  );
  const { show } = useSnackbar();
  const reopen = useReopenRestaurant(site);
  const [failure, setFailure] = useState<string | null>(null);
  if (site.isSuspended)
    return (
      <Alert tone="error" title={messages.suspendedTitle}>
        {messages.suspendedText}
      </Alert>
    );
  if (site.subscription.status !== 'ARCHIVED') return null;

  const open = async (): Promise<void> => {
    setFailure(null);
    onReopen();
    const refused = await reopen();
    if (refused) setFailure(refused.message);
    else show({ message: messages.reopened, color: 'success' });
  };
  return (
    <>
      <Alert
        tone="warning"
        title={messages.closedTitle}
        action={
          <Button variant="secondary" onClick={() => void open()}>
            {messages.reopen}
          </Button>
        }
      >
        {messages.closedText}
      </Alert>
      {failure && <Alert tone="error">{failure}</Alert>}
    </>
  );
}
