/** What crawlers may read: nothing of a preview or a closed site, the menu of every other. */
export const robotsText = (isHidden: boolean): string =>
  [
    'User-agent: *',
    ...(isHidden ? ['Disallow: /'] : ['Disallow: /basket', 'Disallow: /order', 'Disallow: /answer']),
  ]
    .join('\n')
    .concat('\n');
