/** Texts of the onboarding module (spec §5, §8). */
export const messages = {
  chatFailed: 'Sorry, an error occurred. Please try again.',
  invalidResponse: 'Failed to get a valid response from the agent.',
  workflowFailed: 'An error occurred while processing your request.',
  conversationGone: 'This conversation is no longer available. Please start a new one.',
  emptyMessage: 'Please write a message.',
  badClientId: 'The id of the message must be 1 to 64 letters, digits, or any of _ : . -',
  messageTooLong: 'That is too long for one message. Please send at most 20,000 characters.',
  conversationFull: 'This conversation has become very long. Please claim your site or start a new one.',
  enoughForToday:
    'You have chatted with our assistant a lot today. Please come back tomorrow, or write to us on the Contact page.',
  assistantBusy:
    'Our assistant has answered as much as it can today. Please come back tomorrow, or write to us on the Contact page.',
  answering: 'The assistant is writing. Please try again when it has answered.',
  siteClaimed: 'This site has been claimed. You can change it under My Restaurants.',
  lineInvalid: 'Please check the marked fields.',
  nameMissing: 'Please enter the name of your business.',
  nameOfOthers: 'This name belongs to a well-known company. Please enter the name of your own business.',
  phoneInvalid: 'Please enter a phone number, for example 020 7946 0123.',
  dishNameMissing: 'Please enter the name of the dish.',
  priceOutOfRange: 'Please enter a price from £0 to £1,000.',
  sectionMissing: 'Please enter the name of the section.',
  noWebAddress: 'Please leave out the web address: a preview shows no links.',
  menuFull: 'A menu can have at most 300 dishes in 40 sections.',
  tooLong: (most: number) => `Please use at most ${most} characters.`,
  tooManyLines: (most: number) => `Please send at most ${most} lines at once.`,
  superseded: 'A newer message has replaced this one.',
};
