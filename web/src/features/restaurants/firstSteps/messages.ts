import type { Step } from './firstSteps.rules.ts';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'] as const;

/** Texts of the first steps with a new website. */
export const messages = {
  eyebrow: 'Your new website',
  visit: (host: string) => `${host} (opens in a new tab)`,
  progress: (done: number, all: number) => `${done} of ${all} done`,
  title: (count: number) => `${NUMBERS[count] ?? String(count)} steps to your first order`,
  completeTitle: 'Your website is ready for guests',
  completeText: 'All steps are done. You find Share and all settings on the card of your website below.',
  close: 'Close',
  hide: 'Hide the first steps',
  hidden: 'The first steps are hidden.',
  undo: 'Undo',
  changeFailed: 'Failed to save. Please try again.',
  loading: 'Loading your first steps…',
  failure: 'Failed to load your first steps.',
  isDone: 'Done: ',
  done: {
    email: 'Email address confirmed',
    hours: 'Opening hours set',
    fulfilment: 'Collection or delivery offered',
    zones: 'Delivery area added',
    contact: 'Phone number and address added',
    allergens: 'Allergens confirmed',
    picture: 'First photo added',
    order: 'First order placed',
    share: 'Website shared',
  } satisfies Record<Step, string>,
  titles: {
    email: 'Confirm your email address',
    hours: 'Set your opening hours',
    fulfilment: 'Offer collection or delivery',
    zones: 'Add a delivery area',
    contact: 'Add your phone number and address',
    allergens: 'Confirm the allergens of your dishes',
    picture: 'Add a first photo',
    order: 'Place a test order',
    share: 'Share your website',
  } satisfies Record<Step, string>,
  emailText: (email: string) =>
    `Open the link that we sent to ${email}. Until then, an email about an order has only its number and total.`,
  contactTexts: {
    both: 'Guests need to know where to collect, and call when they are late.',
    phone: 'The phone number is missing. Guests call it when they are late or have a question.',
    address: 'The address is missing. Guests need to know where to collect.',
  },
  pictureText:
    'Put your room or your best dish at the top of the page. It is the first thing that guests see.',
  orderText:
    'Order as your guests do, then answer as your kitchen does. Nobody else sees it, and nothing is counted.',
  noDishText: 'Guests cannot order yet, because no dish is available. Open your menu first.',
  noHoursText: 'It needs opening hours. Set them first.',
  hoursText: 'Guests cannot order yet, because your website has no opening hours.',
  fulfilmentText: 'Guests cannot order yet, because your website offers neither collection nor delivery.',
  zonesText: 'Deliveries need an area. Without one nobody can order a delivery.',
  allergensText: 'Guests with an allergy read it before they order. The law asks for it, too.',
  shareText: 'Send the link to your guests, and put the QR code in your window and on your menus.',
  resend: 'Send the link again',
  contactActions: { both: 'Add both', phone: 'Add the number', address: 'Add the address' },
  addPicture: 'Add a photo',
  openMenu: 'Open the menu',
  setHours: 'Set the opening hours',
  setFulfilment: 'Choose how you serve',
  setZones: 'Add an area',
  confirmAllergens: 'Confirm allergens',
} as const;
