import { Send } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { ResendMail_order$key } from '../../__generated__/ResendMail_order.graphql.ts';
import type { ResendMailMutation } from '../../__generated__/ResendMailMutation.graphql.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { messages } from './messages.ts';

/** Mails the customer again how the order stands. Nothing for an order without an address. */
export function ResendMail({ order: key }: { order: ResendMail_order$key }) {
  const order = useFragment(
    graphql`
      fragment ResendMail_order on Order {
        id
        isTest
        customerEmail
      }
    `,
    key,
  );
  const { show } = useSnackbar();
  const [resend, isSending] = useMutationOutcome<ResendMailMutation>(graphql`
    mutation ResendMailMutation($input: ResendOrderMailInput!) {
      resendOrderMail(input: $input) {
        ... on ResendOrderMailPayload @alias(as: "payload") {
          email
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  if (order.isTest || order.customerEmail === '') return null;
  const send = async (): Promise<void> => {
    const { payload, refusal } = await resend({
      variables: { input: { orderId: order.id } },
      fallback: messages.resendFailed,
    });
    if (payload) show({ message: messages.resent(payload.email), color: 'success' });
    else show({ message: refusal.message, color: 'error' });
  };
  return (
    <div>
      <Button variant="quiet" loading={isSending} onClick={() => void send()}>
        <Icon icon={Send} size={18} />
        {messages.resend}
      </Button>
    </div>
  );
}
