import { LinkButton } from '../../ui/LinkButton.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { messages } from './messages.ts';

/** A client asks for changes (spec §2). */
export function RequestChangesScreen() {
  return (
    <PlainScreen title={messages.changesTitle} actions={<LinkButton to="/">{messages.home}</LinkButton>}>
      {messages.changesText}
    </PlainScreen>
  );
}
