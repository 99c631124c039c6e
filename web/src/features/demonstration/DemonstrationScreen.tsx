import { LinkButton } from '../../ui/LinkButton.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { messages } from './messages.ts';

/** The approval demonstration (spec §2). */
export function DemonstrationScreen() {
  return (
    <PlainScreen
      title={messages.demonstrationTitle}
      actions={<LinkButton to="/">{messages.home}</LinkButton>}
    >
      {messages.demonstrationText}
    </PlainScreen>
  );
}
