import { LinkButton } from '../../ui/LinkButton.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { messages } from './messages.ts';

/** The privacy policy (spec §2). */
export function PrivacyScreen() {
  return (
    <PlainScreen
      title={messages.privacyTitle}
      actions={<LinkButton to="/contact">{messages.contact}</LinkButton>}
    >
      {messages.privacyText}
    </PlainScreen>
  );
}
