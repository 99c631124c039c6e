/** Texts of the Settings tab. */
export const messages = {
  generalTitle: 'Restaurant',
  name: 'Name',
  isActive: 'Active: take orders on this website',
  isActiveHelp: 'While it is off, visitors can read the menu but cannot order.',
  factsTitle: 'Where and how to reach you',
  factsIntro:
    'Visitors see the address, the phone number and the opening hours. Orders go to the email address.',
  addressLine: 'Address',
  phone: 'Phone',
  openingHours: 'Opening hours',
  openingHoursHelp: 'Shown as you write them, a line for each. At most 500 characters.',
  openingHoursExample: 'Tuesday to Saturday 12 noon – 10 pm\nSunday 12 noon – 5 pm\nMonday closed',
  orderEmail: 'Public email for orders',
  orderEmailHelp:
    'We’ll send a link to a new address. Orders go there once you open the link. Leave this empty to use your account’s address.',
  brandTitle: 'Brand colours',
  brandIntro: 'Used for buttons, headings and highlights.',
  primary: 'Main colour',
  secondary: 'Second colour',
  fromLogo: 'Take the colours from the logo',
  logoWithout: 'The logo has no colours that we can read.',
  logoUnreadable: 'The logo could not be read. Please try again.',
  pick: (label: string) => `Pick the ${label.toLowerCase()}`,
  shade: 'Shade',
  hue: 'Hue',
  themeTitle: 'Theme',
  themeIntro: 'How your website looks. You can change it at any time.',
  themes: {
    TRATTORIA: { name: 'Trattoria', text: 'Like a printed menu, with serif headings.' },
    COUNTER: { name: 'Counter', text: 'Bold blocks of your colour, with large rows to tap.' },
  },

  contrastTitle: 'Is it easy to read?',
  asChosen: 'Easy to read',
  darkText: 'Too light for white text, so we use dark text.',
  adjusted: (hex: string) => `Hard to see or read, so your website uses ${hex} instead.`,
  swapped: 'As pale as the page itself, so the second colour fills the large areas.',
  figuresTitle: 'Contrast figures',
  figuresIntro: 'Contrast of white text on each colour. At least 4.5 : 1 is easy to read (WCAG 2.2 AA).',
  figure: (label: string, ratio: string) => `${label}: ${ratio} : 1`,
  sampleBlock: 'Your name',
  sampleButton: 'Add to order',
  sampleHighlight: 'Popular',

  nameRequired: 'Please enter the name of the restaurant.',
  emailInvalid: 'Please check the email address.',
  saved: 'Your changes are saved.',

  slugTitle: 'Web address',
  slugIntro: 'Your website’s address.',
  slug: 'Web address',
  slugHelp: 'Use a–z, 0–9 and hyphens.',
  slugEmpty: 'Please enter an address.',
  slugHappens: [
    'Links and printed codes with the old address keep working. They lead visitors to the new one.',
    'Search engines need a few days to learn the new address.',
    'You can change it at most ten times a day.',
  ],
  slugSave: 'Change address',
  slugCancel: 'Keep the old address',
  slugQuestion: 'Change the address of your website?',
  slugText: (from: string, to: string) =>
    `From ${from} to ${to}. The old address will lead visitors to the new one.`,
  slugSaved: (address: string) => `Your website is now at ${address}.`,

  closeTitle: 'Close this website',
  closeIntro:
    'Visitors will see that the site is closed. You won’t receive orders. You can open it again at any time.',
  closeOpen: 'Close this website…',
  closeQuestion: 'Close this website?',
  closeText: ({ name, isFreePlan }: { name: string; isFreePlan: boolean }) =>
    `Visitors to “${name}” will see that the site is closed. You won’t receive orders. Your menu and settings are kept, and you can reopen it at any time.${
      isFreePlan ? '' : ' Your paid plan continues until you cancel it under Manage Billing on the dashboard.'
    }`,
  closeConfirm: 'Close website',
  closedIntro: 'It is closed. Nothing has been deleted.',
} as const;
