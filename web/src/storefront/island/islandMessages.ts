/** Texts that only scripts show. */
export const islandMessages = {
  add: 'One more',
  remove: 'One less',
  close: 'Close',
  chosen: 'of what you have chosen',
  failed: 'That didn’t work. Please check your connection and try again.',
};
