/** Sentences of the accounts module (spec §5, §8). */
export const messages = {
  nameRequired: 'Please enter your name.',
  nameTooLong: 'Please use at most 100 characters.',
  emailRequired: 'Please enter your e-mail address.',
  emailInvalid: 'E-mail must be valid',
  passwordRequired: 'Please enter a password.',
  passwordTooShort: 'Min 8 characters',
  passwordTooLong: 'Please use at most 128 characters.',
  registrationFailed: 'Registration failed.',
  loginFailed: 'Login failed.',
  wrongCredentials: 'The e-mail address or the password is wrong.',
  emailTaken: 'There is an account with this e-mail address already. Sign in instead.',
  tooManyTries: 'Too many tries. Please wait a little and try again.',
};
