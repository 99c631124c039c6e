import { LinkButton } from '../../ui/LinkButton.tsx';
import { TillRoll } from '../../ui/illustrations/TillRoll.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { messages } from './messages.ts';

/** The error page of every address that is not a route (spec §2). */
export function NotFoundScreen() {
  return (
    <PlainScreen
      title={messages.notFoundTitle}
      illustration={TillRoll}
      actions={
        <>
          <LinkButton to="/">{messages.backHome}</LinkButton>
          <LinkButton to="/services" variant="secondary">
            {messages.services}
          </LinkButton>
          <LinkButton to="/contact" variant="quiet">
            {messages.contact}
          </LinkButton>
        </>
      }
    >
      {messages.notFoundText}
    </PlainScreen>
  );
}
