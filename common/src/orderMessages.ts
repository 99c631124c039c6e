/** The time of an order: `chosenTime` as `tomorrow at 12:45`, null for as soon as possible; `hasTimes`: another one may help. */
interface ChosenTime {
  chosenTime: string | null;
  hasTimes: boolean;
}

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** Why something cannot be ordered, for diners. */
export const messages = {
  quantityNotWhole: 'Please choose a whole number.',
  quantityTooSmall: 'Please choose at least 1.',
  quantityTooLarge: 'Please choose at most 20 of one item.',
  productUnknown: 'This is no longer on the menu. Please remove it.',
  stockLeft: (pieces: number) =>
    pieces === 0 ? 'This is sold out. Please remove it.' : `Only ${pieces} of this are left.`,
  productSoldOut: (name: string, { chosenTime, hasTimes }: ChosenTime) =>
    `${name} is ${hasTimes && chosenTime !== null ? `still sold out ${chosenTime}` : 'sold out at the moment'}. Please ${hasTimes ? 'choose a later time, or remove it' : 'remove it'}.`,
  productNotNow: (name: string, { chosenTime, hasTimes }: ChosenTime) =>
    `${name} cannot be ordered ${chosenTime === null ? 'at this time of day' : `for ${chosenTime.replace(/^at /, '')}`}. Please ${hasTimes ? 'choose another time, or remove it' : 'remove it'}.`,
  sizeMissing: (name: string) => `Please choose a size for ${name}.`,
  sizeGone: (name: string) => `This size of ${name} is no longer on the menu. Please choose another one.`,
  optionGone: (name: string) => `A choice for ${name} is no longer on the menu. Please choose again.`,
  optionSoldOut: (option: string, { chosenTime, hasTimes }: ChosenTime) =>
    `${option} is ${hasTimes && chosenTime !== null ? `still sold out ${chosenTime}` : 'sold out at the moment'}. Please choose something else${hasTimes ? ', or a later time' : ''}.`,
  optionTooOften: (option: string, most: number) => `Please choose ${option} at most ${times(most)}.`,
  groupTooFew: (group: string, least: number) => `Please choose at least ${least} from “${group}”.`,
  groupTooMany: (group: string, most: number) => `Please choose at most ${most} from “${group}”.`,
  orderTooLarge: 'This order is too large to place online. Please call the restaurant.',
  belowMinimum: (minimum: string, missing: string) =>
    `Deliveries to this address start at ${minimum}. Please add dishes for ${missing}.`,
};
