/**
 * SAMPLE: our demo restaurants, made-up people and reserved example addresses. To be replaced by the words of real
 * customers, with their consent, before the first public launch; the page says that they are samples until then.
 */
export const TESTIMONIALS = [
  {
    quote:
      'We paid the apps more than our rent. Now regulars order from our own page, and I know their names again.',
    name: 'Nerys, owner',
    company: 'Olive & Ember',
    logo: 'olive',
    websiteUrl: 'https://example.com/olive-and-ember',
    appStoreUrl: 'https://example.com/app-store/olive-and-ember',
    playStoreUrl: 'https://example.com/google-play/olive-and-ember',
  },
  {
    quote: 'I set the site up between lunch and dinner. The first order came in before the fryer was hot.',
    name: 'Tobi, kitchen lead',
    company: 'Smash Street',
    logo: 'smash',
    websiteUrl: 'https://example.com/smash-street',
    appStoreUrl: 'https://example.com/app-store/smash-street',
    playStoreUrl: 'https://example.com/google-play/smash-street',
  },
] as const;

/** What a customer says about us. `logo`: which of our drawings stands for the company's logo. */
export type Testimonial = (typeof TESTIMONIALS)[number];
