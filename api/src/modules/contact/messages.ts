import { CONTACT_LIMITS } from '@forkfront/common/limits.ts';

/** Texts of the contact module (spec §8 for the first two). */
export const messages = {
  sent: 'Message sent successfully!',
  answerByEmail: 'Thank you. We will answer by email, usually within two working days.',
  notSentTitle: 'Your message was not sent',
  unexpected: 'An error occurred.',
  notSent: 'Your message was not sent yet: something is missing or too long.',
  nameRequired: 'Please enter your name.',
  nameTooLong: `Please use at most ${CONTACT_LIMITS.name} characters.`,
  emailRequired: 'Please enter your email address.',
  emailInvalid: 'Please check the email address.',
  subjectRequired: 'Please enter a subject.',
  subjectTooLong: `Please use at most ${CONTACT_LIMITS.subject} characters.`,
  messageRequired: 'Please write your message.',
  messageTooLong: `Please use at most ${CONTACT_LIMITS.message} characters.`,
  willTell: 'Thank you. We’ll email you when this plan is on sale.',
  planNotComing: 'This plan is not one we are preparing. Please reload the page.',
};

/** Texts of the mails to our support. */
export const mailMessages = {
  subject: (subject: string) => `Contact: ${subject}`,
  title: 'A message from the contact page',
  from: 'From',
  about: 'Subject',
  interestTitle: (plan: string) => `Tell me when: ${plan}`,
  interestText: (plan: string) => `This person asked to be told when ${plan} is on sale.`,
  reply: 'Reply to this email to respond.',
};
