/** What the services page says; spec §2 word for word where it gives a text. */
export const messages = {
  pageTitle: 'Services',
  title: '100% commission-free ordering platform',
  intro:
    'Your own ordering website, in your name and your colours. Guests order from you, and you keep everything they pay.',
  trial: 'Start 14-Day Free Trial',
  categoriesTitle: 'What we do',
  categories: [
    {
      category: 'restaurant',
      title: 'For restaurants',
      text: 'A website with online ordering for collection. Our assistant builds it with you in a chat, and the free plan is free for good.',
      link: 'See restaurant plans',
    },
    {
      category: 'groceries',
      title: 'For groceries',
      text: 'An online counter for your shop. Coming soon: leave your email with the plan you like, and we’ll tell you when it is on sale.',
      link: 'See grocery plans',
    },
    {
      category: 'social',
      title: 'Social media',
      text: 'We plan, write and answer on your platforms while you cook. You see each post before anyone else does.',
      link: 'See social media plans',
    },
  ],

  calculatorTitle: 'What does commission cost you?',
  calculatorIntro: 'Delivery apps keep a share of every order. Set your numbers and see what that comes to.',
  calculatorLoading: 'Loading the calculator…',
  revenue: 'Monthly revenue through delivery apps, in pounds',
  commission: 'Commission the app keeps',
  percent: (percent: number) => `${percent}%`,
  monthlyCost: 'Commission per month',
  yearlySaving: 'You could save per year',
  planPerMonth: (plan: string) => `${plan.replace(/ Restaurant$/, '')}, per month`,
  assumption: (plan: string, yearly: string) =>
    `This assumes that the same orders come through your own website instead, where no commission is taken, and that you pay ${yearly} a year for ${plan}.`,

  testimonialsTitle: 'What owners say',
  testimonialsNote: 'Sample stories from our demo restaurants.',
  website: 'Website',
  appStore: 'App Store',
  playStore: 'Google Play',
  linkOf: (link: string, company: string) => `${link} of ${company}`,
  viewPlans: 'View Plans & Pricing',

  stepsTitle: 'Go Live in 3 Simple Steps',
  steps: [
    {
      title: 'Tell us about your place',
      text: 'Chat with our assistant: name, colours, dishes, logo and menu.',
    },
    { title: 'Claim your website', text: 'Look at the preview, change what you like, and make it yours.' },
    { title: 'Take orders', text: 'Share your address. Orders come in, and all of the money is yours.' },
  ],

  plansTitle: 'Our Most Popular Plans',
  plansIntro: 'Start building on any of them; paid plans begin with a 14-day free trial.',
  finalTitle: 'Ready when you are',
  finalText: 'Compare all plans side by side, by the week, the month or the year.',
  choosePlan: 'Choose Your Plan',
} as const;
