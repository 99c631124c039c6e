import { LinkButton } from '../../ui/LinkButton.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { messages } from './messages.ts';

/** Finish Google sign-in. */
export function AuthCallbackScreen() {
  return (
    <PlainScreen
      title={messages.callbackTitle}
      actions={<LinkButton to="/login">{messages.backToLogin}</LinkButton>}
    >
      {messages.callbackText}
    </PlainScreen>
  );
}
