import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  CloseSite_restaurant$data,
  CloseSite_restaurant$key,
} from '../../../__generated__/CloseSite_restaurant.graphql.ts';
import type { CloseSiteMutation } from '../../../__generated__/CloseSiteMutation.graphql.ts';
import { useReturnedFocus } from '../../../lib/focus.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useConfirm } from '../../../ui/confirm.ts';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { EditorSection } from '../EditorSection.tsx';
import { messages as editorMessages } from '../messages.ts';
import { messages } from './messages.ts';

/** Closes a site at once; opens it again when the mutation fails. Resolves null on success, otherwise what to show. */
function useArchiveRestaurant(site: CloseSite_restaurant$data) {
  const [commit] = useMutationOutcome<CloseSiteMutation>(graphql`
    mutation CloseSiteMutation($input: ArchiveRestaurantInput!) @raw_response_type {
      archiveRestaurant(input: $input) {
        ... on ArchiveRestaurantPayload @alias(as: "payload") {
          restaurant {
            ...CloseSite_restaurant
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  return async (): Promise<Refusal | null> => {
    const { refusal } = await commit({
      variables: { input: { id: site.id } },
      optimisticResponse: {
        archiveRestaurant: {
          __typename: 'ArchiveRestaurantPayload',
          restaurant: { ...site, subscription: { status: 'ARCHIVED' } },
        },
      },
      fallback: editorMessages.updateFailed,
    });
    return refusal;
  };
}

/** Closes the site; `ClosedNotice` reopens it. */
export function CloseSite({ restaurant }: { restaurant: CloseSite_restaurant$key }) {
  const site = useFragment(
    graphql`
      fragment CloseSite_restaurant on Restaurant {
        id
        name
        isActive
        isFreePlan
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
  const confirm = useConfirm();
  const { show } = useSnackbar();
  const archive = useArchiveRestaurant(site);
  const [failure, setFailure] = useState<string | null>(null);
  const isClosed = site.subscription.status === 'ARCHIVED';
  const heading = useRef<HTMLHeadingElement>(null);
  const [wasAsked, setWasAsked] = useState(false);
  useReturnedFocus(heading, wasAsked && isClosed);

  const close = async (): Promise<void> => {
    const isSure = await confirm({
      title: messages.closeQuestion,
      text: messages.closeText(site),
      confirmText: messages.closeConfirm,
      destructive: true,
    });
    if (!isSure) return;
    setWasAsked(true);
    setFailure(null);
    const refused = await archive();
    if (refused) setFailure(refused.message);
    else show({ message: messages.closed, color: 'success' });
  };

  return (
    <EditorSection
      title={messages.closeTitle}
      intro={isClosed ? messages.closedIntro : messages.closeIntro}
      heading={heading}
    >
      {failure && <Alert tone="error">{failure}</Alert>}
      {!isClosed && (
        <div>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => void close()}>
            {messages.closeOpen}
          </Button>
        </div>
      )}
    </EditorSection>
  );
}
