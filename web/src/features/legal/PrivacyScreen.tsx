import { LegalPage } from './LegalPage.tsx';
import { messages } from './messages.ts';
import { privacySections } from './privacySections.tsx';

/** The privacy policy (spec §2). */
export function PrivacyScreen() {
  return (
    <LegalPage
      title={messages.privacyTitle}
      intro={messages.privacyIntro}
      lastUpdated="2025-09-12"
      sections={privacySections}
    />
  );
}
