import { LegalPage } from './LegalPage.tsx';
import { messages } from './messages.ts';
import { cookieSections } from './cookieSections.tsx';

/** What is kept in the browser, and what for. */
export function CookieScreen() {
  return (
    <LegalPage
      title={messages.cookieTitle}
      intro={messages.cookieIntro}
      lastUpdated="2025-09-12"
      sections={cookieSections}
    />
  );
}
