import { dictionary } from '@zxcvbn-ts/language-common';

/** In lower case. */
const common = new Set(dictionary['passwords-common']);

/** Whether a password is among the first that anybody guesses, in whatever case it is written. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
