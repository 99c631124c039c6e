import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { messages } from './messages.ts';

/** A client has answered (spec §2). */
export function ConfirmationScreen() {
  return <PlainScreen title={messages.confirmationTitle}>{messages.confirmationText}</PlainScreen>;
}
