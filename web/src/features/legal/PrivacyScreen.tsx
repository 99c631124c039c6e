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
    'For orders placed on a restaurant’s website, the restaurant is the controller, and we process the details on its behalf.',
  ),
  section(
    'age',
    'Minimum age',
    'The service is for people aged 18 and over. We do not knowingly keep data about anyone younger. If you think we do, tell us and we’ll delete it.',
  ),
  section(
    'what',
    'What we keep, and why',
    <dl>
      <div>
        <dt>Your account</dt>
        <dd>
          Name, email address, a hashed form of your password, or the identifier of your Google account if you
          sign in with it; when you signed in and with which kind of browser.
        </dd>
        <dd>To let you in, keep others out and reach you. Basis: our contract with you.</dd>
      </div>
      <div>
        <dt>The setup chat</dt>
        <dd>What you write, and the name, colours, logo and menu you provide.</dd>
        <dd>To build your website and to continue the conversation later. Basis: our contract with you.</dd>
      </div>
      <div>
        <dt>Your websites</dt>
        <dd>Menus, photos, settings, and the orders you receive.</dd>
        <dd>To run them for you. Basis: our contract with you.</dd>
      </div>
      <div>
        <dt>Guests’ orders</dt>
        <dd>Name, phone number, email address if given, delivery address, what was ordered, notes.</dd>
        <dd>To pass the order to the restaurant. Basis: the restaurant’s contract with its guest.</dd>
      </div>
      <div>
        <dt>Payments for plans</dt>
        <dd>Plan, price, status and invoices. Card details stay with the payment provider.</dd>
        <dd>To take payment and keep our accounts. Basis: our contract with you, and the law.</dd>
      </div>
      <div>
        <dt>Messages to us</dt>
        <dd>Name, email address, subject and message from the contact form.</dd>
        <dd>To reply. Basis: our legitimate interest in replying to you.</dd>
      </div>
      <div>
        <dt>Plans that are coming</dt>
        <dd>The email address you leave with “Tell me when”, and the plan.</dd>
        <dd>To tell you when the plan is on sale. Basis: your request.</dd>
      </div>
      <div>
        <dt>The approval demonstration</dt>
        <dd>The two email addresses, the image and the client’s answer.</dd>
        <dd>
          To send the image and pass on the answer. Basis: our legitimate interest in showing what we build.
        </dd>
      </div>
      <div>
        <dt>Technical records</dt>
        <dd>IP addresses and times of requests.</dd>
        <dd>
          To find faults, and to limit how often forms are used. Basis: our legitimate interest in security.
        </dd>
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
      <li>hosting and file storage, for the service and its images;</li>
      <li>email delivery, for orders, notices and replies;</li>
      <li>
        a provider of language and image models, which receives what you write in the chat and the images you
        ask for;
      </li>
      <li>a payment provider, for plans;</li>
      <li>Google, if you choose to sign in with your Google account;</li>
      <li>the two measurement services in section 4, if you agreed.</li>
    </ul>,
    'Restaurants see the orders placed with them. We give authorities what the law requires.',
  ),
  section(
    'abroad',
    'Data abroad',
    'Some of these companies are outside the United Kingdom and the European Economic Area. In those cases we rely on an adequacy decision for the country, or on standard contractual clauses. Ask us and we’ll tell you which applies.',
  ),
  section(
    'retention',
    'How long we keep it',
    <ul>
      <li>Accounts and websites: until you delete them.</li>
      <li>Unclaimed previews and their images: about 30 days.</li>
      <li>Sign-ins: until you sign out, or 30 days after they were last used.</li>
      <li>
        Orders: what was ordered, and its price, as long as the restaurant’s website exists, for its accounts.
        Names, contact details, addresses and notes are removed after the months that the restaurant has
        chosen, at most 24.
      </li>
      <li>Invoices: as long as tax law requires.</li>
      <li>
        Projects in the approval demonstration and their answers: 30 days after they were sent. The images are
        deleted within three more days.
      </li>
      <li>Messages to us, and addresses left with “Tell me when”: 12 months.</li>
      <li>Reports about a website: 12 months.</li>
      <li>What people changed at a restaurant, with their names and the addresses of its team: 12 months.</li>
    </ul>,
  ),
  section(
    'rights',
    'Your rights',
    <p>
      You can see, correct, delete and export your data, restrict its use, object to uses based on our
      legitimate interests, and withdraw your consent. When you are signed in, you can download everything we
      store about you and delete your account on the account page. For anything else, write to{' '}
      <MailLink to={privacyEmail} />; we reply within one month.
    </p>,
    'You can also complain to the Information Commissioner’s Office in the United Kingdom, or to the data protection authority where you live.',
  ),
  section(
    'security',
    'How we protect it',
    'Connections are encrypted. Passwords and sign-in tokens are stored so that nobody can read them. Uploaded images are re-encoded, which removes hidden details such as locations. Every request is checked for permission. If a breach affects you, we’ll tell you.',
  ),
  section(
    'credits',
    'Image credits',
    <ul>
      <li>Drawings and sample images on this site: our own.</li>
      <li>
        Icons: <a href="https://lucide.dev">Lucide</a>, ISC licence.
      </li>
      <li>
        Logos of technologies and social networks: <a href="https://simpleicons.org">Simple Icons</a>, CC0.
        They are trademarks of their owners and are only used to identify them.
      </li>
      <li>Typefaces: Figtree and Fraunces, SIL Open Font License.</li>
      <li>Photos on restaurants’ websites belong to the restaurants or to whoever licensed them.</li>
    </ul>,
  ),
  section(
    'changes',
    'Changes to this policy',
    'When we change what we do, we update this page and its date first. If you have an account and the change affects you, we’ll email you.',
  ),
];

/** The privacy policy (spec §2). */
export function PrivacyScreen() {
  return (
    <LegalPage
      path="/privacy-policy"
      title="Privacy Policy"
      intro="What we know about you, why we keep it, who else sees it, and how to export or delete it."
      lastUpdated="2025-09-12"
      sections={privacySections}
    />
  );
}
