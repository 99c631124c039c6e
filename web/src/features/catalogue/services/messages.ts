import { shortPlanName } from '../../../lib/planName.ts';

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
      text: 'A website with online ordering for collection and delivery. Our assistant builds it with you in a chat, and the free plan is free for good.',
      link: 'See restaurant plans',
    },
    {
      category: 'groceries',
      title: 'For groceries',
      text: 'An online shop with categories, search and stock. Paste the list of your products in a chat, and see your shop at once.',
      link: 'See grocery plans',
    },
    {
      category: 'social',
      title: 'Social media',
      text: 'We plan, write and reply on your platforms while you cook. You see each post before anyone else does.',
      link: 'See social media plans',
    },
  ],

  calculatorTitle: 'What does commission cost you?',
  calculatorIntro: 'Delivery apps take a share of every order. Enter your numbers to see how much that is.',
  calculatorLoading: 'Loading the calculator…',
  revenue: 'Monthly revenue through delivery apps, in pounds',
  commission: 'Commission the app takes',
  percent: (percent: number) => `${percent}%`,
  monthlyCost: 'Commission per month',
  yearlySaving: 'You could save per year',
  planPerMonth: (plan: string) => `${shortPlanName(plan)}, per month`,
  assumption: (plan: string, yearly: string) =>
    `This assumes that the same orders come through your own website, with no commission, and that you pay ${yearly} a year for ${shortPlanName(plan)}.`,

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
    {
      title: 'Claim your website',
      text: 'Look at the preview, change anything you like, and make it yours.',
    },
    { title: 'Take orders', text: 'Share your address. Orders come in, and you keep all the money.' },
  ],

  plansTitle: 'Our Most Popular Plans',
  plansIntro: 'Start building on any of them; paid plans begin with a 14-day free trial.',
  finalTitle: 'Ready when you are',
  finalText: 'Compare all plans side by side, with weekly, monthly and yearly prices.',
  choosePlan: 'Choose Your Plan',
} as const;
