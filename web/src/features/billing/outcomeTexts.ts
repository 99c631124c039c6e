import { formatDate } from '../../lib/formatDate.ts';
import { formatPence } from '../../lib/money.ts';
import { messages } from './messages.ts';
import type { CheckoutOutcome } from './useCheckoutOutcome.ts';

interface OutcomeTexts {
  title: string;
  text: string;
}

/** What the success page says about a checkout: only a paid one is called successful. */
export function outcomeTexts(outcome: CheckoutOutcome): OutcomeTexts {
  switch (outcome.state) {
    case 'CHECKING':
      return { title: messages.checkingTitle, text: messages.checkingText };
    case 'ACTIVATING':
      return {
        title: messages.successTitle,
        text: messages.activating(outcome.planName, outcome.restaurantName),
      };
    case 'ACTIVE':
      return {
        title: messages.successTitle,
        text: [messages.active(outcome.planName, outcome.restaurantName), trialText(outcome)]
          .join(' ')
          .trim(),
      };
    case 'OPEN':
      return { title: messages.openTitle, text: messages.openText };
    case 'EXPIRED':
      return { title: messages.expiredTitle, text: messages.expiredText };
    case 'UNKNOWN':
      return { title: messages.unknownTitle, text: messages.unknownText };
  }
}

/** A trial is called a trial, with its first payment. */
const trialText = ({ amount, trialEndsAt }: { amount: number; trialEndsAt: string | null }): string =>
  trialEndsAt === null ? '' : messages.trialStarted(formatPence(amount), formatDate(trialEndsAt));
