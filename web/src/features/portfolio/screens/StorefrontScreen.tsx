import { styled } from 'styled-components';
import storefront from './storefront.webp';

const Picture = styled.img`
  width: 100%;
  height: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
`;

/** One of our storefronts, photographed. */
export function StorefrontScreen() {
  return (
    <Picture
      src={storefront}
      width={1280}
      height={800}
      loading="lazy"
      alt="The ordering website of Olive & Ember: its name, the sections of the menu, dishes with prices, and a basket with one focaccia"
    />
  );
}
