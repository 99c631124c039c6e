const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Texts of the import, export and history of menus. */
export const messages = {
  title: 'Import and history',
  back: 'All products',
  loadFailed: 'The history of your menu could not be loaded.',

  exportTitle: 'Download your menu',
  exportIntro:
    'A CSV file for Excel, Numbers or Google Sheets. Change it there and import it again: what you don’t change stays as it is.',
  export: 'Download menu as CSV',
  exportFailed: 'The menu could not be downloaded. Please try again.',
  fileName: (slug: string) => `menu-${slug}.csv`,

  importTitle: 'Import a menu',
  importIntro:
    'New dishes are added, and dishes that you have are changed. You review every change before anything is published.',
  whole: 'Replace the whole menu.',
  wholeHelp: 'Dishes that your text doesn’t have are removed.',
  text: 'Menu as text',
  textHelp:
    'Paste your menu as it is written, or cells from a spreadsheet; or choose a PDF, a photo or a CSV file. Nothing changes before you have reviewed it.',
  shopTextHelp:
    'Choose a CSV file, or paste cells from a spreadsheet. Category, Name and Price are enough; Barcode, Size and Stock can be there, too. Without the column Stock, no stock changes.',
  shopTextPlaceholder:
    'Category, Name, Size, Barcode, Stock, Price\nDairy, Milk, 2 l, 5010029200001, 12, 1.45',
  textPlaceholder: 'Section, Name, Description, Price\nPizza, Margherita, Tomato and mozzarella, 8.50',
  choose: 'Choose a file',
  fileLabel: 'Menu file',
  review: 'Review changes',
  textMissing: 'Please choose a file or paste your menu first.',
  tooLarge: 'This text is too long for a menu. Please use at most 1.5 MB.',
  isWorkbook:
    'This is a workbook. Please save it as CSV first: in Excel choose File, then Save As, then CSV.',
  isPdf: 'This is a PDF. Please give it a name that ends with .pdf, and choose it again.',
  isNoText:
    'This file is not a text file. Please choose a PDF, a photo (JPEG, PNG, WebP), a .txt or a .csv file.',
  checkPhoto: (name: string) =>
    `This is what we read in ${name}. Please check it before you review the changes: [?] marks what we couldn’t read.`,
  unreadable: 'The file could not be read. Please choose it again.',
  reviewFailed: 'The file could not be reviewed. Please try again.',

  reviewTitle: 'Review the changes',
  reviewIntro: 'Nothing is published yet.',
  same: 'This file is the same as your menu. There is nothing to publish.',
  filter: 'Show',
  filters: { ALL: 'All', ADDED: 'New', CHANGED: 'Changed', REMOVED: 'Removed' },
  table: 'Changes of the menu',
  columns: { kind: 'Change', name: 'What', details: 'Details' },
  subjects: { SECTION: 'Section', PRODUCT: 'Dish', OPTION_GROUP: 'Option group' },
  subjectsOfShop: { SECTION: 'Category', PRODUCT: 'Product', OPTION_GROUP: 'Option group' },
  inSection: (section: string) => `in ${section}`,
  noneOfKind: 'No changes of this kind.',
  showMore: (count: number) => `Show ${counted(count, 'more change', 'more changes')}`,
  problems: (count: number) =>
    `${counted(count, 'line needs', 'lines need')} a correction before the menu can be published.`,
  hints: (count: number) => `${counted(count, 'hint', 'hints')} about the file`,
  line: (line: number) => `Line ${line}`,

  linesTitle: (count: number) => (count === 1 ? 'A line to check (1)' : `Lines to check (${count})`),
  linesIntro: 'They change nothing yet. Say what each one is, or leave it out.',
  publishWaits: (count: number) =>
    count === 0 ? 'One moment…' : `Check the ${counted(count, 'line', 'lines')} above first.`,
  others: (count: number) => `${counted(count, 'line says', 'lines say')} nothing about dishes`,
  publish: 'Publish changes',
  publishBlocked: 'Correct the lines above first.',
  change: 'Change the file',
  removeTitle: 'Publish and remove dishes?',
  removeText: (names: readonly string[], more: number) =>
    `These leave your menu: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}. You can undo the import for 7 days.`,
  removeConfirm: 'Publish and remove',
  importFailed: 'The menu could not be published. Please try again.',
  published: 'Your menu is published.',
  counts: (added: number, changed: number, removed: number) =>
    `${added} new, ${changed} changed, ${removed} removed.`,

  undo: 'Undo import',
  undoText: (imported: string, until: string) => `Imported ${imported}. You can undo it until ${until}.`,
  undoTitle: 'Undo the import?',
  undoConfirmText: 'Your menu becomes what it was before the import.',
  undoLoses: (changes: readonly string[], more: number) =>
    `You have changed the menu since. These changes are taken back too: ${changes.join('; ')}${more > 0 ? ` and ${more} more` : ''}.`,
  undoFailed: 'The import could not be undone. Please try again.',
  undone: 'The import is undone.',

  historyTitle: 'History',
  historyIntro: 'Each published version of your menu is kept for 30 days.',
  historyEmpty: 'No version is kept yet. The next change of your menu is the first.',
  causes: { EDIT: 'Edited', IMPORT: 'Imported', RESTORE: 'Restored', UNDO: 'Import undone' },
  current: 'Current menu',
  products: (count: number) => counted(count, 'dish', 'dishes'),
  restore: 'Restore',
  restoreOf: (when: string) => `Restore the menu of ${when}`,
  restoreTitle: 'Restore this menu?',
  restoreText: (when: string, products: string) =>
    `Your website shows the menu of ${when} with ${products} again. Today’s menu stays in the history. Allergens that you confirmed since then stay as they are.`,
  restoreFailed: 'The menu could not be restored. Please try again.',
  restored: 'The menu is restored.',
  older: 'Older versions',
  newest: 'Newest versions',
};
