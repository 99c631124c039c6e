import { LinkButton } from '../../ui/LinkButton.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { messages } from './messages.ts';

/** Where the payment page leads after paying (spec §2). */
export function SubscriptionSuccessScreen() {
  return (
    <PlainScreen
      title={messages.successTitle}
      actions={<LinkButton to="/dashboard">{messages.dashboard}</LinkButton>}
    >
      {messages.successText}
    </PlainScreen>
  );
}
