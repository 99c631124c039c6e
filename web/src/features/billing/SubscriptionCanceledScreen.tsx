import { LinkButton } from '../../ui/LinkButton.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { messages } from './messages.ts';

/** Where the payment page leads when it is left (spec §2). */
export function SubscriptionCanceledScreen() {
  return (
    <PlainScreen
      title={messages.canceledTitle}
      actions={<LinkButton to="/services">{messages.services}</LinkButton>}
    >
      {messages.canceledText}
    </PlainScreen>
  );
}
