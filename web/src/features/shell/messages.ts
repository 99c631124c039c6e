import { PRODUCT_NAME } from '../../lib/businessDetails.ts';

/** Texts of the frame around every page. */
export const messages = {
  skip: 'Skip to content',
  menu: 'Menu',
  account: 'Account',
  openMenu: 'Open menu',
  toDark: 'Switch to the dark theme',
  toLight: 'Switch to the light theme',
  loading: 'Loading…',
  footerLine: 'Websites and online ordering for independent restaurants, without commission.',
  pages: 'Pages',
  services: 'Services',
  cookieSettings: 'Cookie settings',
  contactUs: 'Contact Us',
  scrollToTop: 'Scroll to top',
  copyright: `© ${new Date().getFullYear()} ${PRODUCT_NAME}`,
  notFoundTitle: 'This page is off the menu',
  notFoundText:
    'The address may have a slip in it, or the page has moved. Nothing is lost: start again from the home page.',
  backHome: 'Back to the home page',
  errorTitle: 'Something went wrong in the kitchen',
  errorText:
    'This page could not be shown. Trying again often helps; if it does not, tell us and we will look into it.',
  errorCode:
    'A part of this page could not be loaded. Often a newer version has just been put in place: loading the page again brings it.',
  reference: (code: string) => `If you write to us, please give this reference: ${code}`,
  tryAgain: 'Try again',
  reload: 'Reload the page',
  contact: 'Contact us',
} as const;
