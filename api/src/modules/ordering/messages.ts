/** Texts of the ordering module. */
export const messages = {
  updateFailed: 'Update failed.',
  timeInvalid: 'Please enter a time, for example 17:00.',
  daysMissing: 'Please choose at least one day.',
  overlap: (day: string) => `These hours overlap with other hours on ${day}.`,
  overlapOfDay: 'These hours overlap with other hours of this day.',
  tooMany: (max: number, things: string) => `Please use at most ${max} ${things}.`,
  tooLong: (max: number) => `Please use at most ${max} characters.`,
  number: (min: number, max: number) => `Please enter a number from ${min} to ${max}.`,
  amount: (max: string) => `Please enter an amount from £0 to £${max}.`,
  dayOf: (day: string) =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'long',
    }),
  neverOpens: (day: string, hours: string, minutes: number) =>
    `On ${day}, ${hours} would take no orders, because the last orders are ${minutes} minutes before closing. Please choose longer hours, or later last orders.`,
  prepTooLong: (day: string, hours: string, minutes: number) =>
    `On ${day}, ${hours} is shorter than the ${minutes} minutes that an order takes. Please choose longer hours, or a shorter time.`,
  leadTooLong: (daysAhead: number) =>
    `Nobody could choose a time with so much notice: guests choose a time ${daysAhead === 0 ? 'on the same day' : daysAhead === 1 ? 'up to one day ahead' : `up to ${daysAhead} days ahead`}. Please choose less notice, or more days ahead.`,
  areaTooFar: (area: string, minutes: number) =>
    `A delivery to “${area}” takes ${minutes} minutes, and you never deliver for so long at a time. Please choose less time, or longer hours.`,
  dayInvalid: 'Please choose a day.',
  dayPast: 'This day is over. Please choose another one, or remove it.',
  dayTwice: 'This day is in the list already.',
  zoneNameRequired: 'Please name this area.',
  zoneNameTwice: 'Another area has this name.',
  zoneKind: 'Please give either postcodes or a distance.',
  prefixesMissing: 'Please enter at least one postcode area, for example SE1.',
  prefixInvalid: (prefix: string) =>
    `We don’t know “${prefix.length > 20 ? `${prefix.slice(0, 20).toWellFormed()}…` : prefix}”. Please enter the beginning of a postcode, for example SE1 or SE1 7.`,
  prefixTwice: (prefix: string, zone: string) => `${prefix} is in “${zone}” already.`,
  postcodeFirst: 'Please enter the restaurant’s postcode first: distances are measured from it.',
  postcodeUsed: 'Areas by distance need the postcode. Please change these areas first.',
  postcodeInvalid: 'Please enter a whole postcode, for example SE1 7PB.',
  postcodeUnknown: 'We don’t know this postcode. Please check it.',
  postcodeUnavailable: 'We can’t look up postcodes at the moment. Please try again in a few minutes.',
  timeZoneUnknown: 'Please choose a time zone from the list.',
  /** Which orders a pause is about, for the activity log. */
  kinds: (fulfilments: readonly ('COLLECTION' | 'DELIVERY')[]) =>
    [...new Set(fulfilments)].map((kind) => kind.toLowerCase()).join(' and '),
  /** Which settings a change is about, for the activity log. */
  parts: {
    HOURS: 'hours',
    COLLECTION: 'collection',
    DELIVERY: 'delivery',
    AREAS: 'delivery areas',
    TIMES: 'times',
    CAPACITY: 'orders at a time',
    BOARD: 'need of an open board',
    DINER_DATA: 'how long data of guests is kept',
  },
  fromOrderMail: 'by the link in an order email',
  noBoardOpen: 'no board was open',
  boardOpened: 'a board was opened',
  boardNotNeeded: 'no board is needed now',
  boardSwitchOff: 'a board is no longer needed',
  ordersOpen: 'Orders are open already.',
  boardLocked: 'Upgrade this website to use the order board.',
  boardSwitchLocked: 'Upgrade this website to take orders only while an order board is open.',
  unattendedMail: {
    subject: (site: string) => `${site} takes no orders for now: no order board is open`,
    title: 'No order board is open',
    preheader: 'Open the order board, and orders begin again.',
    body: (site: string, time: string) =>
      `No order board of ${site} has been open for 3 minutes, so orders for now paused at ${time}. Guests can still order for later.`,
    again: 'Orders begin again by themselves as soon as you open a board on any device.',
    label: 'Open the order board',
    off: 'The owner or a manager can switch this off in the editor, under Hours & delivery.',
    footer: (site: string) => `You’re receiving this because you answer the orders of ${site}.`,
  },
  kindMissing: 'Please choose collection, delivery or both.',
};
