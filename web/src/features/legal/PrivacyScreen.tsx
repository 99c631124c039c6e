import { businessDetails } from '../../lib/businessDetails.ts';
import { TextLink } from '../../ui/Text.tsx';
import { type LegalSection, MailLink, section } from './legalDocument.tsx';
import { LegalPage } from './LegalPage.tsx';

const { name, privacyEmail, country } = businessDetails;

/** The privacy policy (spec §2): controller in the UK, minimum age 18, image credits. */
const privacySections: readonly LegalSection[] = [
  section(
    'controller',
    'Who is responsible',
    <p>
      The data controller is {name} in {country}. Write to <MailLink to={privacyEmail} /> about anything on
      this page.
    </p>,
    'For the orders that guests place on a restaurant’s website, the restaurant decides what happens with the details, and we process them on its behalf.',
  ),
  section(
    'age',
    'Minimum age',
    'The service is for people aged 18 and over. We do not knowingly keep data of younger people. If you believe that we do, tell us and we delete it.',
  ),
  section(
    'what',
    'What we keep, and why',
    <dl>
      <div>
        <dt>Your account</dt>
        <dd>
          Name, e-mail address, a scrambled form of your password, or the identifier of your Google account if
          you sign in with it; when and with which kind of browser you signed in.
        </dd>
        <dd>To let you in, keep others out and reach you. Basis: our contract with you.</dd>
      </div>
      <div>
        <dt>The setting-up chat</dt>
        <dd>What you write, and the name, colours, logo and menu that you give.</dd>
        <dd>To build your website and to pick the conversation up again. Basis: our contract with you.</dd>
      </div>
      <div>
        <dt>Your websites</dt>
        <dd>Menus, pictures, settings, and the orders that arrive.</dd>
        <dd>To run them for you. Basis: our contract with you.</dd>
      </div>
      <div>
        <dt>Orders of guests</dt>
        <dd>Name, telephone, e-mail address where given, address for delivery, what was ordered, notes.</dd>
        <dd>To hand the order to the restaurant. Basis: the restaurant’s contract with its guest.</dd>
      </div>
      <div>
        <dt>Payments for plans</dt>
        <dd>Plan, price, state and invoices. Card details stay with the payment provider.</dd>
        <dd>To charge what was agreed and to keep the books. Basis: contract and the law.</dd>
      </div>
      <div>
        <dt>Messages to us</dt>
        <dd>Name, e-mail address, subject and message of the contact form.</dd>
        <dd>To answer. Basis: our interest in answering you.</dd>
      </div>
      <div>
        <dt>Plans that are coming</dt>
        <dd>The email address you leave with “Tell Me When”, and the plan.</dd>
        <dd>To tell you when the plan is on sale. Basis: your request.</dd>
      </div>
      <div>
        <dt>The approval demonstration</dt>
        <dd>The two e-mail addresses, the picture, and the client’s answer.</dd>
        <dd>To send the picture and pass the answer on. Basis: our interest in showing what we build.</dd>
      </div>
      <div>
        <dt>Technical records</dt>
        <dd>Internet addresses and times of requests.</dd>
        <dd>To find faults, and to limit how often forms are used. Basis: our interest in safety.</dd>
      </div>
    </dl>,
  ),
  section(
    'consent',
    'Measurement only with your consent',
    <p>
      If you agree, a marketing pixel records that a checkout was started, and a social network’s pixel
      records that a page was viewed. Without your consent, neither pixel receives anything. You can change
      your mind at any time with Cookie settings in the footer. Details are in the{' '}
      <TextLink to="/cookie-policy">cookie policy</TextLink>.
    </p>,
  ),
  section(
    'recipients',
    'Who else sees it',
    'We do not sell personal data. These kinds of companies work for us, bound by contract:',
    <ul>
      <li>hosting and storage of files, where the service and its pictures are;</li>
      <li>delivery of e-mail, for orders, notices and answers;</li>
      <li>
        a provider of language and image models, which gets what you write in the chat and ask to be drawn;
      </li>
      <li>a payment provider, for plans;</li>
      <li>Google, if you choose to sign in with your Google account;</li>
      <li>the two measuring services of section 4, if you agreed.</li>
    </ul>,
    'Restaurants see the orders placed with them. Authorities see what the law makes us show.',
  ),
  section(
    'abroad',
    'Data abroad',
    'Some of these companies work outside the United Kingdom and the European Economic Area. Then we rely on a decision that the country protects data well enough, or on the standard contract clauses that the law offers. Ask us and we tell you which applies.',
  ),
  section(
    'retention',
    'How long we keep it',
    <ul>
      <li>Accounts and websites: until you delete them.</li>
      <li>Unclaimed previews and their pictures: about 30 days.</li>
      <li>Sign-ins: until you sign out, or 30 days after they were last used.</li>
      <li>Orders: as long as the restaurant’s website is there, for its books.</li>
      <li>Invoices: as long as tax law asks.</li>
      <li>
        Projects of the approval demonstration and their answers: 30 days after they were sent. The pictures
        are gone within three days more.
      </li>
      <li>Messages to us, and addresses left with “Tell Me When”: 12 months.</li>
      <li>Reports of a website: 12 months.</li>
    </ul>,
  ),
  section(
    'rights',
    'Your rights',
    <p>
      You may see your data, correct it, have it deleted, take it with you, have its use limited, object to
      uses based on our interests, and take a consent back. Signed in, you can download all we keep about you
      and delete your account on the account page. For everything else, write to{' '}
      <MailLink to={privacyEmail} />; we answer within one month.
    </p>,
    'You can also complain to the Information Commissioner’s Office in the United Kingdom, or to the authority where you live.',
  ),
  section(
    'security',
    'How we protect it',
    'Connections are encrypted, passwords and sign-in tokens are stored so that nobody can read them, uploaded pictures are made anew and lose hidden details such as places, and every request is checked for whose data it asks. If something still goes wrong and concerns you, we tell you.',
  ),
  section(
    'credits',
    'Image credits',
    <ul>
      <li>Drawings and sample pictures on this site: our own.</li>
      <li>
        Symbols: <a href="https://lucide.dev">Lucide</a>, ISC licence.
      </li>
      <li>
        Logos of technologies and social networks: <a href="https://simpleicons.org">Simple Icons</a>, CC0.
        They are trademarks of their owners and name them, nothing more.
      </li>
      <li>Typefaces: Figtree and Fraunces, SIL Open Font License.</li>
      <li>Pictures on restaurants’ websites belong to the restaurants or those who let them use them.</li>
    </ul>,
  ),
  section(
    'changes',
    'Changes to this policy',
    'When what we do changes, this page changes first, and the date above with it. If it matters to you as an account holder, you get an e-mail.',
  ),
];

/** The privacy policy (spec §2). */
export function PrivacyScreen() {
  return (
    <LegalPage
      path="/privacy-policy"
      title="Privacy Policy"
      intro="What we know about you, why we keep it, who else sees it, and how you get it back or have it deleted."
      lastUpdated="2025-09-12"
      sections={privacySections}
    />
  );
}
