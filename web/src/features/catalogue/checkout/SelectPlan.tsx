import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { messages } from '../messages.ts';
import { CheckoutFailure } from './CheckoutFailure.tsx';
import type { PlanChoice, PlanCheckout } from './planCheckout.ts';

interface Props {
  choice: PlanChoice;
  checkout: PlanCheckout;
  /** Id of the element with the plan's name. */
  nameId: string;
  /** It costs nothing. */
  isFree: boolean;
}

/** The select button with its note; loads while the checkout of this very price is created (spec §2). */
export function SelectPlan({ choice, checkout: { state, select, site }, nameId, isFree }: Props) {
  const noteId = useId();
  const isBusy = state.status === 'loading' || state.status === 'redirect';
  const isOwn = state.status !== 'idle' && state.choice.serviceId === choice.serviceId;
  const isLoading = isBusy && isOwn && state.choice.priceId === choice.priceId;
  const isChange = site.state === 'FOUND' && !site.isFreePlan;
  const isCurrent = isChange && choice.priceId !== null && choice.priceId === site.stripePriceId;
  return (
    <Stack $gap={2}>
      <Button
        wide
        loading={isLoading}
        disabled={isCurrent || (isBusy && !isLoading)}
        onClick={() => select(choice)}
        aria-describedby={`${nameId} ${noteId}`}
      >
        {isCurrent ? messages.currentPlan : messages.select}
      </Button>
      <Text id={noteId} $size={13} $soft>
        {noteOf({ isFree, isCurrent, isChange })}
      </Text>
      <VisuallyHidden role="status">
        {isLoading && (state.status === 'redirect' ? messages.redirecting : messages.preparing)}
      </VisuallyHidden>
      {state.status === 'failed' && isOwn && (
        <CheckoutFailure needsLogin={state.needsLogin}>{state.refusal.message}</CheckoutFailure>
      )}
    </Stack>
  );
}

/** Spec §2 has the note of a checkout; the free plan and a change of plan lead to none. */
function noteOf({
  isFree,
  isCurrent,
  isChange,
}: Record<'isFree' | 'isCurrent' | 'isChange', boolean>): string {
  if (isFree) return messages.noCard;
  if (isCurrent) return messages.currentNote;
  return isChange ? messages.costFirst : messages.toCheckout;
}
