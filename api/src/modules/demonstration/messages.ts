import { MAX_FEEDBACK_LENGTH } from '@forkfront/common/limits.ts';

/** Texts of the demonstration module (spec §5, §8 for those up to `feedbackEmpty`). */
export const messages = {
  sendFailed: 'There was an error sending the project.',
  sent: 'Project has been sent to the client for approval!',
  feedbackSent: 'Thank you! Your feedback has been sent to our team.',
  emailRequired: 'E-mail is required',
  emailInvalid: 'E-mail must be valid',
  feedbackEmpty: 'Feedback cannot be empty',
  feedbackTooLong: `Please use at most ${MAX_FEEDBACK_LENGTH} characters.`,
  feedbackNotSent: 'Your feedback was not sent yet.',
  imageRequired: 'Please upload an image.',
  imageForeign: 'Please upload the image here. Images from elsewhere can’t be sent.',
  linkInvalid:
    'This link is not valid, or it is older than 30 days. Please ask the office to send the project again.',
  answeredAlready:
    'This project has already been answered. Please write to the office if you’ve changed your mind.',
};

/**
 * Texts of the mails. Except for the feedback they contain no words of others, so that nobody can use them for spam.
 */
export const mailMessages = {
  picture: 'The project image',
  seeInFull: 'See the image full size',

  ask: {
    subject: 'A project is waiting for your approval',
    title: 'Do you approve this project?',
    preheader: 'Take a look at the image and tell the office what you think.',
    body: (office: string) => `${office} asks you to look at this project:`,
    approve: 'Approve Project',
    requestChanges: 'Request Changes',
    once: 'You can answer once, within 30 days.',
    footer: (office: string) =>
      `You’re receiving this because someone gave your address as a client of ${office}. Don’t recognise this? You can ignore this email.`,
  },

  approved: {
    subject: 'Your project was approved',
    title: 'Your project was approved',
    preheader: 'Your client is happy with the image.',
    body: (client: string) => `${client} approved this project:`,
  },

  changes: {
    subject: 'Changes to your project were requested',
    title: 'Your client requested changes',
    preheader: 'Your client’s feedback is in this email.',
    body: (client: string) => `${client} asks for changes to this project:`,
    feedback: 'Client feedback',
  },

  answerFooter:
    'You’re receiving this because someone sent a project for approval and gave your address as the office.',
  answerReply: 'Reply to this email to write to your client.',
};
