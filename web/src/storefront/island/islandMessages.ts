/** Texts that only appear where scripts run. */
export const islandMessages = {
  add: 'Add one',
  remove: 'Remove one',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  noMatch: 'No dish matches',
  placing: 'Placing your order…',
  sending: 'Sending…',
};
