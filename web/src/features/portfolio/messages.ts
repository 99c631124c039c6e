/** Texts of the portfolio around the projects, whose own texts are in projects.ts. */
export const messages = {
  pageTitle: 'Portfolio',
  title: 'Things we have built',
  intro:
    'Websites, mobile apps and the services behind them, most of them for people who cook, sell or deliver. Open one for details.',
  expandAll: 'Open all',
  collapseAll: 'Close all',
  discontinued: 'Discontinued',
  discontinuedNotice:
    'This project has been discontinued. We keep it here because we are proud of the work; its links may no longer work.',
  technologies: 'Built with',
  parts: { frontEnd: 'Frontend', backEnd: 'Backend', webservice: 'Webservice', devOps: 'DevOps' },
  appStore: 'App Store',
  playStore: 'Play Store',
  website: 'Website',
  linkOf: (place: string, title: string) => `${place}: ${title} (opens in a new tab)`,
  nextTitle: 'Something like this in mind?',
  nextText: 'Tell us what it should do and for whom. We’ll reply with questions, not a sales call.',
  contact: 'Contact',
  services: 'See our services',
} as const;
