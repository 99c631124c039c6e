import { LinkButton } from '../../ui/LinkButton.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { messages } from './messages.ts';

/** Set a new password. */
export function ResetPasswordScreen() {
  return (
    <PlainScreen
      title={messages.resetTitle}
      actions={<LinkButton to="/contact">{messages.contactUs}</LinkButton>}
    >
      {messages.resetText}
    </PlainScreen>
  );
}
