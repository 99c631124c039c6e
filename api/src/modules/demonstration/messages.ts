/** Sentences of the demonstration module (spec §5, §8 for those up to `feedbackEmpty`). */
export const messages = {
  sendFailed: 'There was an error sending the project.',
  sent: 'Project has been sent to the client for approval!',
  feedbackSent: 'Thank you! Your feedback has been sent to our team.',
  emailRequired: 'E-mail is required',
  emailInvalid: 'E-mail must be valid',
  feedbackEmpty: 'Feedback cannot be empty',
  feedbackTooLong: 'Please use at most 5000 characters.',
  feedbackNotSent: 'Your feedback was not sent yet.',
  imageRequired: 'Please upload an image.',
  imageForeign: 'Please upload the image here; pictures from elsewhere cannot be sent.',
  linkInvalid:
    'This link is not valid, or it is older than 30 days. Please ask the office to send the project again.',
  answeredAlready:
    'This project has been answered already. Please write to the office if you changed your mind.',
};
