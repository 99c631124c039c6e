import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { PlanChangeDialogMutation } from '../../../__generated__/PlanChangeDialogMutation.graphql.ts';
import { formatDate } from '../../../lib/formatDate.ts';
import { formatPence } from '@forkfront/common/money.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { Text } from '../../../ui/Text.tsx';
import { messages } from '../messages.ts';
import type { PlanChangePreview } from './usePlanCheckout.ts';

const Sums = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-4);
  border-radius: var(--radius);
  background: var(--surface-2);
  font-variant-numeric: tabular-nums;
  dt {
    white-space: nowrap;
  }
  dd {
    font-weight: 650;
    text-align: right;
  }
`;

interface Props {
  preview: PlanChangePreview;
  /** Global id of the site. */
  restaurantId: string;
  priceId: string;
  onClose: () => void;
}

/** Shows the cost of a plan change, makes it when confirmed, and opens the dashboard. */
export function PlanChangeDialog({ preview, restaurantId, priceId, onClose }: Props) {
  const navigate = useNavigate();
  const { show } = useSnackbar();
  const [change, isLoading] = useMutationOutcome<PlanChangeDialogMutation>(graphql`
    mutation PlanChangeDialogMutation($input: ChangePlanInput!) {
      changePlan(input: $input) {
        ... on ChangePlanPayload @alias(as: "payload") {
          subscription {
            planName
            stripePriceId
            status
            currentPeriodEnd
            cancelAtPeriodEnd
            trialEndsAt
            restaurant {
              package
              isFreePlan
              hasPaidFeatures
              subscription {
                status
              }
            }
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const [failure, setFailure] = useState('');
  const isDone = useRef(false);
  const { currentPlanName, newPlanName, newAmount, interval, amountDueNow, nextPaymentAt, prorationDate } =
    preview;
  const isCredit = amountDueNow < 0;

  const confirm = async (): Promise<void> => {
    if (isDone.current) return;
    setFailure('');
    const variables = { input: { restaurantId, priceId, prorationDate } };
    const { payload, refusal } = await change({ variables, fallback: messages.changeFailed });
    if (refusal) return setFailure(refusal.message);
    isDone.current = true;
    show({ message: messages.changed(payload.subscription.planName), color: 'success' });
    onClose();
    void navigate({ to: '/dashboard' });
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      persistent={isLoading}
      title={messages.changeTitle}
      role="alertdialog"
      actions={
        <>
          <Button variant="secondary" disabled={isLoading} onClick={onClose}>
            {messages.changeCancel}
          </Button>
          <Button loading={isLoading} onClick={() => void confirm()}>
            {messages.changeConfirm}
          </Button>
        </>
      }
    >
      <Text>{messages.changeText(currentPlanName, newPlanName)}</Text>
      <Sums>
        <dt>{isCredit ? messages.credit : messages.dueNow}</dt>
        <dd>{formatPence(Math.abs(amountDueNow))}</dd>
        <dt>{messages.nextPayment}</dt>
        <dd>{messages.nextAmount(formatPence(newAmount), formatDate(nextPaymentAt))}</dd>
        <dt>{messages.afterwards}</dt>
        <dd>{messages.everyInterval(formatPence(newAmount), interval)}</dd>
      </Sums>
      <Text $size={15} $soft>
        {messages.changeNote}
      </Text>
      {failure && <Alert tone="error">{failure}</Alert>}
    </Dialog>
  );
}
