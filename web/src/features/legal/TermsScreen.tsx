import { LegalPage } from './LegalPage.tsx';
import { messages } from './messages.ts';
import { termsSections } from './termsSections.tsx';

/** Terms and conditions (spec §2). */
export function TermsScreen() {
  return (
    <LegalPage
      title={messages.termsTitle}
      intro={messages.termsIntro}
      lastUpdated="2025-09-12"
      sections={termsSections}
    />
  );
}
