/** Words of the mail to our support. */
export const mailMessages = {
  subject: (subject: string) => `Contact: ${subject}`,
  title: 'A message from the contact page',
  from: 'From',
  about: 'Subject',
  reply: 'Answer this mail to write back.',
};
