/** What the portfolio says. */
export const messages = {
  portfolioTitle: 'Portfolio',
  portfolioText: 'Projects that we have built for others will be shown here.',
  services: 'See our services',
} as const;
