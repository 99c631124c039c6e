/** Texts for callers of this module. */
export const messages = {
  notReported: 'The error was not reported.',
  tooLong: (maximum: number) => `Please send at most ${maximum} characters.`,
};
