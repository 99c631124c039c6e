/** Texts about allergens. */
export const messages = {
  legend: 'Allergens',
  allergen: 'Allergen',
  keys: 'In a row press C, M, F or N to answer and go to the next row.',
  restFree: 'Mark the rest as free from',
  confirmAll: 'Confirm all',
  willConfirm: 'You confirm these answers when you save.',
  never: 'Nobody has confirmed them yet. Diners read “Not confirmed: please ask us”.',
  confirmed: (who: string | null, when: string) =>
    who === null ? `Confirmed, ${when}.` : `Confirmed by ${who}, ${when}.`,
  checkAgainTitle: 'Please check again',
  checkAgain: 'The name, the description or the choices have changed since the confirmation.',
  suggestionTitle: 'There is a suggestion',
  suggestion: (words: string) => `From an import or the assistant: ${words} Diners do not see it.`,
  accept: 'Accept the suggestion',
  ignore: 'Ignore it',
  suggested: (state: string) => `Suggested: ${state.toLowerCase()}`,

  title: 'Allergens to confirm',
  intro: 'Diners rely on these answers before they order. Only what a person confirms is shown.',
  reasons: { suggested: 'Suggestion', checkAgain: 'Check again', unconfirmed: 'Not confirmed' },
  reasonTabs: {
    all: 'All',
    suggested: 'Suggestions',
    checkAgain: 'Check again',
    unconfirmed: 'Not confirmed',
  },
  filterLabel: 'Which products',
  doneTitle: 'All allergens are confirmed',
  doneText: 'When an import, the assistant or a change of a product needs your eyes, it appears here.',
  noneHere: 'No products here.',
  edit: (name: string) => `Open ${name}`,
  answer: 'Answer',
  answerOne: (name: string) => `Answer the allergens of ${name}`,
  confirmOne: (name: string) => `Confirm ${name}`,
  confirm: 'Confirm',
  confirmShown: (count: number) => (count === 1 ? 'Confirm 1 product' : `Confirm ${count} products`),
  sureTitle: (count: number) =>
    count === 1 ? 'Confirm the allergens of 1 product?' : `Confirm the allergens of ${count} products?`,
  sureText:
    'Your name and the time are stored with the answers that you see here. Suggestions become answers that diners read.',
  done: (count: number) =>
    count === 1
      ? 'The allergens of 1 product are confirmed.'
      : `The allergens of ${count} products are confirmed.`,
  failed: 'Confirmation failed.',
  loadFailed: 'Failed to load the allergens.',
  loading: (count: number) => `Loading products… ${count} so far.`,
} as const;
