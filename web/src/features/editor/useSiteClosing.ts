import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useSiteClosing_restaurant$key } from '../../__generated__/useSiteClosing_restaurant.graphql.ts';
import type { useSiteClosingArchiveMutation } from '../../__generated__/useSiteClosingArchiveMutation.graphql.ts';
import type { useSiteClosingReopenMutation } from '../../__generated__/useSiteClosingReopenMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useInputMutation } from '../../relay/useMutationOutcome.ts';
import { useSnackbar } from '../../ui/snackbar.ts';
import { messages } from './messages.ts';

export type SiteClosingKey = useSiteClosing_restaurant$key;

/** Closes and reopens a site at once; undoes it when the mutation fails, and returns why (`failure`). */
export function useSiteClosing(restaurant: SiteClosingKey) {
  const site = useFragment(
    graphql`
      fragment useSiteClosing_restaurant on Restaurant {
        id
        name
        isActive
        isFreePlan
        isSuspended
        hasPaidFeatures
        siteVersion
        updatedAt
        subscription {
          status
        }
        state {
          tone
          sentence
        }
        ...SiteState_restaurant
      }
    `,
    restaurant,
  );
  const [sendArchive] = useInputMutation<useSiteClosingArchiveMutation>(
    graphql`
      mutation useSiteClosingArchiveMutation($input: ArchiveRestaurantInput!) @raw_response_type {
        archiveRestaurant(input: $input) {
          ... on ArchiveRestaurantPayload @alias(as: "payload") {
            restaurant {
              ...useSiteClosing_restaurant
            }
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.updateFailed,
  );
  const [sendReopen] = useInputMutation<useSiteClosingReopenMutation>(
    graphql`
      mutation useSiteClosingReopenMutation($input: ReopenRestaurantInput!) @raw_response_type {
        reopenRestaurant(input: $input) {
          ... on ReopenRestaurantPayload @alias(as: "payload") {
            restaurant {
              ...useSiteClosing_restaurant
            }
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.updateFailed,
  );
  const { show } = useSnackbar();
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (change: Promise<Refusal | null>, done: string): Promise<void> => {
    setFailure(null);
    const refused = await change;
    if (refused) setFailure(refused.message);
    else show({ message: done, color: 'success' });
  };
  const input = { id: site.id };
  const withStatus = (status: string) => ({ ...site, subscription: { status } });
  const archive = (): void => {
    const archiveRestaurant = {
      __typename: 'ArchiveRestaurantPayload',
      restaurant: withStatus('ARCHIVED'),
    } as const;
    void run(sendArchive(input, { archiveRestaurant }), messages.closed);
  };
  // Only the server knows the status before the closing: until it answers, the trial counts as expired, or the plan as paid.
  const reopen = (): void => {
    const reopenRestaurant = {
      __typename: 'ReopenRestaurantPayload',
      restaurant: withStatus(site.isFreePlan ? 'TRIAL_EXPIRED' : 'ACTIVE_PAID'),
    } as const;
    void run(sendReopen(input, { reopenRestaurant }), messages.reopened);
  };
  return { site, isClosed: site.subscription.status === 'ARCHIVED', failure, archive, reopen };
}
