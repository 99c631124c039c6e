/** What the contact page says. */
export const messages = {
  contactTitle: 'Contact',
  contactText:
    'The contact form opens here soon. Until then the chat can answer most questions about getting started.',
  start: 'Start with a chat',
} as const;
