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
  superseded: 'A newer message has replaced this one.',
};
