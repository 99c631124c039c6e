/** Texts of the restaurants module (spec §5, §8). */
export const messages = {
  claimFailed: 'Failed to claim restaurant.',
  claimTokenMissing: 'Claim token not found. Please try the setup process again.',
  claimTokenMissingSignedIn: 'Claim token not found.',
  accountGone: 'This account no longer exists. Please create a new one to claim the website.',
  claimTokenUnknown: 'This site has already been claimed, or its preview has expired.',
  termsNotAccepted: 'You must accept the terms to continue.',
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
  siteLive: (url: string) => ({
    subject: 'Your site is live',
    preheader: 'Keep this email: it has the address of your website.',
    before: [
      `Your website is online at its own address: ${url}`,
      'Share it with your guests: in your window, on your menus and on social media. Orders come to you by email.',
    ],
    button: 'Open your website',
    after: [
      'What comes next: sign in and open My Restaurants. Five short steps lead to your first order: confirm your email address, add your phone number and address, add a first photo, place a test order, and share your website.',
      'There you also change the menu, the photos and the settings.',
    ],
    footer: 'You’re receiving this because a website was added to the account with this address.',
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
