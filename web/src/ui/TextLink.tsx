import { createLink } from '@tanstack/react-router';
import { styled } from 'styled-components';

const Anchor = styled.a`
  font-weight: 600;
`;

/** A link inside the app, in running text. */
export const TextLink = createLink(Anchor);
