/** Texts of promotions for owners. */
export const messages = {
  checkPromotion: 'Please check the marked fields.',
  promotionUnknown: 'We couldn’t find this promotion.',
  locked: 'Promotions are part of the Gold plan.',
  nameMissing: 'Please enter a name. Guests read it.',
  nameTooLong: (most: number) => `Please use at most ${most} characters.`,
  codeInvalid: (min: number, max: number) => `Please use ${min} to ${max} letters and digits without spaces.`,
  codeTaken: (name: string) => `“${name}” has this code. Please end it first, or choose another code.`,
  percentInvalid: 'Please enter 1 to 100 percent.',
  amountInvalid: 'Please enter an amount of £0.01 to £1,000.',
  moneyInvalid: 'Please enter an amount up to £1,000.',
  dayInvalid: 'Please choose a day.',
  daysSwapped: 'The last day is before the first day.',
  dayOver: 'This day is over.',
  periodsNever:
    'None of these times is between the first and the last day. Please change the times or the days.',
  tooManyPeriods: (most: number) => `Please use at most ${most} times.`,
  tooManyTargets: (most: number) => `Please choose at most ${most} sections and dishes.`,
  targetUnknown: 'Some of these are not on your menu any more. Please choose again.',
  freeDishMissing: 'Please choose what is free.',
  limitInvalid: 'Please enter a whole number from 1.',
  tooMany: (most: number) =>
    `A restaurant has at most ${most} promotions that have not ended. Please end one first.`,
  ended: 'This promotion has ended. Copy it to offer it again.',
};
