import { businessDetails } from '../../lib/businessDetails.ts';
import { TextLink } from '../../ui/Text.tsx';
import { type LegalSection, MailLink, prose } from './legalDocument.tsx';
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
  {
    id: 'short',
    title: 'The short version',
    body: prose(
      'What the service needs to work, your browser keeps for us: that you are signed in, your theme, your basket, the chat you began. Most of it is in the browser’s own storage and not in cookies, so it is not even sent along with every request.',
      'Measurement is a different matter. It is off until you say yes, and saying no costs you nothing: every page works the same.',
    ),
  },
  {
    id: 'storage',
    title: 'What is kept on this site',
    body: prose(
      'These entries are necessary for what you ask of us, or remember a choice of yours.',
      <StoredList things={storedThings} />,
    ),
  },
  {
    id: 'sites',
    title: 'What restaurants’ websites keep',
    body: prose(
      'Only the basket, on your device alone, one for each restaurant. Their websites load no pixels.',
      <StoredList things={storedOnSites} />,
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: prose(
      'We set them only where a sign-in or a program needs them. No script can read them.',
      <StoredList things={cookies} />,
      'When you pay for a plan you are on the payment provider’s pages, where that provider’s own policy applies.',
    ),
  },
  {
    id: 'measurement',
    title: 'Measurement, only after your yes',
    body: prose(
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
  },
  {
    id: 'choice',
    title: 'Changing your mind',
    body: prose(
      'We ask once, and keep your answer in this browser. Cookie settings in the footer lets you change it: a no works from then on, and what those services have set can be deleted in your browser’s settings, where you can also clear everything listed above. Clearing it signs you out and forgets an unclaimed preview.',
    ),
  },
  {
    id: 'more',
    title: 'Questions',
    body: prose(
      <p>
        The <TextLink to="/privacy-policy">privacy policy</TextLink> has the rest. Or ask us:{' '}
        <MailLink to={businessDetails.privacyEmail} />.
      </p>,
    ),
  },
];

/** The cookie policy: what is kept in the browser, and why. */
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
