/** Texts about the files of menus, in the chat and in the editor. */
export const fileMessages = {
  readingPage: (page: number, pages: number) => `Reading page ${page} of ${pages}…`,
  sendingPhoto: (percent: number) => `Sending the photo: ${percent}%`,
  readingPhoto: 'Reading the photo. This can take half a minute…',
  reading: (name: string) => `Reading ${name}…`,
  stopReading: (name: string) => `Stop reading ${name}`,
  stillReading: 'Please wait until your file is read, or stop it.',
  oneFile: 'Please add one file at a time.',
  menuTooLarge: (megabytes: number) =>
    `This file is larger than ${megabytes} MB. Please choose a smaller one, or paste your menu as text.`,
  menuNotLoaded: 'This file could not be read just now. Please check your connection and try again.',
  pdfProblems: {
    locked:
      'This PDF is protected by a password. Please save it without one, paste its text, or attach a photo of your menu.',
    damaged: 'We can’t open this PDF. Please save it again, paste its text, or attach a photo of your menu.',
    noText:
      'This PDF has no text that we can read; it may be a scan. Please paste the text, or attach photos of your menu one by one.',
  },
  pdfTooLong: (pages: number, most: number) =>
    `This PDF has ${pages} pages; we read at most ${most}. Please split it, or paste the text of your menu.`,
  pdfBlank: (pages: readonly number[]) =>
    pages.length === 1
      ? `Page ${pages.join('')} has no text that we can read. If dishes are on it, please send them as text or as a photo.`
      : `Pages ${new Intl.ListFormat('en-GB').format(pages.map(String))} have no text that we can read. If dishes are on them, please send them as text or as photos.`,
  pdfPartly: (pages: readonly number[]) =>
    pages.length === 1
      ? `Page ${pages.join('')} has words in a font that the file does not contain, so they are missing. Please send that page as text or as a photo.`
      : `Pages ${new Intl.ListFormat('en-GB').format(pages.map(String))} have words in a font that the file does not contain, so they are missing. Please send these pages as text or as photos.`,
  photoUndrawable:
    'Your browser can’t open this image. Please save it as JPEG or PNG, or paste your menu as text.',
  photoFailed: 'The photo could not be read. Please try again, paste your menu as text, or attach a PDF.',
};
