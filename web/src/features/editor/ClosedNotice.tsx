import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  ClosedNotice_restaurant$data,
  ClosedNotice_restaurant$key,
} from '../../__generated__/ClosedNotice_restaurant.graphql.ts';
import type { ClosedNoticeReopenMutation } from '../../__generated__/ClosedNoticeReopenMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { messages } from './messages.ts';

/**
 * Reopens a closed site at once; closes it again when the mutation fails. Only the server knows the status before the
 * closing: until it answers, the trial counts as expired, or the plan as paid. Resolves null on success, otherwise what to show.
 */
function useReopenRestaurant(site: ClosedNotice_restaurant$data) {
  const [commit] = useMutationOutcome<ClosedNoticeReopenMutation>(graphql`
    mutation ClosedNoticeReopenMutation($input: ReopenRestaurantInput!) @raw_response_type {
      reopenRestaurant(input: $input) {
        ... on ReopenRestaurantPayload @alias(as: "payload") {
          restaurant {
            ...ClosedNotice_restaurant
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  return async (): Promise<Refusal | null> => {
    const status = site.isFreePlan ? 'TRIAL_EXPIRED' : 'ACTIVE_PAID';
    const { refusal } = await commit({
      variables: { input: { id: site.id } },
      optimisticResponse: {
        reopenRestaurant: {
          __typename: 'ReopenRestaurantPayload',
          restaurant: { ...site, subscription: { status } },
        },
      },
      fallback: messages.updateFailed,
    });
    return refusal;
  };
}

interface Props {
  restaurant: ClosedNotice_restaurant$key;
  /** The notice unmounts with the button that has the focus. */
  onReopen: () => void;
}

/** Shows that a site is closed or suspended; a closed one can be reopened. Nothing while it is open. */
export function ClosedNotice({ restaurant, onReopen }: Props) {
  const site = useFragment(
    graphql`
      fragment ClosedNotice_restaurant on Restaurant {
        id
        isActive
        isFreePlan
        isSuspended
        hasPaidFeatures
        siteVersion
        updatedAt
        subscription {
          status
        }
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
