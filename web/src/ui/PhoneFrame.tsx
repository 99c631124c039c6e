import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';

const Root = styled.div<{ $isDark: boolean }>`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: var(--phone);
  height: 100%;
  max-height: calc(2 * var(--phone));
  overflow: hidden;
  border: 9px solid #1d2432;
  border-radius: 44px;
  background: ${({ $isDark }) => ($isDark ? '#17130f' : '#ffffff')};
  color: ${({ $isDark }) => ($isDark ? '#f2ece0' : '#15203a')};
  box-shadow: var(--shadow);
  :root[data-theme='dark'] & {
    border-color: #2c3750;
  }
`;

const Address = styled.div`
  display: flex;
  gap: 6px;
  align-items: center;
  justify-content: center;
  flex: none;
  margin: 12px 10px 10px;
  padding: 5px 8px;
  border-radius: var(--radius-chip);
  background: color-mix(in srgb, currentcolor 8%, transparent);
  font-size: var(--size-13);
  letter-spacing: -0.01em;
  span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Glass = styled.div`
  flex: 1;
  position: relative;
  min-height: 0;
  overflow: hidden;
  container-type: inline-size;
`;

interface Props {
  /** The text of the address bar. */
  address: string;
  /** Whether the site in it is dark. */
  isDark?: boolean;
  children: ReactNode;
}

/** A phone with a browser, at most `--phone` wide. Its inside is light in both themes, unless `isDark`. */
export function PhoneFrame({ address, isDark = false, children }: Props) {
  return (
    <Root $isDark={isDark}>
      <Address aria-hidden>
        <Icon icon={Lock} size={12} />
        <span>{address}</span>
      </Address>
      <Glass>{children}</Glass>
    </Root>
  );
}
