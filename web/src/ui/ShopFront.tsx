import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  position: relative;
  width: 100%;
  padding: clamp(72px, 18%, 96px) var(--space-6) var(--space-8);
  border: 1px solid var(--line);
  border-radius: 0 0 28px 28px;
  background: var(--secondary-soft);
  /* A lit window in the dark theme. */
  :root[data-theme='dark'] & {
    background: linear-gradient(#4f4338, var(--secondary-soft));
  }
`;

const Awning = styled.svg`
  position: absolute;
  top: -1px;
  left: -10px;
  width: calc(100% + 20px);
  max-width: none;
  height: clamp(44px, 12%, 64px);
  filter: drop-shadow(0 6px 10px rgb(21 32 58 / 14%));
  .stripe {
    fill: var(--primary);
  }
  .cloth {
    fill: #ffffff;
  }
  :root[data-theme='dark'] & .stripe {
    fill: #2f5fae;
  }
  :root[data-theme='dark'] & .cloth {
    fill: #e8e2d4;
  }
`;

const STRIPES = Array.from({ length: 11 }, (_none, index) => index);

/** A shop window below an awning, with content in it. */
export function ShopFront({ children }: { children: ReactNode }) {
  return (
    <Root>
      <Awning viewBox="0 0 550 64" preserveAspectRatio="none" aria-hidden focusable="false">
        {STRIPES.map((index) => (
          <path
            key={index}
            className={index % 2 === 0 ? 'stripe' : 'cloth'}
            d={`M${index * 50} 0h50v42a25 22 0 0 1-50 0z`}
          />
        ))}
      </Awning>
      {children}
    </Root>
  );
}
