import { LinkButton } from '../../ui/LinkButton.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { messages } from './messages.ts';

/** The restaurant editor (spec §2). */
export function EditorScreen() {
  return (
    <PlainScreen
      title={messages.editorTitle}
      actions={<LinkButton to="/my-restaurants">{messages.back}</LinkButton>}
    >
      {messages.editorText}
    </PlainScreen>
  );
}
