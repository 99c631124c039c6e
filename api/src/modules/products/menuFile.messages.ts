import { formatPence } from '../../lib/money.ts';
import { MENU_LIMITS } from '../sites/menu.types.ts';

/** Texts about menu files: their problems and the review of an import. */
export const messages = {
  fileEmpty: 'The file is empty.',
  noHeadings: 'The first line must name the columns, for example: Section, Name, Description, Price.',
  quoteOpen: 'A quotation mark is opened on this line and never closed.',
  unknownColumn: (name: string) => `The column “${name}” is not known and is left out.`,
  unknownType: (text: string) => `“${text}” is not a type. Use Section, Product, Size, Group or Option.`,
  nameMissing: 'The name is missing.',
  tooLong: (column: string, most: number) =>
    `${column}: please use at most ${most.toLocaleString('en-GB')} characters.`,
  priceMissing: (name: string) => `“${name}” has no price.`,
  cellUnclear: (column: string, text: string) => `${column}: “${text}” is not understood.`,
  priceRange: (least: number, most: number) =>
    `The price must be from ${formatPence(least)} to ${formatPence(most)}.`,
  spiceRange: `Spice goes from 0 to ${MENU_LIMITS.spiceLevel}.`,
  quantityRange: `Max quantity goes from 1 to ${MENU_LIMITS.optionQuantity}.`,
  choicesOrder: 'Max must not be less than Min.',
  sizeAlone: 'A size needs a product above it.',
  optionAlone: 'An option needs a group above it.',
  groupUnknown: (name: string) => `There is no group with the name “${name}”.`,
  tooMany: (most: number, what: string) => `There can be at most ${most} ${what}.`,
  importProblems: 'Please correct the lines with problems first.',
  menuChanged: 'The menu has changed since this review. Please review the file again.',
  nothingToUndo: 'There is no import to undo any more.',
  versionGone: 'This version is no longer kept. Please reload the page.',
  restoreFailed: 'The menu could not be restored.',
};
