import { LinkButton } from '../../ui/LinkButton.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { messages } from './messages.ts';

/** The service catalogue (spec §2). */
export function ServicesScreen() {
  return (
    <PlainScreen
      title={messages.servicesTitle}
      actions={
        <>
          <LinkButton to="/setup">{messages.start}</LinkButton>
          <LinkButton to="/packages" variant="secondary">
            {messages.seePlans}
          </LinkButton>
        </>
      }
    >
      {messages.servicesText}
    </PlainScreen>
  );
}
