import { MENU_LENGTHS, MENU_LIMITS } from '@forkfront/common/limits.ts';

/** Texts of the products module (spec §5, §8). */
export const messages = {
  createFailed: 'Creation failed.',
  updateFailed: 'Update failed.',
  nameRequired: 'Product name is required',
  nameTooLong: `Please use at most ${MENU_LENGTHS.product} characters.`,
  descriptionRequired: 'Description is required',
  descriptionTooLong: `Please use at most ${MENU_LENGTHS.description.toLocaleString('en-GB')} characters.`,
  priceRequired: 'Price is required',
  priceProblems: {
    negative: 'Price must be positive',
    tooHigh: 'Price seems too high',
    tooLow: 'This discount seems too high',
    notWhole: 'Please enter the price in pounds and pence, such as 8.50.',
  },
  imageUrlInvalid: 'Please enter a valid image URL',
  imagePaidPlan: 'New product images require a paid plan. Please upgrade to continue.',
  sectionNameRequired: 'Please give the section a name.',
  sectionNameTooLong: `Please use at most ${MENU_LENGTHS.section} characters.`,
  /** Name of the first section of a menu. */
  firstSection: 'Menu',
  choiceNameRequired: 'Please enter a name.',
  choiceNameTooLong: (most: number) => `Please use at most ${most} characters.`,
  priceOfSizes: 'This product has sizes. Please change the prices of its sizes.',
  sizeGone: 'This size no longer exists. Please reload the page.',
  optionGone: 'This option no longer exists. Please reload the page.',
  groupGone: 'This option group no longer exists. Please reload the page.',
  twice: 'Something is in this list twice.',
  tooManySizes: (most: number) => `A product can have up to ${most} sizes.`,
  tooManyGroups: (most: number) =>
    `A menu can have up to ${most} option groups. Please delete one to add another.`,
  tooManyGroupUses: (most: number) =>
    `A product can have up to ${most} option groups, including those of its sizes.`,
  choiceProblems: {
    noOption: 'Please add at least one option.',
    tooManyOptions: `A group can have up to ${MENU_LIMITS.options} options.`,
    notACount: 'Please enter a whole number, 0 or more.',
    belowMin: 'This must be at least as high as the minimum.',
    moreThanThereIs: 'There are not enough options to choose so many.',
    belowDefaults: 'More options are chosen at the start than diners may choose.',
  },
  quantityInvalid: (most: number) => `Please enter a whole number from 1 to ${most}.`,
  dayInvalid: 'Please choose a day in the future.',
  dayTooLate: 'Please choose a day within a year.',
  periodsInvalid: 'Please choose at least one day, and two different times such as 11:30 and 15:00.',
  tooManyPeriods: (most: number) => `A section can have up to ${most} periods.`,
  sectionDescriptionTooLong: `Please use at most ${MENU_LENGTHS.sectionDescription} characters.`,
  barcodeInvalid: 'A barcode has 8 to 14 digits.',
  barcodeTaken: 'Another product has this barcode.',
  unitInvalid: (most: number) => `Please enter a whole number from 1 to ${most.toLocaleString('en-GB')}.`,
  unitHalf: 'Please enter the size as a number and a unit.',
  stockInvalid: (most: number) =>
    `Please enter a whole number from 0 to ${most.toLocaleString('en-GB')}, or nothing.`,
  stockStale: (stock: number | null) =>
    stock === null
      ? 'The stock was changed in the meantime: it is not counted now. Please check it and save again.'
      : `The stock was changed in the meantime: it is ${stock} now. Please check it and save again.`,
  noShop: 'Only products of grocery shops have a barcode, a size and stock.',
  rowGone: 'This no longer exists. Please reload the page.',
  sizeHasNoAvailability: 'A size cannot be sold out on its own.',
  tooManyRows: (most: number) => `Please change at most ${most} rows at a time.`,
  copyOf: (name: string) => `${name} (copy)`,
  restaurantGone: 'We couldn’t find this website in your account.',
  productGone: 'This product no longer exists. Please reload the page.',
  sectionGone: 'This section no longer exists. Please reload the page.',
  neighbourGone: 'The menu has changed in the meantime. Please reload the page and try again.',
  menuFull: (most: number) => `Menus can have up to ${most} products. Please delete one to add another.`,
  tooManySections: (most: number) =>
    `Menus can have up to ${most} sections. Please delete one to add another.`,
  sectionNotEmpty: 'This section still has products. Please move or delete them first.',
};
