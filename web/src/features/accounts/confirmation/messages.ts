/** What the question says that confirms who the person is. */
export const messages = {
  title: 'Confirm that it’s you',
  byPassword: 'This change matters, so please enter your password. We won’t ask again for 10 minutes.',
  byCode:
    'This change matters, so please enter a code of your authenticator app. We won’t ask again for 10 minutes.',
  password: 'Password',
  passwordRequired: 'Please enter your password.',
  code: 'Code',
  codeRequired: 'Please enter a code.',
  useCode: 'Use my authenticator app instead',
  usePassword: 'Use my password instead',
  confirm: 'Confirm',
  cancel: 'Cancel',
  failed: 'We couldn’t confirm that it’s you.',
} as const;
