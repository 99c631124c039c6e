/** What the home page says. */
export const messages = {
  title: 'Online ordering for restaurants, without commission',
  headline: 'Your restaurant online. Every penny yours.',
  sentence:
    'Tell our assistant about your place and watch an ordering website grow while you chat. It takes a few minutes, costs nothing and needs no account.',
  start: 'Start with a chat',
  plans: 'See plans',
  picture: 'A shop front with an awning, a sign and an open door',
  facts: [
    { title: '0% commission', text: 'What your guests pay for their food is what you get.' },
    { title: 'Live in minutes', text: 'Name, colours, menu: the site stands before your coffee is cold.' },
    { title: '14 days to try', text: 'Paid plans start with a free trial. The free plan has no end.' },
  ],
} as const;
