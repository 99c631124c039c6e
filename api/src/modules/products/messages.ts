import { MENU_LIMITS } from '@forkfront/common/limits.ts';
import { formatPence } from '@forkfront/common/money.ts';

/** Texts of the products module (spec §5, §8). */
export const messages = {
  createFailed: 'Creation failed.',
  updateFailed: 'Update failed.',
  nameRequired: 'Product name is required',
  nameTooLong: 'Please use at most 120 characters.',
  descriptionRequired: 'Description is required',
  descriptionTooLong: 'Please use at most 1,000 characters.',
  priceRequired: 'Price is required',
  priceNegative: 'Price must be positive',
  priceTooHigh: 'Price seems too high',
  priceNotWhole: 'Please enter the price in pounds and pence, such as 8.50.',
  imageUrlInvalid: 'Please enter a valid image URL',
  imagePaidPlan: 'New product images require a paid plan. Please upgrade to continue.',
  sectionNameRequired: 'Please give the section a name.',
  sectionNameTooLong: 'Please use at most 80 characters.',
  /** Name of the first section of a menu. */
  firstSection: 'Menu',
  choiceNameRequired: 'Please enter a name.',
  choiceNameTooLong: (most: number) => `Please use at most ${most} characters.`,
  discountTooHigh: 'This discount seems too high',
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
  tooManyOptions: (most: number) => `A group can have up to ${most} options.`,
  optionRequired: 'Please add at least one option.',
  countInvalid: 'Please enter a whole number, 0 or more.',
  maxBelowMin: 'This must be at least as high as the minimum.',
  minTooHigh: 'There are not enough options to choose so many.',
  tooManyDefaults: 'More options are chosen at the start than diners may choose.',
  quantityInvalid: (most: number) => `Please enter a whole number from 1 to ${most}.`,
  dayInvalid: 'Please choose a day in the future.',
  dayTooLate: 'Please choose a day within a year.',
  periodsInvalid: 'Please choose at least one day, and two different times such as 11:30 and 15:00.',
  tooManyPeriods: (most: number) => `A section can have up to ${most} periods.`,
  sectionDescriptionTooLong: 'Please use at most 500 characters.',
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

/** Texts about menu files: their problems and the review of an import. */
/** What a person wrote, as far as a message repeats it. */
const quoted = (text: string): string => (text.length > 60 ? `${text.slice(0, 60).toWellFormed()}…` : text);

export const fileMessages = {
  fileEmpty: 'The file is empty.',
  fileTooLong: (most: number) =>
    `The file is too long: it may have ${most.toLocaleString('en-GB')} characters. Please import a part of it.`,
  cellTooLong: (most: number) =>
    `A cell on this line has more than ${most.toLocaleString('en-GB')} characters. Is a quotation mark missing?`,
  moreProblems: (count: number) => `There are ${count.toLocaleString('en-GB')} more problems.`,
  noHeadings: 'The first line must name the columns, for example: Section, Name, Description, Price.',
  quoteOpen: 'A quotation mark is opened on this line and never closed.',
  unknownColumn: (name: string) => `The column “${quoted(name)}” is not known and is left out.`,
  unknownType: (text: string) =>
    `“${quoted(text)}” is not a type. Use Section, Product, Size, Group or Option.`,
  nameMissing: 'The name is missing.',
  tooLong: (column: string, most: number) =>
    `${column}: please use at most ${most.toLocaleString('en-GB')} characters.`,
  priceMissing: (name: string) => `“${quoted(name)}” has no price.`,
  barcodeMistyped: (barcode: string) =>
    `Barcode: please check “${barcode}”. Its last digit does not fit the others, so a digit is probably wrong.`,
  cellUnclear: (column: string, text: string) => `${column}: “${quoted(text)}” is not understood.`,
  priceRange: (least: number, most: number) =>
    `The price must be from ${formatPence(least)} to ${formatPence(most)}.`,
  quantityRange: `Max quantity goes from 1 to ${MENU_LIMITS.optionQuantity}.`,
  choices: (path: string, message: string) =>
    path === 'min' ? `Min: ${message}` : path === 'max' ? `Max: ${message}` : message,
  sizeAlone: 'A size needs a product above it.',
  optionAlone: 'An option needs a group above it.',
  groupUnknown: (name: string) => `There is no group with the name “${quoted(name)}”.`,
  tooMany: (most: number, what: string) => `There can be at most ${most} ${what}.`,
  importProblems: 'Please correct the lines with problems first.',
  menuChanged: 'The menu has changed since this review. Please review the file again.',
  nothingToUndo: 'There is no import to undo any more.',
  versionGone: 'This version is no longer kept. Please reload the page.',
  restoreFailed: 'The menu could not be restored.',
};
