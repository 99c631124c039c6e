import { ACCOUNT_LIMITS } from '@forkfront/common/limits.ts';
import { PRODUCT_NAME } from '@forkfront/common/productName.ts';
import { PASSKEY_LENGTHS } from './passkeys/passkeyLengths.ts';

/** Texts of the accounts module (spec §5, §8). */
export const messages = {
  nameRequired: 'Please enter your name.',
  nameTooLong: `Please use at most ${ACCOUNT_LIMITS.name} characters.`,
  nameWithAddress: 'Please write your name without a web address.',
  nameMisleading: 'Please use your own name, not the name of a company or a service.',
  emailRequired: 'Please enter your email address.',
  emailInvalid: 'Please check the email address.',
  passwordRequired: 'Please enter a password.',
  passwordTooShort: 'Min 8 characters',
  passwordTooLong: `Please use at most ${ACCOUNT_LIMITS.password.max} characters.`,
  passwordTooCommon: 'This password is too common. Please choose another one.',
  registrationFailed: 'Registration failed.',
  loginFailed: 'Login failed.',
  wrongCredentials: 'The email address or the password is wrong.',
  emailTaken: 'There is already an account with this email address. Sign in instead.',
  resetLinkSent: 'Password reset link sent to your email.',
  resetLinkFailed: 'Failed to send reset link.',
  resetFailed: 'Failed to reset password.',
  resetTokenMissing: 'Reset token is missing.',
  resetPasswordRequired: 'Required.',
  resetLinkInvalid: 'This reset link is no longer valid. Please ask for a new one.',
  sessionGone: 'This device is already signed out.',
  passwordChangeFailed: 'Your password was not changed.',
  passwordUnchanged: 'Please choose a password that is different from your current one.',
  deletionFailed: 'Your account was not deleted.',
  exportAbout:
    'Everything we store about you. Times are UTC (RFC 3339), amounts are pence (GBP). Passwords and secrets are only stored as hashes and are left out.',
  exportedEnough: 'You have downloaded your data 10 times within an hour.',
  confirmationNotEmail: 'Please enter your account’s email address.',
  passwordWrong: 'This is not your password.',
  passwordMissing: 'Your account has no password yet. Ask for a reset link to set one.',
  nameNotSaved: 'Your name could not be saved.',
  emailVerifiedAlready: 'Your email address is already verified.',
  emailLinkInvalid:
    'This link is no longer valid: it is older than 7 days, or for another address. Please sign in and ask for a new one on your account page.',
  newEmailTaken: 'This email address is now used by another account. Please choose another one.',
  emailChangeFailed: 'Your email address could not be changed.',
  emailUnchanged: 'That’s already your email address.',
  signInAgain:
    'Your account has no password. Please sign out, sign in with Google again, and change the address within 10 minutes.',
  signInAgainToDelete:
    'Your account has no password. Please sign out, sign in with Google again, and delete the account within 10 minutes.',
  accountChangedMeanwhile: 'Your account has changed in the meantime. Please try again.',
  notConfirmed: 'We could not confirm that it’s you.',
  secondStepNeeded: 'Please enter the code of your authenticator app.',
  secondStepByPasskey: 'Please sign in with your passkey, or enter a recovery code.',
  secondStepOver: 'This sign-in took too long. Please sign in again.',
  codeRequired: 'Please enter a code.',
  codeWrong: 'This code is wrong. Please enter the newest code of your app.',
  codeUsed: 'This code has been used already. Please wait for the next one.',
  recoveryCodeWrong: 'This code is wrong, or it has been used already.',
  verifyEmailFirst: 'Please confirm your email address first. We sent you a link.',
  authenticatorThere: 'An authenticator app is switched on already.',
  authenticatorNotAdded: 'Two-step sign-in is not switched on yet.',
  authenticatorNotStarted: 'This took too long. Please begin again with a new QR code.',
  authenticatorGone: 'Two-step sign-in is already switched off.',
  passkeysEnough: 'Your account has 10 passkeys. Please remove one first.',
  passkeyNotAdded: 'The passkey was not added.',
  passkeyNotNew: 'The passkey could not be added. Please begin again.',
  passkeyNotRenamed: 'The passkey was not renamed.',
  passkeyNameRequired: 'Please enter a name.',
  passkeyNameTooLong: `Please use at most ${PASSKEY_LENGTHS.name} characters.`,
  passkeyGone: 'This passkey has already been removed.',
  passkeyUnknown: 'This passkey does not work here. Please try again, or sign in another way.',
  noPendingEmail: 'No email change is pending.',
  loginCodeInvalid: 'This sign-in is no longer valid. Please sign in again.',
};

const HAS_ACCOUNT = 'You’re receiving this because you have an account with this address.';
const GIVEN = 'You’re receiving this because someone entered this address for an account.';
const ENTERED = 'You’re receiving this because someone signed up with this address.';

/** Texts of the mails about accounts. */
export const mailMessages = {
  /** For an address that may belong to a stranger. */
  helloThere: 'Hello,',
  hello: (name: string) => `Hello ${name},`,
  byHand: 'If the button does not work, copy this address into your browser:',

  reset: {
    subject: 'Choose a new password',
    preheader: 'Your link works once, for one hour.',
    before: ['You asked to reset your password. The link works once, for one hour.'],
    button: 'Choose a new password',
    after: ['If it wasn’t you, you can ignore this email. Your password stays the same.'],
    footer: HAS_ACCOUNT,
  },

  changed: {
    subject: 'Your password was changed',
    preheader: 'All other devices were signed out.',
    before: [
      'The password of your account has just been changed. All other devices were signed out.',
      'If it wasn’t you, reset your password now:',
    ],
    button: 'Choose a new password',
    footer: HAS_ACCOUNT,
  },

  verify: {
    subject: 'Confirm your email address',
    preheader: 'One click to confirm.',
    before: [
      `Welcome to ${PRODUCT_NAME}! Please confirm your email address so that orders and news about your website reach you. The link works for 7 days.`,
    ],
    button: 'Confirm my address',
    after: ['Didn’t sign up? You can ignore this email.'],
    footer: ENTERED,
  },

  changeLink: {
    subject: 'Confirm your new email address',
    preheader: 'The change takes effect once you open the link.',
    before: [
      'You asked to use this address for your account. The change takes effect once you open the link. It works for 7 days.',
    ],
    button: 'Use this address',
    after: ['If it wasn’t you, you can ignore this email. No account will use your address.'],
    footer: GIVEN,
  },

  changeTaken: {
    subject: 'You already have an account with this address',
    preheader: 'It can’t be used for a second account.',
    before: [
      'You asked to use this address for another account, but this address already has an account. Sign in with this address instead.',
    ],
    button: 'Sign in',
    after: ['If it wasn’t you, you can ignore this email. Your account stays the same.'],
    footer: HAS_ACCOUNT,
  },

  changeAsked: (to: string) => ({
    subject: 'A new email address for your account',
    preheader: 'The change takes effect once you open the link we sent there.',
    before: [
      `You asked us to change the address of your account to ${to}. The change takes effect once you open the link we sent there.`,
      'If it wasn’t you, reset your password now. That signs out all devices and stops the change.',
    ],
    button: 'Choose a new password',
    after: ['If it was you, you don’t need to do anything here.'],
    footer: HAS_ACCOUNT,
  }),

  changeDone: (to: string) => ({
    subject: 'The email address of your account was changed',
    preheader: 'From now on, sign in with the new one.',
    before: [
      `The address of your account is now ${to}. From now on, sign in with it. Our emails go there too.`,
      'If it wasn’t you, write to us straight away, and we’ll help you get your account back.',
    ],
    button: 'Write to us',
    after: ['If it was you, you don’t need to do anything here.'],
    footer: 'You’re receiving this because this was the address of your account.',
  }),

  goodbye: {
    subject: 'Your account was deleted',
    preheader: 'Your websites are closed and your personal data is deleted.',
    before: [
      'Your account has been deleted, as you asked. Your websites are closed, and your photos and personal data are deleted. For past orders, we only keep what was ordered and the totals.',
      'Thank you for being with us. You’re welcome back at any time.',
    ],
    footer: 'You’re receiving this last email because you had an account with this address.',
  },

  secondStep: {
    'authenticator-added': {
      subject: 'Two-step sign-in was switched on',
      preheader: 'Sign-ins to your account now need a code.',
      before: [
        'From now on, signing in to your account also needs a code of your authenticator app. All other devices were signed out.',
        'Keep your recovery codes in a safe place. You need them if you lose your phone.',
        'If it wasn’t you, choose a new password and write to us:',
      ],
      button: 'Choose a new password',
      footer: HAS_ACCOUNT,
    },
    'authenticator-removed': {
      subject: 'Two-step sign-in was switched off',
      preheader: 'Your password alone signs in to your account again.',
      before: [
        'Signing in to your account no longer needs a code. Your recovery codes no longer work.',
        'If it wasn’t you, choose a new password and switch two-step sign-in on again:',
      ],
      button: 'Choose a new password',
      footer: HAS_ACCOUNT,
    },
    'passkey-added': {
      subject: 'A passkey was added to your account',
      preheader: 'It signs in to your account without a password.',
      before: [
        'A passkey was added to your account. It signs in without a password. From now on, your password alone is not enough.',
        'If it wasn’t you, choose a new password and remove the passkey on the account page:',
      ],
      button: 'Choose a new password',
      footer: HAS_ACCOUNT,
    },
    'passkey-removed': {
      subject: 'A passkey was removed from your account',
      preheader: 'It no longer signs in to your account.',
      before: [
        'A passkey was removed from your account. It no longer signs in.',
        'If it wasn’t you, choose a new password:',
      ],
      button: 'Choose a new password',
      footer: HAS_ACCOUNT,
    },
    'recovery-code-used': {
      subject: 'A recovery code was used to sign in',
      preheader: 'This code no longer works.',
      before: [
        'Somebody has just signed in to your account with your password and one of your recovery codes. This code no longer works.',
        'If you have lost your phone, add your new one on the account page. If it wasn’t you, choose a new password:',
      ],
      button: 'Choose a new password',
      footer: HAS_ACCOUNT,
    },
    'recovery-codes-new': {
      subject: 'Your account has new recovery codes',
      preheader: 'The old ones no longer work.',
      before: [
        'New recovery codes were made for your account. The old ones no longer work.',
        'If it wasn’t you, choose a new password:',
      ],
      button: 'Choose a new password',
      footer: HAS_ACCOUNT,
    },
  },

  google: (passwordRemoved: boolean) => ({
    subject: 'Google sign-in was added to your account',
    preheader: 'You can now sign in with Google.',
    before: [
      'You signed in with the Google account for this address. From now on, you can use it to sign in to your account.',
      ...(passwordRemoved
        ? [
            'This address had not been confirmed before. To be safe, the old password no longer works and all devices were signed out. You can choose a new password whenever you like.',
          ]
        : []),
      'If it wasn’t you, secure your Google account and choose a new password here:',
    ],
    button: 'Choose a new password',
    footer: HAS_ACCOUNT,
  }),
};
