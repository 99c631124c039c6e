import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';
import { PRODUCT_NAME } from '@forkfront/common/productName.ts';

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: var(--touch);
  color: var(--text);
  font-family: var(--font-display);
  font-size: var(--size-25);
  font-weight: 620;
  letter-spacing: -0.02em;
  text-decoration: none;
  border-radius: var(--radius);
  &:hover {
    color: var(--text);
  }
`;

const Mark = styled.svg`
  width: 34px;
  height: 34px;
  .ground {
    fill: #00419d;
  }
  .fork {
    fill: none;
    stroke: #f8d99b;
    stroke-width: 2.4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

/** Mark and name; links home (spec §2). */
export function Logo() {
  return (
    <Home to="/">
      <Mark viewBox="0 0 32 32" aria-hidden>
        <rect className="ground" width="32" height="32" rx="9" />
        <path className="fork" d="M10 6.5v5.2a6 6 0 0 0 12 0V6.5M16 6.5v19" />
      </Mark>
      {PRODUCT_NAME}
    </Home>
  );
}
