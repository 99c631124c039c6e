/** Words of the mails about accounts. */
export const mailMessages = {
  hello: (name: string) => `Hello ${name},`,
  footer: 'You get this mail because you have an account with this address.',

  reset: {
    subject: 'Choose a new password',
    title: 'Choose a new password',
    preheader: 'Your link works once, for one hour.',
    body: 'Somebody, most likely you, asked for a new password for your account. The link works once, for one hour.',
    button: 'Choose a new password',
    byHand: 'If the button does not work, copy this address into your browser:',
    ignore: 'You did not ask for it? Then do nothing: your password stays as it is.',
  },

  changed: {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    preheader: 'All other devices were signed out.',
    body: 'The password of your account was changed just now. All other devices were signed out.',
    notYou: 'That was not you? Then choose a new password at once:',
    button: 'Choose a new password',
  },
};
