import { useCallback, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ClosedNotice_restaurant$key } from '../../__generated__/ClosedNotice_restaurant.graphql.ts';
import type { ClosedNoticeReopen_restaurant$key } from '../../__generated__/ClosedNoticeReopen_restaurant.graphql.ts';
import type { ClosedNoticeReopenMutation } from '../../__generated__/ClosedNoticeReopenMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { messages } from './messages.ts';

/**
 * Opens a closed site again: at once, and closed again when the server refuses or is not reached. What it was before it was
 * closed only the server knows, so until it answers the site counts as one whose trial is over, or as paid when it has a
 * plan. Resolves null on success, otherwise what to show.
 */
function useReopenRestaurant(restaurant: ClosedNoticeReopen_restaurant$key): () => Promise<Refusal | null> {
  const { id, isActive, isFreePlan, hasPaidFeatures, siteVersion, updatedAt } = useFragment(
    graphql`
      fragment ClosedNoticeReopen_restaurant on Restaurant {
        id
        isActive
        isFreePlan
        hasPaidFeatures
        siteVersion
        updatedAt
      }
    `,
    restaurant,
  );
  const [commit] = useMutationOutcome<ClosedNoticeReopenMutation>(graphql`
    mutation ClosedNoticeReopenMutation($input: ReopenRestaurantInput!) @raw_response_type {
      reopenRestaurant(input: $input) {
        ... on ReopenRestaurantPayload @alias(as: "payload") {
          restaurant {
            id
            isActive
            hasPaidFeatures
            siteVersion
            updatedAt
            subscription {
              status
            }
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);

  return useCallback(async () => {
    const status = isFreePlan ? 'TRIAL_EXPIRED' : 'ACTIVE_PAID';
    const { refusal } = await commit({
      variables: { input: { id } },
      optimisticResponse: {
        reopenRestaurant: {
          __typename: 'ReopenRestaurantPayload',
          restaurant: { id, isActive, hasPaidFeatures, siteVersion, updatedAt, subscription: { status } },
        },
      },
      fallback: messages.updateFailed,
    });
    return refusal;
  }, [commit, id, isActive, isFreePlan, hasPaidFeatures, siteVersion, updatedAt]);
}

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
        ...ClosedNoticeReopen_restaurant
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
