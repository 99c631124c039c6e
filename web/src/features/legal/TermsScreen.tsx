import { businessDetails } from '../../lib/businessDetails.ts';
import { TextLink } from '../../ui/Text.tsx';
import { type LegalSection, MailLink, section } from './legalDocument.tsx';
import { LegalPage } from './LegalPage.tsx';

const { name, supportEmail } = businessDetails;

/** The twelve sections of the terms (spec §2). */
const termsSections: readonly LegalSection[] = [
  section(
    'agreement',
    'Who we are and what this covers',
    `${name} builds and hosts websites on which restaurants and other small businesses take orders without commission. “We” and “us” means ${name}; “you” means the person or business that uses the service.`,
    'These terms apply from the moment you start a preview, create an account or buy a plan. If you act for a business, you confirm that you may do so. You must be at least 18 years old.',
  ),
  section(
    'service',
    'What we provide',
    <p>
      From your answers in a chat, our assistant prepares a website with your menu. You can change it, publish
      it below our domain, and receive orders by e-mail. Paid plans add what their description on the{' '}
      <TextLink to="/packages">packages page</TextLink> says.
    </p>,
    'The assistant is software and can be wrong. Before you share your website, please check names, prices, opening hours and above all allergens. You decide what is published.',
    'Websites, apps and interfaces that we build for you to order are agreed in writing of their own; these terms then apply to what that agreement leaves open.',
  ),
  section(
    'account',
    'Your account',
    'Give us your real name and an e-mail address that reaches you: orders and notices go there. Keep your password to yourself, and tell us at once if somebody else may know it. You can see and end every sign-in on your account page.',
    'You answer for what is done through your account, unless we are at fault for it.',
  ),
  section(
    'previews',
    'Preview websites',
    'A preview needs no account and costs nothing. It is shown for trying out: orders placed on it are test orders, and search engines are asked to leave it alone. Everybody who has its address can see it.',
    'A preview becomes yours when you claim it with an account. Unclaimed preview sites may be deleted after about 30 days, together with the pictures and texts in them. We cannot bring a deleted preview back.',
  ),
  section(
    'trial',
    'Free plan and free trial',
    'A website on the free plan stays free for as long as we offer that plan, within the limits that the packages page names. No card is needed for it.',
    'Paid plans begin with a 14-day free trial, once per website. You give your card details at the beginning. We tell you before the trial ends. If you do not cancel by then, the trial is followed by an automatic recurring charge for the plan and the interval that you chose.',
  ),
  section(
    'payment',
    'Prices, payment and renewal',
    'Prices are in pounds sterling and shown before you buy. Plans are paid in advance, weekly, monthly or yearly, and renew by themselves for the same interval until you cancel. Payments are taken by a payment provider; we never see or keep your full card number.',
    'If a payment fails, we tell you and try again. What only your paid plan includes goes on for seven days and is then paused until the payment is made; your website stays online.',
    'We may change prices for future intervals. We tell you at least 30 days ahead, so that you can cancel first.',
    'What your guests pay for their food is between you and them. We take no commission on it.',
  ),
  section(
    'cancelling',
    'Cancelling and changing plans',
    'You can cancel at any time with Manage Billing on your dashboard. During the trial nothing is charged. After it, the plan ends with the interval you have paid for, and your website goes on with the free plan.',
    'If you change to another plan, what is left of the old one is taken off the new price; you see the amount before you agree. We do not refund intervals that have begun, except where the law says so. If you buy as a consumer, your right to withdraw within 14 days stays untouched.',
    'You can close a website or delete your account yourself. We may end your account with 30 days’ notice, or at once if you break section 9 badly; what you paid for time that you then cannot use is returned, unless the breach was yours.',
  ),
  section(
    'content',
    'Your content and your guests',
    'Your texts, pictures, logo and menu stay yours. You allow us to store, adapt in size and format, and show them as far as the service needs it, and you confirm that you may give us this permission.',
    'You are the seller to your guests. Prices, taxes, allergens, hygiene, opening hours, delivery and refunds are your responsibility, and so is everything the law asks of a restaurant that sells online.',
    <p>
      You receive your guests’ details to carry out their orders. Use them for nothing else without their
      consent. How we treat personal data is in the <TextLink to="/privacy-policy">privacy policy</TextLink>.
    </p>,
  ),
  section(
    'conduct',
    'What is not allowed',
    'Please do not use the service to',
    <ul>
      <li>sell what the law forbids, or what may be sold only with a licence that you do not have;</li>
      <li>deceive people, pretend to be somebody else, or use names and pictures that are not yours;</li>
      <li>send unwanted mail, also not with our forms and demonstrations;</li>
      <li>
        break in, overload or examine our systems, or collect data from them by machine without asking us;
      </li>
      <li>resell the service as your own without our agreement.</li>
    </ul>,
    'We may take down what breaks these rules. We tell you why, unless the law forbids it.',
  ),
  section(
    'availability',
    'Availability and changes',
    'We work hard to keep websites online and orders safe, but no service runs without interruption. We announce planned work where we can. Keep another way for guests to reach you, such as your telephone.',
    'We improve the service all the time. If we remove something important that you pay for, we tell you at least 30 days ahead and you may cancel and get back what you paid for the time after.',
  ),
  section(
    'liability',
    'Our responsibility',
    'We answer without limit for intent and gross negligence, for harm to life and health, and wherever the law allows no limit. Otherwise we answer for damage that could be expected, up to what you paid us in the twelve months before it happened, or 100 pounds if you paid less.',
    'We do not answer for lost profit, for what you publish, or for services of others that we do not control, such as your e-mail provider. If you are a consumer, your rights under the law of your country stay as they are.',
  ),
  section(
    'law',
    'Law, disputes and changes to these terms',
    'These terms are governed by Swedish law. Swedish courts decide disputes; if you are a consumer, you may also go to the courts where you live, and keep the protection of the law there. Please talk to us first: most things are solved with one e-mail.',
    'We may change these terms. We tell account holders by e-mail at least 30 days ahead when a change matters. If you do not agree, you can cancel before it takes effect. If one clause does not hold, the others do.',
    <p>
      Questions: <MailLink to={supportEmail} /> or our <TextLink to="/contact">contact page</TextLink>.
    </p>,
  ),
];

/** Terms and conditions (spec §2). */
export function TermsScreen() {
  return (
    <LegalPage
      path="/terms-and-conditions"
      title="Terms & Conditions"
      intro="What you can expect from us, and what we expect from you. Plain words on purpose: if something is unclear, ask us before you agree."
      lastUpdated="2025-09-12"
      sections={termsSections}
    />
  );
}
