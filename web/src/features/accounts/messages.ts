import { ACCOUNT_LIMITS } from '@forkfront/common/limits.ts';

/** What the account screens say; spec §2, §5 and §8 word for word where they give a text. */
export const messages = {
  loginTitle: 'Welcome back',
  loginIntro: 'Sign in to manage your websites.',
  email: 'Email',
  password: 'Password',
  fullName: 'Full name',
  forgotPassword: 'Forgot Password?',
  signIn: 'Sign In',
  noAccount: 'New here?',
  signUp: 'Sign up',
  loginFailed: 'Login failed.',
  or: 'or',
  continueWithGoogle: 'Continue with Google',

  registerTitle: 'Create your account',
  registerIntro: 'One account for all your websites. Free, no card needed.',
  createAccount: 'Create Account',
  hasAccount: 'Already have an account?',
  signInLink: 'Sign in',
  registrationFailed: 'Registration failed.',
  passwordHelp: '8 to 128 characters, spaces allowed. Very common passwords are not accepted.',

  nameRequired: 'Please enter your name.',
  emailRequired: 'Please enter your email address.',
  emailInvalid: 'Please enter an email address, such as name@example.com.',
  passwordRequired: 'Please enter your password.',
  passwordShort: 'Min 8 characters',
  passwordLong: `Please use at most ${ACCOUNT_LIMITS.password.max} characters.`,

  sessionEnded: 'You have been signed out. Please sign in again.',
  tokenMissing:
    'Google didn’t complete the sign-in. Please try again, or use your email address and password.',
  authFailed:
    'Failed to fetch user details. We couldn’t finish signing you in with Google. Please try again, or use your email address and password.',
  emailUnverified:
    'Google has not verified that email address. Please verify it with Google first, or use your email address and password.',
  tooManyGoogleTries:
    'There have been too many Google sign-ins from your connection. Please wait a few minutes, or use your email address and password.',

  logoutFailed:
    'You’re signed out on this device, but we couldn’t reach the server. Please sign out again when you’re back online.',

  sideTitle: 'Your regulars, your prices, your website.',
  sidePoints: ['No commission on any order', 'Orders straight to your inbox', 'A live website from one chat'],

  forgotTitle: 'Forgotten your password?',
  forgotIntro: 'Enter your account’s email address and we’ll send you a link to set a new one.',
  sendResetLink: 'Send Reset Link',
  resetLinkSent: 'Password reset link sent to your email.',
  resetLinkHint:
    'It works once, within one hour. If it hasn’t arrived after a minute, please check your spam folder.',
  resetLinkFailed: 'Failed to send reset link.',

  resetTitle: 'Set a new password',
  resetIntro: 'Choose one you don’t use anywhere else.',
  resetLinkCutIntro:
    'Part of the link is missing. Copy the whole address from the email, or ask for a new link.',
  newPassword: 'New password',
  confirmPassword: 'Confirm new password',
  setPassword: 'Set new password',
  newPasswordRequired: 'Required.',
  passwordsDiffer: 'Passwords must match.',
  resetTokenMissing: 'Reset token is missing.',
  resetFailed: 'Failed to reset password.',
  askForNewLink: 'Get a new link',
  resetDoneTitle: 'Your new password is set',
  resetDoneIntro: 'You’re signed in on this device and signed out everywhere else.',
  resetDone: 'Password has been reset successfully! Redirecting to login...',
  continueNow: 'Continue now',

  finalizing: 'Finalizing login...',
  backToLogin: 'Back to sign in',

  verifyTitle: 'Your email address',
  verifying: 'Confirming your email address…',
  verifiedTitle: 'Your address is confirmed',
  verified: (email: string) => `Thank you. ${email} is confirmed.`,
  verifyFailedTitle: 'This link did not work',
  verifyLinkInvalid: 'This link has already been used or has expired. Please ask for a new one.',
  verifyConflict: 'This email address is now used by another account. Please choose another one.',
  verifyFailed: 'Failed to confirm your email address.',
  tryAgain: 'Try again',
  toDashboard: 'Go to your dashboard',
  toLogin: 'Sign in',
  toAccount: 'Go to your account',
  sendLink: 'Send a new link',

  unverifiedTitle: 'Please confirm your email address.',
  unverified: (email: string) => `We sent a link to ${email}. Until you confirm, you may miss some emails.`,
  resend: 'Resend',
  dismiss: 'Dismiss',
  verificationSent: (email: string) => `A new link is on its way to ${email}.`,
  verificationFailed: 'Failed to send the link.',
} as const;
