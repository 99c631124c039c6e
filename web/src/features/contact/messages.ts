/** Texts of the contact page; the first three are word for word from spec §8. */
export const messages = {
  sent: 'Message sent successfully!',
  sentStays: 'We have your message and will answer by email.',
  failed: 'An error occurred.',
  emailInvalid: 'Please check the email address.',

  pageTitle: 'Contact',
  title: 'Tell us what you are cooking up',
  intro:
    'A question about your website, a menu that won’t cooperate, an app you have in mind: write to us. A person reads every message.',

  name: 'Name',
  email: 'Email',
  emailHelp: 'We’ll only use it to reply to you.',
  subject: 'Subject',
  message: 'Message',
  messageHelp: 'Tell us your restaurant’s name so we can find your site.',
  send: 'Send message',
  notLost: 'What you wrote is still here.',
  honeypot: 'Leave this field empty',

  nameRequired: 'Please enter your name.',
  emailRequired: 'Please enter your email address.',
  subjectRequired: 'Please enter a subject.',
  messageRequired: 'Please write your message.',
  tooLong: (limit: number) => `Please use at most ${limit} characters.`,

  asideTitle: 'What happens next',
  steps: [
    { title: 'It lands on our desk', text: 'Your message reaches the people who build the product.' },
    {
      title: 'We look into it',
      text: 'If it’s about your website, we look at it together with your message.',
    },
    { title: 'You get an answer', text: 'By email, usually within two working days, from a person.' },
  ],
  emailTitle: 'Prefer to email us?',
  privacyBefore: 'Our ',
  privacyLink: 'privacy policy',
  privacyAfter: ' explains how we handle your message.',
} as const;
