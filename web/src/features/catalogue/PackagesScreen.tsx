import { LinkButton } from '../../ui/LinkButton.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { messages } from './messages.ts';

/** Plans and pricing (spec §2). */
export function PackagesScreen() {
  return (
    <PlainScreen
      title={messages.packagesTitle}
      actions={<LinkButton to="/setup">{messages.start}</LinkButton>}
    >
      {messages.packagesText}
    </PlainScreen>
  );
}
