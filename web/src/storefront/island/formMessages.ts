/** Texts of forms that only appear where scripts run. */
export const formMessages = {
  placing: 'Placing your order…',
  sending: 'Sending…',
};
