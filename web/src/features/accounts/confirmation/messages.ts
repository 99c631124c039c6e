/** What the question says that confirms who the person is. */
export const messages = {
  title: 'Confirm that it’s you',
  text: 'This change matters, so please enter your password. We won’t ask again for 10 minutes.',
  password: 'Password',
  passwordRequired: 'Please enter your password.',
  confirm: 'Confirm',
  cancel: 'Cancel',
  failed: 'We couldn’t confirm that it’s you.',
} as const;
