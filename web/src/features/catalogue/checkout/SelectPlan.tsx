import { useRouterState } from '@tanstack/react-router';
import { useId } from 'react';
import { Alert } from '../../../ui/Alert.tsx';
import { LinkButton, Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Text, VisuallyHidden } from '../../../ui/Text.tsx';
import { messages } from '../messages.ts';
import type { PlanChoice, PlanCheckout } from './usePlanCheckout.ts';

/** A link to Login, which returns to this address. */
export function LoginLink() {
  const redirect = useRouterState({ select: ({ location }) => location.href });
  return (
    <LinkButton to="/login" search={{ redirect }} variant="secondary">
      {messages.logIn}
    </LinkButton>
  );
}

interface Props {
  choice: PlanChoice;
  checkout: PlanCheckout;
  /** Id of the element with the plan's name. */
  nameId: string;
  isFree: boolean;
}

/** The select button with its note. It is busy while the checkout of this price is created (spec §2). */
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
        <Alert tone="error" action={state.needsLogin && <LoginLink />}>
          {state.refusal.message}
        </Alert>
      )}
    </Stack>
  );
}

/** The note of spec §2, except for the free plan and for a plan change, which open no checkout. */
function noteOf({
  isFree,
  isCurrent,
  isChange,
}: Record<'isFree' | 'isCurrent' | 'isChange', boolean>): string {
  if (isFree) return messages.noCard;
  if (isCurrent) return messages.currentNote;
  return isChange ? messages.costFirst : messages.toCheckout;
}
