import { LinkButton } from '../../ui/LinkButton.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { messages } from './messages.ts';

/** The contact page (spec §2). */
export function ContactScreen() {
  return (
    <PlainScreen
      title={messages.contactTitle}
      actions={<LinkButton to="/setup">{messages.start}</LinkButton>}
    >
      {messages.contactText}
    </PlainScreen>
  );
}
