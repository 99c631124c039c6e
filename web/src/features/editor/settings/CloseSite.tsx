import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CloseSite_restaurant$key } from '../../../__generated__/CloseSite_restaurant.graphql.ts';
import { useReturnedFocus } from '../../../lib/useReturnedFocus.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useConfirm } from '../../../ui/confirm.ts';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { EditorSection } from '../EditorSection.tsx';
import { messages } from './messages.ts';
import { useArchiveRestaurant } from './useArchiveRestaurant.ts';

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
        ...useArchiveRestaurant_restaurant
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
