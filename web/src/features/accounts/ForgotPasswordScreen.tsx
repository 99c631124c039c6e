import { LinkButton } from '../../ui/LinkButton.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { messages } from './messages.ts';

/** Request a reset link. */
export function ForgotPasswordScreen() {
  return (
    <PlainScreen
      title={messages.forgotTitle}
      actions={
        <>
          <LinkButton to="/contact">{messages.contactUs}</LinkButton>
          <LinkButton to="/login" variant="secondary">
            {messages.backToLogin}
          </LinkButton>
        </>
      }
    >
      {messages.forgotText}
    </PlainScreen>
  );
}
