import { PRODUCT_NAME } from '@forkfront/common/productName.ts';

/** Texts of the frame around every page. */
export const messages = {
  skip: 'Skip to content',
  menu: 'Menu',
  account: 'Account',
  board: 'Board',
  openMenu: 'Open menu',
  toDark: 'Switch to the dark theme',
  toLight: 'Switch to the light theme',
  ownerLinks: 'Your restaurant',
  places: { today: 'Today', website: 'Website', menu: 'Menu', orders: 'Orders', plan: 'Plan' },
  /** Read before the name of the website. */
  changeWebsite: 'Choose another website than',
  loading: 'Loading…',
  footerLine: 'Websites and online ordering for independent restaurants, without commission.',
  pages: 'Pages',
  services: 'Services',
  cookieSettings: 'Cookie settings',
  contactUs: 'Contact Us',
  scrollToTop: 'Scroll to top',
  copyright: `© ${new Date().getFullYear()} ${PRODUCT_NAME}`,
  notFoundTitle: 'This page is off the menu',
  notFoundText: 'The address may be mistyped, or the page has moved.',
  backHome: 'Back to the home page',
  errorTitle: 'Something went wrong in the kitchen',
  errorText:
    'We couldn’t show this page. Trying again often helps. If it doesn’t, tell us and we’ll look into it.',
  errorCode:
    'Part of this page could not be loaded. We may have just released a new version, so reloading the page usually helps.',
  reference: (code: string) => `If you write to us, please give this reference: ${code}`,
  tryAgain: 'Try again',
  reload: 'Reload the page',
  contact: 'Contact us',
} as const;
