import { createLink } from '@tanstack/react-router';
import { styled } from 'styled-components';
import { navItemStyle } from './navItemStyle.ts';

const Anchor = styled.a`
  ${navItemStyle}
`;

/** A link of the header or the drawer; underlined in the brand's yellow on its own page. */
export const NavLink = createLink(Anchor);
