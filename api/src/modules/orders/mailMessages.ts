/** Words of the mails about orders. */
export const mailMessages = {
  orderNumber: 'Order',
  total: 'Total',
  payOnCollection: 'Pay on collection',
  placedAt: (time: string) => `Placed at ${time}`,
  note: 'Note from the diner',
  yourNote: 'Your note',
  diner: 'Diner',
  collectFrom: 'Collect from',
  footerDiner: (restaurant: string) => `You get this mail because you ordered from ${restaurant}.`,
  followOrder: 'Follow your order',

  owner: {
    subject: (number: number, total: string, name: string) => `New order ${number}: ${total}, ${name}`,
    title: 'New order',
    ask: 'Can you make it? Accepting asks when it will be ready and tells the diner at once.',
    accept: 'Accept',
    reject: 'Reject',
    reply: (name: string) => `Reply to this mail to write to ${name}.`,
    footer: (restaurant: string) =>
      `You get this mail because you own ${restaurant}. Keep it to yourself: whoever has its links can answer the order.`,
  },

  placed: {
    subject: (number: number, restaurant: string) => `Your order ${number} at ${restaurant}`,
    title: (restaurant: string) => `${restaurant} has your order`,
    preheader: 'They will answer soon. Follow it live on your order page.',
    body: (name: string) =>
      `Thank you, ${name}. We will write again as soon as the restaurant has answered; your order page shows it live.`,
  },

  accepted: {
    subject: (time: string, restaurant: string) => `Ready at ${time}: your order at ${restaurant}`,
    title: (time: string) => `Ready at ${time}`,
    preheader: (restaurant: string) => `${restaurant} has accepted your order.`,
    body: (restaurant: string, time: string) =>
      `${restaurant} has accepted your order. You can collect it at ${time} and pay there.`,
  },

  rejected: {
    subject: (restaurant: string) => `${restaurant} cannot take your order`,
    title: 'Sorry, not this time',
    preheader: (restaurant: string) => `${restaurant} could not take your order. You have paid nothing.`,
    body: (restaurant: string) => `${restaurant} could not take your order. You have paid nothing.`,
    reason: 'What they say',
    order: (number: number) => `This was order ${number}:`,
    call: 'Would you like something else? Call them:',
  },
};
