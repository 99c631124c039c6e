/** The data of a page for search engines and shared links. */
export interface PageMeta {
  /** The document's title, without the product's name. */
  title: string;
  /** At most 155 characters: search results truncate longer ones. */
  description: string;
  /** Name of the picture in public/og, made by `npm run screens`. */
  image: OgImage;
  /** True: only the frame of the page is prerendered, because its content needs the app. */
  isApp?: boolean;
}

/** The texts on the pictures of shared links. */
export const OG_IMAGES = {
  forkfront: 'Your own ordering website',
  services: 'Keep what you cook for: 0% commission',
  packages: 'Fair plans, and one that is free',
  portfolio: 'Websites, apps and APIs we have built',
  contact: 'Tell us what you would like to build',
  setup: 'Chat for a few minutes, open your shop',
} as const;

export type OgImage = keyof typeof OG_IMAGES;

/** Every page for search engines. Titles, descriptions, pictures, sitemap.xml and the prerendered pages come from this table. */
export const PAGE_META: Readonly<Record<string, PageMeta>> = {
  '/': {
    title: 'Commission-free ordering websites for restaurants',
    description:
      'Your own ordering website from a short chat. No commission: you keep everything your guests pay. We also build websites, apps and APIs.',
    image: 'forkfront',
  },
  '/services': {
    title: 'Online ordering without commission',
    description:
      'Online ordering for restaurants, and social media by people who care. See what delivery apps cost you and start free for 14 days.',
    image: 'services',
  },
  '/packages': {
    title: 'Plans and pricing',
    description:
      'Compare Forkfront’s plans for restaurants, groceries and social media, with weekly, monthly and yearly prices. The free plan is free for good.',
    image: 'packages',
  },
  '/setup': {
    title: 'Build your ordering website in a chat',
    description:
      'Tell our assistant your name, colours and menu, and watch your ordering website take shape beside the chat. Free, and no account needed.',
    image: 'setup',
    isApp: true,
  },
  '/portfolio': {
    title: 'Our work',
    description:
      'Websites, mobile apps and APIs that we have designed and built: what they do, how they were made and what came of them.',
    image: 'portfolio',
  },
  '/contact': {
    title: 'Contact us',
    description:
      'Ask about a website, a mobile app or an API, or tell us what your restaurant needs. A person reads every message and answers it.',
    image: 'contact',
  },
  '/demonstration': {
    title: 'See how approvals work',
    description:
      'Send a design to your client and get an answer by email: approved, or what should change. Four steps, and you can try it right here.',
    image: 'forkfront',
  },
  '/login': {
    title: 'Sign in',
    description: 'Sign in to look after your restaurant’s website: menu, prices, photos and plan.',
    image: 'forkfront',
  },
  '/register': {
    title: 'Create your account',
    description:
      'Create a Forkfront account and keep the ordering website that you built in the chat. Free, with no card needed.',
    image: 'forkfront',
  },
  '/terms-and-conditions': {
    title: 'Terms and conditions',
    description:
      'The terms of using Forkfront: trial and recurring charges, unclaimed previews, what you may expect from us and what we ask of you.',
    image: 'forkfront',
  },
  '/privacy-policy': {
    title: 'Privacy policy',
    description:
      'What personal data Forkfront keeps, why, for how long and who sees it, and how to get it corrected, copied or deleted.',
    image: 'forkfront',
  },
  '/cookie-policy': {
    title: 'Cookie policy',
    description:
      'What Forkfront stores in your browser to make it work, what pixels count only after you have agreed, and how to change your mind.',
    image: 'forkfront',
  },
};

/** Public routes that are not indexed: personal pages, and addresses that contain a secret. */
export const UNLISTED: readonly string[] = [
  '/$',
  '/auth/callback',
  '/demonstration/confirmation',
  '/demonstration/request-changes',
  '/forgot-password',
  '/invitation/$token',
  '/redesign-answer/$token',
  '/reset-password',
  '/reset-password/$token',
  '/subscription-canceled',
  '/subscription-success',
  '/verify-email/$token',
];

/** The path of a picture for shared links. */
export const ogImagePath = (image: OgImage): string => `/og/${image}.png`;
