import { LinkButton } from '../../ui/LinkButton.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { messages } from './messages.ts';

/** Terms and conditions (spec §2). */
export function TermsScreen() {
  return (
    <PlainScreen
      title={messages.termsTitle}
      actions={<LinkButton to="/contact">{messages.contact}</LinkButton>}
    >
      {messages.termsText}
    </PlainScreen>
  );
}
