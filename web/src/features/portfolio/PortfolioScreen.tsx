import { LinkButton } from '../../ui/LinkButton.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { messages } from './messages.ts';

/** Past projects (spec §2). */
export function PortfolioScreen() {
  return (
    <PlainScreen
      title={messages.portfolioTitle}
      actions={<LinkButton to="/services">{messages.services}</LinkButton>}
    >
      {messages.portfolioText}
    </PlainScreen>
  );
}
