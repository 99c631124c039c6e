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
        text: messages.active(outcome.planName, outcome.restaurantName),
      };
    case 'OPEN':
      return { title: messages.openTitle, text: messages.openText };
    case 'EXPIRED':
      return { title: messages.expiredTitle, text: messages.expiredText };
    case 'UNKNOWN':
      return { title: messages.unknownTitle, text: messages.unknownText };
  }
}
