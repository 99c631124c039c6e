import { MENU_LIMITS } from '@forkfront/common/limits.ts';
import { formatPence } from '@forkfront/common/money.ts';

/** What a person wrote, as far as a message repeats it. */
const quoted = (text: string): string => (text.length > 60 ? `${text.slice(0, 60).toWellFormed()}…` : text);

/** Texts about menu files: their problems, the review of an import, and the history. */
export const messages = {
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
  extrasOf: (section: string) => `Extras: ${section}`,
  fieldMissing: 'Please fill in this field.',
  fieldTooLong: (most: number) => `Please use at most ${most.toLocaleString('en-GB')} characters.`,
  extraSizes: 'An extra has one price.',
  sizeTwice: 'Two sizes have the same name.',
  priceOfSizes: (name: string) => `“${quoted(name)}” has sizes. Please enter the price of each size.`,
  linesWait: (count: number) =>
    count === 1 ? 'One line must be checked first.' : `${count} lines must be checked first.`,
  noDish: 'This text has no dish with a price, so it cannot replace the menu.',
  lineInvalid: 'Please check the marked fields.',
  tooManyLines: (most: number) => `More than ${most} lines are not clear. Please import a part of the menu.`,
  tooLongMenu: (most: number, what: 'characters' | 'lines') =>
    `The menu is too long: without columns it may have ${most.toLocaleString('en-GB')} ${what}. Please import a part of it.`,
  guessedColumns: (columns: readonly string[]) =>
    `The first line names no columns. They were read as ${columns.join(', ')}.`,
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
