/** What the account screens say; spec §2, §5 and §8 word for word where they give a text. */
export const messages = {
  loginTitle: 'Welcome back',
  loginIntro: 'Sign in to your websites and orders.',
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
  passwordHelp: '8 to 128 characters, spaces allowed. Very common passwords are refused.',

  nameRequired: 'Please enter your name.',
  emailRequired: 'Please enter your e-mail address.',
  emailInvalid: 'Please enter an e-mail address such as name@example.com.',
  passwordRequired: 'Please enter your password.',
  passwordShort: 'Min 8 characters',
  passwordLong: 'Please use at most 128 characters.',

  sessionEnded: 'You have been signed out. Please sign in again.',
  tokenMissing:
    'Google did not complete the sign-in. Please try again, or use your e-mail address and password.',
  authFailed:
    'Failed to fetch user details. The sign-in with Google could not be finished. Please try again, or use your e-mail address and password.',
  emailUnverified:
    'Google has not verified that e-mail address. Please verify it with Google first, or use your e-mail address and password.',
  tooManyGoogleTries:
    'There were too many sign-ins with Google from your connection. Please wait a few minutes, or use your e-mail address and password.',

  logoutFailed:
    'You are signed out on this device, but we could not tell the server. Please sign out again when you are back online.',

  sideTitle: 'Your regulars, your prices, your website.',
  sidePoints: ['No commission on any order', 'Orders land in your e-mail', 'A live website from one chat'],

  forgotTitle: 'Forgotten your password?',
  forgotIntro: 'Tell us the e-mail address of your account and we will send you a link to set a new one.',
  sendResetLink: 'Send Reset Link',
  resetLinkSent: 'Password reset link sent to your email.',
  resetLinkHint:
    'It works once, within one hour. Nothing there after a minute? Please look in your spam folder.',
  resetLinkFailed: 'Failed to send reset link.',

  resetTitle: 'Set a new password',
  resetIntro: 'Choose one that you use nowhere else.',
  resetLinkCutIntro:
    'Part of the link got lost. Copy the whole address from the mail, or ask for a new link.',
  newPassword: 'New password',
  confirmPassword: 'Confirm new password',
  setPassword: 'Set New Password',
  newPasswordRequired: 'Required.',
  passwordsDiffer: 'Passwords must match.',
  resetTokenMissing: 'Reset token is missing.',
  resetFailed: 'Failed to reset password.',
  askForNewLink: 'Get a new link',
  resetDoneTitle: 'Your new password is set',
  resetDoneIntro: 'You are signed in here. Everywhere else you have been signed out.',
  resetDone: 'Password has been reset successfully! Redirecting to login...',
  continueNow: 'Continue now',

  finalizing: 'Finalizing login...',
  backToLogin: 'Back to sign in',

  verifyTitle: 'Your e-mail address',
  verifying: 'One moment, we are confirming your e-mail address…',
  verifiedTitle: 'Your address is confirmed',
  verified: (email: string) => `Thank you. ${email} is yours, and we will reach you there.`,
  verifyFailedTitle: 'This link did not work',
  verifyLinkInvalid: 'This link has been used already, or it is too old. Please ask for a fresh one.',
  verifyConflict: 'This e-mail address belongs to another account by now. Please choose another one.',
  verifyFailed: 'Failed to confirm your e-mail address.',
  tryAgain: 'Try again',
  toDashboard: 'Go to your dashboard',
  toLogin: 'Login',
  toAccount: 'Go to your account',
  sendLink: 'Send a fresh link',

  unverifiedTitle: 'Please confirm your e-mail address.',
  unverified: (email: string) => `We sent a link to ${email}. Until you confirm, you may miss some emails.`,
  resend: 'Resend',
  dismiss: 'Dismiss',
  verificationSent: (email: string) => `A fresh link is on its way to ${email}.`,
  verificationFailed: 'Failed to send the link.',
} as const;
