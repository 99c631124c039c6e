/** What uploading says; the first four and the success word for word from spec §8. */
export const messages = {
  createFailed: 'Failed to get upload URL.',
  putFailed: 'Failed to upload image to storage.',
  confirmFailed: 'Failed to confirm upload.',
  unexpected: 'An unexpected error occurred.',

  wrongType: 'Please choose a JPEG, PNG or WebP picture.',
  emptyFile: 'This file is empty. Please choose another one.',
  tooLarge: (megabytes: number) => `Please choose a picture of at most ${megabytes} MB.`,

  choose: 'Choose a picture',
  limits: (megabytes: number) => `JPEG, PNG or WebP, at most ${megabytes} MB`,
  uploading: (name: string) => `Uploading ${name}`,
  finishing: 'Almost there…',
  cancel: 'Cancel',
  notUploaded: (name: string) => `${name} was not uploaded.`,
  tryAgain: 'Try again',
  chooseAnother: 'Choose another picture',
} as const;
