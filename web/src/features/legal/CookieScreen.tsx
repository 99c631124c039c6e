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
    'What the service needs to work, your browser keeps for us: that you are signed in, your theme, your basket, the chat you began. Most of it is in the browser’s own storage and not in cookies, so it is not even sent along with every request.',
    'Measurement is a different matter. It is off until you say yes, and saying no costs you nothing: every page works the same.',
  ),
  section(
    'storage',
    'What is kept on this site',
    'These entries are necessary for what you ask of us, or remember a choice of yours.',
    <StoredList things={storedThings} />,
  ),
  section(
    'sites',
    'What restaurants’ websites keep',
    'Only the basket, on your device alone, one for each restaurant. Their websites load no pixels.',
    <StoredList things={storedOnSites} />,
  ),
  section(
    'cookies',
    'Cookies',
    'We set them only where a sign-in or a program needs them. No script can read them.',
    <StoredList things={cookies} />,
    'When you pay for a plan you are on the payment provider’s pages, where that provider’s own policy applies.',
  ),
  section(
    'measurement',
    'Measurement, only after your yes',
    'If you agree, and only then, two short notes are sent, where this site has such services at all:',
    <ul>
      <li>to a social network’s pixel, that a page was seen (PageView);</li>
      <li>
        to a marketing pixel, that a checkout was begun (CompleteRegistration), so that we know which
        advertisement was worth its money.
      </li>
    </ul>,
    'None of their programs runs on our pages. With the note they learn your internet address, and may set or read cookies of their own.',
  ),
  section(
    'choice',
    'Changing your mind',
    'We ask once, and keep your answer in this browser. Cookie settings in the footer lets you change it: a no works from then on, and what those services have set can be deleted in your browser’s settings, where you can also clear everything listed above. Clearing it signs you out and forgets an unclaimed preview.',
  ),
  section(
    'more',
    'Questions',
    <p>
      The <TextLink to="/privacy-policy">privacy policy</TextLink> has the rest. Or ask us:{' '}
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
      intro="What we keep in your browser and why. Nothing here follows you around unless you say yes to measurement first."
      lastUpdated="2025-09-12"
      sections={cookieSections}
    />
  );
}
