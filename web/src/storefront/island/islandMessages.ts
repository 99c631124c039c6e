/** Texts that only scripts show. */
export const islandMessages = {
  add: 'Add one',
  remove: 'Remove one',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  found: (count: number) => (count === 1 ? '1 dish found' : `${count} dishes found`),
  noMatch: 'No dish matches',
};
