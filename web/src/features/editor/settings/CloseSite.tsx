import { useCallback, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CloseSite_restaurant$key } from '../../../__generated__/CloseSite_restaurant.graphql.ts';
import type { CloseSiteArchive_restaurant$key } from '../../../__generated__/CloseSiteArchive_restaurant.graphql.ts';
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

/** Closes a site: at once, and open again when the server refuses or is not reached. Resolves null on success, otherwise what to show. */
function useArchiveRestaurant(restaurant: CloseSiteArchive_restaurant$key): () => Promise<Refusal | null> {
  const { id, isActive, hasPaidFeatures, siteVersion, updatedAt } = useFragment(
    graphql`
      fragment CloseSiteArchive_restaurant on Restaurant {
        id
        isActive
        hasPaidFeatures
        siteVersion
        updatedAt
      }
    `,
    restaurant,
  );
  const [commit] = useMutationOutcome<CloseSiteMutation>(graphql`
    mutation CloseSiteMutation($input: ArchiveRestaurantInput!) @raw_response_type {
      archiveRestaurant(input: $input) {
        ... on ArchiveRestaurantPayload @alias(as: "payload") {
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
    const subscription = { status: 'ARCHIVED' } as const;
    const { refusal } = await commit({
      variables: { input: { id } },
      optimisticResponse: {
        archiveRestaurant: {
          __typename: 'ArchiveRestaurantPayload',
          restaurant: { id, isActive, hasPaidFeatures, siteVersion, updatedAt, subscription },
        },
      },
      fallback: editorMessages.updateFailed,
    });
    return refusal;
  }, [commit, id, isActive, hasPaidFeatures, siteVersion, updatedAt]);
}

/** Closes the site. The way back stands at the top of the editor of a closed one. */
export function CloseSite({ restaurant }: { restaurant: CloseSite_restaurant$key }) {
  const site = useFragment(
    graphql`
      fragment CloseSite_restaurant on Restaurant {
        name
        isFreePlan
        subscription {
          status
        }
        ...CloseSiteArchive_restaurant
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
