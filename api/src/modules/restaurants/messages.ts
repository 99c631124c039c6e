/** Texts of the restaurants module (spec §5, §8). */

interface ClaimedSite {
  url: string;
  name: string | null;
  sentence: string;
}

interface ChangedPrice {
  name: string;
  size: string | null;
  before: string;
  after: string;
}

const NEXT_STEPS =
  'What comes next: sign in and open your dashboard. A short list there leads to your first order, from your opening hours to a test order and the link to share. There you also change the menu, the photos and the settings.';
const CLAIM_FOOTER = 'You’re receiving this because a website was added to the account with this address.';

export const messages = {
  claimFailed: 'Failed to claim restaurant.',
  claimTokenMissing: 'Claim token not found. Please try the setup process again.',
  claimTokenMissingSignedIn: 'Claim token not found.',
  accountGone: 'This account no longer exists. Please create a new one to claim the website.',
  claimTokenUnknown: 'This site has already been claimed, or its preview has expired.',
  termsNotAccepted: 'You must accept the terms to continue.',
  /** Old and new address of orders, for the activity log; null: the address of the account. */
  movedOrders: (from: string | null, to: string | null) => {
    const account = 'the address of the account';
    return `${from ?? account}, now ${to ?? account}`;
  },
  /** A changed price, for the activity log. */
  priceChanged: ({ name, size, before, after }: ChangedPrice) =>
    `${size === null ? name : `${name} (${size})`}, ${before}, now ${after}`,
  /** How many dishes and extras have other prices, for the activity log. */
  pricesChanged: (dishes: number, extras: number) =>
    [
      ...(dishes > 0 ? [dishes === 1 ? '1 dish' : `${dishes} dishes`] : []),
      ...(extras > 0 ? [extras === 1 ? '1 extra' : `${extras} extras`] : []),
    ].join(' and '),
  siteUnknown: 'There is no website at this address.',
  suspended: 'This website has been taken offline by our support team. Please contact us.',
  slugWhileSuspended:
    'Our support team has taken this website offline, so its address cannot be changed. Please contact us.',
  restaurantUnknown: 'We couldn’t find this website in your account.',
  updateFailed: 'Update failed.',
  nameWithAddress: 'Please leave web addresses out of the name.',
  nameOfOthers:
    'This name belongs to a well-known company. If it is yours, please confirm your email address first.',
  nameRequired: 'Please enter the name of the restaurant.',
  tooLong: (max: number) => `Please use at most ${max} characters.`,
  activeRequired: 'Please say whether the restaurant takes orders.',
  phoneInvalid: 'Please enter a phone number, for example 020 7946 0123.',
  companyNumberInvalid: 'Please enter the number at Companies House, for example 01234567.',
  vatNumberInvalid: 'Please enter a VAT number, for example GB 123 4567 89.',
  hygieneUrlInvalid: 'Please enter the address of your page on https://ratings.food.gov.uk.',
  emailInvalid: 'Please check the email address.',
  themeUnknown: 'Please choose one of the themes.',
  themeLocked: 'This design is part of the paid plans.',
  colourInvalid: 'Please choose a colour, for example #2f5d3a.',
  pictureUnknown: 'Please upload this image first.',
  slugTooShort: (min: number) => `Please use at least ${min} characters.`,
  slugCharacters: 'Please only use a–z, 0–9 and hyphens.',
  slugHyphens: 'Please put single hyphens between words, and none at the start or the end.',
  slugReserved: 'This address is reserved. Please choose another one.',
  slugTaken: (slug: string) =>
    `The address “${slug}” is taken. Please choose another one, for example with your town or street in it.`,
  /** The mail after a claim, of a site that takes orders. `name`: null at an unverified address. `sentence`: its state. */
  siteLive: ({ url, name, sentence }: ClaimedSite) => ({
    subject: name === null ? 'Your site is live' : `${name} is live`,
    preheader: 'Keep this email: it has the address of your website.',
    before: [
      `${name ?? 'Your website'} is online at its own address: ${url}`,
      `Where it stands: ${sentence}`,
      'Share it with your guests: in your window, on your menus and on social media. Orders come to you by email.',
    ],
    button: 'Open your website',
    after: [NEXT_STEPS],
    footer: CLAIM_FOOTER,
  }),
  /** The mail after a claim, of a site that takes no orders yet. */
  siteClaimed: ({ url, name, sentence }: ClaimedSite) => ({
    subject:
      name === null ? 'Your website is yours, with one step to go' : `${name} is yours, with one step to go`,
    preheader: 'Set your opening hours, and guests can order.',
    before: [
      `${name ?? 'Your website'} is online at its own address: ${url}`,
      `Guests can read the menu, and they can order as soon as you have set your opening hours. Where it stands: ${sentence}`,
    ],
    button: 'Set your opening hours',
    after: [NEXT_STEPS],
    footer: CLAIM_FOOTER,
  }),
  /** The sentence about the state of a site (siteState.rules.ts). */
  states: {
    plans: { FREE: 'Free', SILVER: 'Silver', GOLD: 'Gold', PLATINUM: 'Platinum' },
    suspended: 'Taken offline by Forkfront.',
    archived: 'Closed.',
    notLive: (plan: string) => `Not live yet, on ${plan}`,
    inactive: (plan: string) => `Orders are switched off, on ${plan}`,
    live: (plan: string) => `Live on ${plan}`,
    pastDue: 'The last payment failed.',
    /** Of a plan; null: no limit. */
    orders: (limit: number | null) => (limit === null ? 'Unlimited orders' : `${limit} orders a month`),
    unlimitedUntil: (day: string, limit: number | null) =>
      limit === null ? 'Unlimited orders.' : `Unlimited orders until ${day}, then ${limit} a month.`,
    until: (day: string) => `until ${day}, then Free.`,
    price: (amount: string, interval: 'week' | 'month' | 'year') => `${amount} a ${interval}`,
    trial: (day: string, price: string | null) =>
      price === null ? `Free until ${day}.` : `Free until ${day}, then ${price}.`,
    payment: (amount: string, day: string) => `Next payment ${amount} on ${day}.`,
  },
  changeInProgress: 'Another change of this restaurant is being saved. Please try again in a moment.',
  closedAlready: 'This website is already closed.',
  notClosed: 'This website is already open.',
};
