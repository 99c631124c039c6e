/** Texts of the Settings tab. */
export const messages = {
  generalTitle: 'Restaurant',
  name: 'Name',
  isActive: 'Active: take orders on this website',
  isActiveHelp: 'While it is off, visitors can read the menu but cannot order.',
  factsTitle: 'Where and how to reach you',
  factsIntro: 'Visitors see the address and the phone number. Orders go to the e-mail address.',
  addressLine: 'Address',
  phone: 'Phone',
  orderEmail: 'Public e-mail for orders',
  orderEmailHelp:
    'We send a link to a new address: orders come to it once that is opened. Leave it empty to use the address of your account.',
  brandTitle: 'Brand colours',
  brandIntro: 'Buttons, headings and highlights are made from these two.',
  primary: 'Main colour',
  secondary: 'Second colour',
  pick: (label: string) => `Pick the ${label.toLowerCase()}`,
  shade: 'Shade',
  hue: 'Hue',
  themeTitle: 'Theme',
  themeIntro: 'How your website looks. You can change it at any time.',
  themes: {
    TRATTORIA: { name: 'Trattoria', text: 'A printed card with serif headings.' },
    COUNTER: { name: 'Counter', text: 'Bold blocks of your colour, large rows to tap.' },
  },

  contrastTitle: 'Can it be read?',
  asChosen: 'Easy to read.',
  darkText: 'Too light for white text, so we use dark text.',
  adjusted: (hex: string) => `Hard to see or read as it is, so your website shows ${hex} instead.`,
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
    'Links and printed codes with the old address keep working: it sends visitors on to the new one.',
    'Search engines need a few days to learn the new address.',
    'You can change it at most ten times a day.',
  ],
  slugSave: 'Change address',
  slugCancel: 'Cancel the change',
  slugQuestion: 'Change the address of your website?',
  slugText: (from: string, to: string) =>
    `From ${from} to ${to}. The old address sends visitors on to the new one.`,
  slugSaved: (address: string) => `Your website is now at ${address}.`,

  closeTitle: 'Close this website',
  closeIntro:
    'Visitors will see that the site is closed. You won’t receive orders. You can open it again at any time.',
  closeOpen: 'Close this website…',
  closeQuestion: 'Close this website?',
  closeText: ({ name, isFreePlan }: { name: string; isFreePlan: boolean }) =>
    `Visitors of “${name}” will read that it is gone, and no more orders come in. Your menu and settings are kept, and you can reopen it.${
      isFreePlan ? '' : ' Your paid plan goes on until you end it under Manage Billing on the dashboard.'
    }`,
  closeConfirm: 'Close website',
  closedIntro: 'It is closed now. Nothing is lost.',
} as const;
