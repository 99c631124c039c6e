/** Words of the mail to our support. */
export const mailMessages = {
  subject: (subject: string) => `Contact: ${subject}`,
  title: 'A message from the contact page',
  from: 'From',
  about: 'Subject',
  interestTitle: (plan: string) => `Tell me when: ${plan}`,
  interestText: (plan: string) => `This person asked to be told when ${plan} is on sale.`,
  reply: 'Reply to this email to respond.',
};
