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
    `${name} builds and hosts websites on which restaurants and other small businesses take orders without commission. “We” and “us” mean ${name}; “you” means the person or business that uses the service.`,
    'These terms apply from the moment you start a preview, create an account or buy a plan. If you act for a business, you confirm that you may do so. You must be at least 18 years old.',
  ),
  section(
    'service',
    'What we provide',
    <p>
      From your answers in a chat, our assistant prepares a website with your menu. You can change it, publish
      it on our domain, and receive orders by email. Paid plans add the features listed on the{' '}
      <TextLink to="/packages">packages page</TextLink>.
    </p>,
    'The assistant is software and can be wrong. Before you share your website, please check the names, prices, opening hours and, above all, allergens. You decide what is published.',
    'Custom websites, apps and APIs that we build for you are covered by a separate written agreement; these terms apply to anything it doesn’t cover.',
  ),
  section(
    'account',
    'Your account',
    'Give us your real name and an email address you check: orders and notices go there. Keep your password to yourself, and tell us at once if someone else may know it. On your account page you can see every device that is signed in, and sign it out.',
    'You are responsible for what happens in your account, unless it is our fault.',
  ),
  section(
    'previews',
    'Preview websites',
    'A preview needs no account and costs nothing. It is for testing: orders placed on it are test orders, and search engines are asked not to index it. Anyone who has its address can see it.',
    'A preview becomes yours when you claim it with an account. Unclaimed preview sites may be deleted after about 30 days, together with the images and text in them. We cannot restore a deleted preview.',
  ),
  section(
    'trial',
    'Free plan and free trial',
    'A website on the free plan stays free for as long as we offer that plan, within the limits on the packages page. You don’t need a card for it.',
    'Paid plans begin with a 14-day free trial, once per website. You enter your card details at the start. We’ll tell you before the trial ends. If you do not cancel by then, the trial is followed by an automatic recurring charge for the plan and billing interval you chose.',
  ),
  section(
    'payment',
    'Prices, payment and renewal',
    'Prices are in pounds sterling and shown before you buy. Plans are paid in advance, weekly, monthly or yearly, and renew automatically for the same interval until you cancel. Payments are taken by a payment provider; we never see or keep your full card number.',
    'If a payment fails, we’ll tell you and try again. Your paid features continue for seven days and are then paused until the payment is made; your website stays online.',
    'We may change prices for future intervals. We’ll tell you at least 30 days in advance, so you can cancel first.',
    'What your guests pay for their food is between you and them. We take no commission on it.',
  ),
  section(
    'cancelling',
    'Cancelling and changing plans',
    'You can cancel at any time with Manage Billing on your dashboard. During the trial nothing is charged. After the trial, the plan ends when the interval you have paid for ends, and your website continues on the free plan.',
    'If you change to another plan, unused time on the old one is deducted from the new price; you see the amount before you agree. We do not refund intervals that have started, except where the law requires it. If you buy as a consumer, your right to withdraw within 14 days is not affected.',
    'You can close a website or delete your account yourself. We may end your account with 30 days’ notice, or at once if you seriously breach section 9; we refund any time you have paid for and can no longer use, unless the breach was yours.',
  ),
  section(
    'content',
    'Your content and your guests',
    'Your text, photos, logo and menu stay yours. You allow us to store them, adapt their size and format, and show them as far as the service needs, and you confirm that you have the right to do so.',
    'You are the seller to your guests. Prices, taxes, allergens, hygiene, opening hours, delivery and refunds are your responsibility, and so is everything the law requires of a restaurant that sells online.',
    <p>
      You receive your guests’ details to fulfil their orders. Don’t use them for anything else without their
      consent. How we treat personal data is in the <TextLink to="/privacy-policy">privacy policy</TextLink>.
    </p>,
  ),
  section(
    'conduct',
    'What is not allowed',
    'Please do not use the service to',
    <ul>
      <li>sell anything illegal, or anything that needs a licence you do not have;</li>
      <li>deceive people, pretend to be someone else, or use names and images that are not yours;</li>
      <li>send unwanted email, including through our forms and demonstrations;</li>
      <li>
        break into, overload or probe our systems, or collect data from them automatically without our
        permission;
      </li>
      <li>resell the service as your own without our agreement.</li>
    </ul>,
    'We may take down anything that breaks these rules. We’ll tell you why, unless the law forbids it.',
  ),
  section(
    'availability',
    'Availability and changes',
    'We work hard to keep websites online and orders safe, but no service runs without interruption. Where we can, we announce planned maintenance. Give guests another way to reach you, such as your phone number.',
    'We improve the service all the time. If we remove something important that you pay for, we’ll tell you at least 30 days in advance, and you can cancel and get a refund for the remaining time.',
  ),
  section(
    'liability',
    'Our responsibility',
    'Our liability is unlimited for intent and gross negligence, for death and personal injury, and wherever the law allows no limit. Otherwise we are liable for foreseeable damage, up to what you paid us in the twelve months before it happened, or £100 if you paid less.',
    'We are not liable for lost profit, for what you publish, or for other people’s services that we do not control, such as your email provider. If you are a consumer, your rights under the law of your country are not affected.',
  ),
  section(
    'law',
    'Law, disputes and changes to these terms',
    'These terms are governed by Swedish law. Swedish courts decide disputes; if you are a consumer, you may also go to the courts where you live, and you keep the protection of the law there. Please talk to us first: one email solves most things.',
    'We may change these terms. We’ll email account holders at least 30 days before an important change. If you do not agree, you can cancel before it takes effect. If one clause is invalid, the others still apply.',
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
      intro="What you can expect from us, and what we expect from you. We use plain words on purpose. If something is unclear, ask us before you agree."
      lastUpdated="2025-09-12"
      sections={termsSections}
    />
  );
}
