/** Texts of uploads; the first four are word for word from spec §8. */
export const messages = {
  createFailed: 'Failed to get upload URL.',
  putFailed: 'Failed to upload image to storage.',
  confirmFailed: 'Failed to confirm upload.',
  unexpected: 'An unexpected error occurred.',

  wrongType: 'Please choose a JPEG, PNG or WebP image.',
  emptyFile: 'This file is empty. Please choose another one.',
  tooLarge: (megabytes: number) => `Please choose an image of at most ${megabytes} MB.`,

  choose: 'Choose an image',
  limits: (megabytes: number) => `JPEG, PNG or WebP, at most ${megabytes} MB`,
  uploading: (name: string) => `Uploading ${name}`,
  finishing: 'Almost there…',
  cancel: 'Cancel',
  notUploaded: (name: string) => `${name} was not uploaded.`,
  tryAgain: 'Try again',
  chooseAnother: 'Choose another image',

  cropTitle: 'Choose what to show',
  cropHelp:
    'Drag the frame or its corners. With a keyboard, press Tab to reach the frame, then use the arrow keys.',
  cropAlt: (name: string) => `The chosen image, ${name}`,
  cropApply: 'Use this part',
  cropFailed: 'Your browser couldn’t crop this image. Please choose a smaller one.',
  undecodable: 'We can’t read this image. Please choose another JPEG, PNG or WebP file.',
  cropLabels: {
    cropArea: 'Move the frame with the arrow keys',
    nwDragHandle: 'Move the top left corner with the arrow keys',
    nDragHandle: 'Move the top edge with the arrow keys',
    neDragHandle: 'Move the top right corner with the arrow keys',
    eDragHandle: 'Move the right edge with the arrow keys',
    seDragHandle: 'Move the bottom right corner with the arrow keys',
    sDragHandle: 'Move the bottom edge with the arrow keys',
    swDragHandle: 'Move the bottom left corner with the arrow keys',
    wDragHandle: 'Move the left edge with the arrow keys',
  },
} as const;
