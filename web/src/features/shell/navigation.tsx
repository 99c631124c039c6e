import { linkOptions, createLink } from '@tanstack/react-router';
import { css, styled } from 'styled-components';

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

/** Only the section of the address's anchor is current. */
const activeOptions = { includeHash: true };

/** The footer's links into the services page (spec §2). */
export const serviceLinks = linkOptions([
  { to: '/services', hash: 'restaurant', label: 'Restaurants', activeOptions },
  { to: '/services', hash: 'groceries', label: 'Groceries', activeOptions },
  { to: '/services', hash: 'social', label: 'Social media', activeOptions },
]);

/** The style of links and buttons of the navigation. */
export const navItemStyle = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  padding: 0 14px;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--text);
  font-size: var(--size-15);
  font-weight: 550;
  text-decoration: none;
  cursor: pointer;
  transition: background var(--ease);
  &:hover {
    background: var(--surface-2);
    color: var(--text);
  }
  &[aria-current='page'] {
    text-decoration: underline 3px var(--secondary);
    text-underline-offset: 8px;
  }
  /* A prerendered page has the links of guests and users; public/firstPaint.js sets the attribute. */
  :root[data-signed-in] &[data-early='guest'],
  :root:not([data-signed-in]) &[data-early='member'] {
    display: none;
  }
  :root[data-theme='light'] &[aria-current='page'] {
    text-decoration-color: #e0ac4a;
  }
`;

const Anchor = styled.a`
  ${navItemStyle}
`;

/** A link of the header or the drawer; underlined in the brand's yellow on its own page. */
export const NavLink = createLink(Anchor);
