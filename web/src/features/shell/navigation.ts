import { linkOptions } from '@tanstack/react-router';

/** Links of the header and the drawer (spec §2). */
export const publicLinks = linkOptions([
  { to: '/', label: 'Home', activeOptions: { exact: true } },
  { to: '/services', label: 'Services' },
  { to: '/contact', label: 'Contact' },
]);

/** Links of the footer (spec §2). */
export const footerLinks = linkOptions([
  { to: '/', label: 'Home', activeOptions: { exact: true } },
  { to: '/contact', label: 'Contact' },
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/terms-and-conditions', label: 'Terms & Conditions' },
  { to: '/cookie-policy', label: 'Cookie policy' },
]);

/** Only the part that the address names is the present one. */
const activeOptions = { includeHash: true };

/** The footer's links into the services page (spec §2). */
export const serviceLinks = linkOptions([
  { to: '/services', hash: 'restaurant', label: 'Restaurants', activeOptions },
  { to: '/services', hash: 'groceries', label: 'Groceries', activeOptions },
  { to: '/services', hash: 'social', label: 'Social media', activeOptions },
]);
