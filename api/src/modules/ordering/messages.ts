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
  dayInvalid: 'Please choose a day.',
  dayPast: 'This day is over. Please choose another one, or remove it.',
  dayTwice: 'This day is in the list already.',
  zoneNameRequired: 'Please name this area.',
  zoneNameTwice: 'Another area has this name.',
  zoneKind: 'Please give either postcodes or a distance.',
  prefixesMissing: 'Please enter at least one postcode area, for example SE1.',
  prefixInvalid: (prefix: string) =>
    `We don’t know “${prefix}”. Please enter the beginning of a postcode, for example SE1 or SE1 7.`,
  prefixTwice: (prefix: string, zone: string) => `${prefix} is in “${zone}” already.`,
  postcodeFirst: 'Please enter the restaurant’s postcode first: distances are measured from it.',
  postcodeUsed: 'Areas by distance need the postcode. Please change these areas first.',
  postcodeInvalid: 'Please enter a whole postcode, for example SE1 7PB.',
  postcodeUnknown: 'We don’t know this postcode. Please check it.',
  postcodeUnavailable: 'We can’t look up postcodes at the moment. Please try again in a few minutes.',
  timeZoneUnknown: 'Please choose a time zone from the list.',
  /** Which orders a pause is about, for the activity log. */
  kinds: (fulfilments: readonly ('COLLECTION' | 'DELIVERY')[]) =>
    fulfilments.map((kind) => kind.toLowerCase()).join(' and '),
  fromOrderMail: 'by the link in an order email',
  kindMissing: 'Please choose collection, delivery or both.',
};
