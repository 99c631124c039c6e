/** Texts of the accounts module (spec §5, §8). */
export const messages = {
  nameRequired: 'Please enter your name.',
  nameTooLong: 'Please use at most 100 characters.',
  emailRequired: 'Please enter your e-mail address.',
  emailInvalid: 'Please check the email address.',
  passwordRequired: 'Please enter a password.',
  passwordTooShort: 'Min 8 characters',
  passwordTooLong: 'Please use at most 128 characters.',
  passwordTooCommon: 'This password is too common. Please choose another one.',
  registrationFailed: 'Registration failed.',
  loginFailed: 'Login failed.',
  wrongCredentials: 'The e-mail address or the password is wrong.',
  emailTaken: 'There is an account with this e-mail address already. Sign in instead.',
  resetLinkSent: 'Password reset link sent to your email.',
  resetLinkFailed: 'Failed to send reset link.',
  resetFailed: 'Failed to reset password.',
  resetTokenMissing: 'Reset token is missing.',
  resetPasswordRequired: 'Required.',
  resetLinkInvalid: 'This reset link is no longer valid. Please ask for a new one.',
  sessionGone: 'This device is signed out already.',
  passwordChangeFailed: 'Your password was not changed.',
  passwordUnchanged: 'Please choose a password that differs from your current one.',
  deletionFailed: 'Your account was not deleted.',
  exportAbout:
    'All that is kept about you. Times are UTC (RFC 3339), amounts are pence (GBP). Passwords and secrets are kept as hashes only and are left out.',
  exportedEnough: 'You have asked for your data 10 times within an hour.',
  confirmationNotEmail: 'Please enter the e-mail address of your account.',
  passwordWrong: 'This is not your password.',
  passwordMissing: 'Your account has no password yet. Ask for a reset link to choose one.',
  nameNotSaved: 'Your name could not be saved.',
  emailVerifiedAlready: 'Your e-mail address is verified already.',
  emailLinkInvalid:
    'This link is no longer valid: it is older than 7 days, or meant for another address. Please sign in and ask for a new one on your account page.',
  newEmailTaken: 'This e-mail address belongs to another account by now. Please choose another one.',
  emailChangeFailed: 'Your e-mail address could not be changed.',
  emailUnchanged: 'This is your address already.',
  signInAgain:
    'Your account has no password. Please sign out, sign in with Google again, and change the address within 10 minutes.',
  signInAgainToDelete:
    'Your account has no password. Please sign out, sign in with Google again, and delete the account within 10 minutes.',
  accountChangedMeanwhile: 'Your account was changed meanwhile. Please try again.',
  noPendingEmail: 'There is no new address that waits for its link.',
  loginCodeInvalid: 'This sign-in is no longer valid. Please sign in again.',
};

const HAS_ACCOUNT = 'You get this mail because you have an account with this address.';
const ENTERED = 'You get this mail because somebody entered this address for an account.';

/** Texts of the mails about accounts. */
export const mailMessages = {
  /** For an address that may belong to a stranger. */
  helloThere: 'Hello,',
  hello: (name: string) => `Hello ${name},`,
  byHand: 'If the button does not work, copy this address into your browser:',

  reset: {
    subject: 'Choose a new password',
    preheader: 'Your link works once, for one hour.',
    before: [
      'Somebody, most likely you, asked for a new password for your account. The link works once, for one hour.',
    ],
    button: 'Choose a new password',
    after: ['You did not ask for it? Then do nothing: your password stays as it is.'],
    footer: HAS_ACCOUNT,
  },

  changed: {
    subject: 'Your password was changed',
    preheader: 'All other devices were signed out.',
    before: [
      'The password of your account was changed just now. All other devices were signed out.',
      'That was not you? Then choose a new password at once:',
    ],
    button: 'Choose a new password',
    footer: HAS_ACCOUNT,
  },

  verify: {
    subject: 'Confirm your e-mail address',
    preheader: 'One click, and we know that our mails reach you.',
    before: [
      'An account was made with this address. Please confirm that it is yours, so that orders and news about your website reach the right person. The link works for 7 days.',
    ],
    button: 'Confirm my address',
    after: ['You did not make an account? Then do nothing: without the link the address stays unconfirmed.'],
    footer: ENTERED,
  },

  changeLink: {
    subject: 'Confirm your new e-mail address',
    preheader: 'Your account moves to this address when you follow the link.',
    before: [
      'Somebody, most likely you, wants to use this address for an account. It changes when you follow the link, which works for 7 days.',
    ],
    button: 'Use this address',
    after: ['You did not ask for it? Then do nothing: no account will use your address.'],
    footer: ENTERED,
  },

  changeTaken: {
    subject: 'You have an account with this address already',
    preheader: 'It cannot become the address of a second account.',
    before: [
      'Somebody, most likely you, wants to use this address for another account. That cannot be: you have an account with it already. Sign in with this address instead.',
    ],
    button: 'Sign in',
    after: ['You did not ask for it? Then do nothing: your account stays as it is.'],
    footer: HAS_ACCOUNT,
  },

  changeAsked: (to: string) => ({
    subject: 'A new e-mail address for your account',
    preheader: 'It changes when the link that we mailed there is followed.',
    before: [
      `Somebody, most likely you, asked us to change the address of your account to ${to}. It changes when the link that we mailed there is followed.`,
      'That was not you? Then choose a new password at once. That signs out all devices and stops the change.',
    ],
    button: 'Choose a new password',
    after: ['It was you? Then there is nothing to do here.'],
    footer: HAS_ACCOUNT,
  }),

  changeDone: (to: string) => ({
    subject: 'The e-mail address of your account was changed',
    preheader: 'From now on you sign in with the new one.',
    before: [
      `The address of your account is ${to} now. Sign in with it from now on; our mails go there too.`,
      'That was not you? Then write to us at once, and we help you to get your account back.',
    ],
    button: 'Write to us',
    after: ['It was you? Then there is nothing to do here.'],
    footer: 'You get this mail because this was the address of your account.',
  }),

  goodbye: {
    subject: 'Your account was deleted',
    preheader: 'Your sites are closed and your personal data is gone.',
    before: [
      'Your account was deleted just now, as you asked. Your sites are closed, your pictures and your personal data are gone. Of past orders only what was ordered and the totals are kept.',
      'Thank you for having been with us. You are welcome back at any time.',
    ],
    footer: 'You get this last mail because you had an account with this address.',
  },

  google: (passwordRemoved: boolean) => ({
    subject: 'Google sign-in was added to your account',
    preheader: 'You can sign in with Google from now on.',
    before: [
      'Somebody, most likely you, signed in with the Google account of this address. From now on it opens your account.',
      ...(passwordRemoved
        ? [
            'Nobody had shown before that this address is theirs. So, to be safe, the old password no longer works and all devices were signed out. You can choose a new password whenever you like.',
          ]
        : []),
      'That was not you? Then secure your Google account, and choose a new password here:',
    ],
    button: 'Choose a new password',
    footer: HAS_ACCOUNT,
  }),
};
