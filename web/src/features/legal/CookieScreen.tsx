import { businessDetails } from '../../lib/businessDetails.ts';
import { TextLink } from '../../ui/Text.tsx';
import { type LegalSection, MailLink, section } from './legalDocument.tsx';
import { LegalPage } from './LegalPage.tsx';
import { messages } from './messages.ts';
import { storedOnSites, cookies, storedThings } from './storedThings.ts';

/** Names, what they are for, and how long they are kept. */
function StoredList({ things }: { things: typeof storedOnSites }) {
  return (
    <dl>
      {Object.entries(things).map(([key, { purpose, kept }]) => (
        <div key={key}>
          <dt>
            <code>{key}</code>
          </dt>
          <dd>{purpose}</dd>
          <dd>
            {messages.keptFor} {kept}.
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The cookie policy. */
const cookieSections: readonly LegalSection[] = [
  section(
    'short',
    'The short version',
    'Your browser stores what the service needs to work: your sign-in, your theme, your basket and the chat you started. Most of it is in the browser’s own storage rather than in cookies, so it is not sent with every request.',
    'Measurement is different. It is off until you agree, and every page works the same if you don’t.',
  ),
  section(
    'storage',
    'What this site stores',
    'These entries are necessary for something you asked us to do, or remember a choice you made.',
    <StoredList things={storedThings} />,
  ),
  section(
    'sites',
    'What restaurants’ websites store',
    'Only the basket, in a cookie of each restaurant’s own website. Their websites load no pixels.',
    <StoredList things={storedOnSites} />,
  ),
  section(
    'cookies',
    'Cookies',
    'We only set cookies where a sign-in or an API client needs them. Scripts can’t read them.',
    <StoredList things={cookies} />,
    'When you pay for a plan, you are on the payment provider’s pages, where its own policy applies.',
  ),
  section(
    'measurement',
    'Measurement, only with your consent',
    'If you agree, and if this site uses these services, we send two signals:',
    <ul>
      <li>to a social network’s pixel, that a page was viewed (PageView);</li>
      <li>
        to a marketing pixel, that a checkout was started (CompleteRegistration), so that we know which
        advertising works.
      </li>
    </ul>,
    'None of their scripts run on our pages. With each signal they receive your IP address, and may set or read their own cookies.',
  ),
  section(
    'choice',
    'Changing your mind',
    'We ask once and store your answer in this browser. You can change it at any time with Cookie settings in the footer. If you withdraw your consent, nothing more is sent. You can delete cookies set by those services, and everything listed above, in your browser’s settings. This signs you out, and you can no longer claim a preview from this browser.',
  ),
  section(
    'more',
    'Questions',
    <p>
      The <TextLink to="/privacy-policy">privacy policy</TextLink> tells you more. Or ask us:{' '}
      <MailLink to={businessDetails.privacyEmail} />.
    </p>,
  ),
];

/** The cookie policy: what is kept in the browser, and why. */
export function CookieScreen() {
  return (
    <LegalPage
      path="/cookie-policy"
      title="Cookie Policy"
      intro="What we store in your browser and why. Nothing tracks you unless you agree first."
      lastUpdated="2025-09-12"
      sections={cookieSections}
    />
  );
}
