/** What the service and plan pages say. */
export const messages = {
  servicesTitle: '100% commission-free ordering platform',
  servicesText:
    'Websites and online ordering for restaurants, groceries and social media management. The full tour is on its way; the chat that builds your site is open now.',
  packagesTitle: 'Plans & Pricing',
  packagesText:
    'Every site starts on the free plan: orders by e-mail, a live website, no card. Paid plans open here soon.',
  start: 'Start with a chat',
  seePlans: 'View Plans & Pricing',
} as const;
