/** What the contact page says; the first three word for word from spec §8. */
export const messages = {
  sent: 'Message sent successfully!',
  failed: 'An error occurred.',
  emailInvalid: 'E-mail must be valid',

  pageTitle: 'Contact',
  title: 'Tell us what you are cooking up',
  intro:
    'A question about your website, a menu that will not behave, an app you have in mind: write to us. A person reads every message.',

  name: 'Name',
  email: 'Email',
  emailHelp: 'We answer to this address and use it for nothing else.',
  subject: 'Subject',
  message: 'Message',
  messageHelp: 'The name of your restaurant helps us to find your website.',
  send: 'Send message',
  notLost: 'Nothing you wrote is lost.',
  honeypot: 'Leave this field empty',

  nameRequired: 'Please enter your name.',
  emailRequired: 'Please enter your e-mail address.',
  subjectRequired: 'Please enter a subject.',
  messageRequired: 'Please write your message.',
  tooLong: (limit: number) => `Please use at most ${limit} characters.`,

  asideTitle: 'What happens next',
  steps: [
    { title: 'It lands on our desk', text: 'Your message reaches the people who build the product.' },
    { title: 'We look into it', text: 'If it is about your website, we open it beside your message.' },
    { title: 'You get an answer', text: 'By e-mail, usually within two working days, from a person.' },
  ],
  emailTitle: 'Rather use your own e-mail?',
  privacyBefore: 'What we do with your message is in our ',
  privacyLink: 'privacy policy',
  privacyAfter: '.',
} as const;
