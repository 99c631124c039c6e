import { ExternalLink } from 'lucide-react';
import { graphql } from 'react-relay';
import type { TestOrderButtonMutation } from '../../../__generated__/TestOrderButtonMutation.graphql.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { Button, type ButtonVariant } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { messages } from './messages.ts';

/** Opens the test mode of a site in a new tab. Each press gets a new link, because a link works for an hour. */
export function TestOrderButton({ id, variant }: { id: string; variant: ButtonVariant }) {
  const [openTestMode, isOpening] = useMutationOutcome<TestOrderButtonMutation>(graphql`
    mutation TestOrderButtonMutation($input: OpenTestModeInput!) {
      openTestMode(input: $input) {
        ... on OpenTestModePayload @alias(as: "payload") {
          url
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const { show } = useSnackbar();

  const open = async (): Promise<void> => {
    // Browsers open a tab only while the button is pressed, so it is opened before the answer.
    const tab = window.open('', '_blank');
    const { payload, refusal } = await openTestMode({
      variables: { input: { restaurantId: id } },
      fallback: messages.testFailed,
    });
    if (payload) (tab ?? window).location.assign(payload.url);
    else {
      tab?.close();
      show({ message: refusal.message, color: 'error' });
    }
  };

  return (
    <Button
      variant={variant}
      loading={isOpening}
      aria-label={messages.testOrderLabel}
      onClick={() => void open()}
    >
      {messages.testOrder}
      <Icon icon={ExternalLink} size={18} />
    </Button>
  );
}
