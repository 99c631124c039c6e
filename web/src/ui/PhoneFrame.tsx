import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 340px;
  height: 100%;
  max-height: 680px;
  overflow: hidden;
  border: 9px solid #1d2432;
  border-radius: 44px;
  background: #ffffff;
  color: #15203a;
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
  margin: 12px 16px 10px;
  padding: 5px 12px;
  border-radius: var(--radius-chip);
  background: #eef0f3;
  color: #4b5468;
  font-size: var(--size-13);
  span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Screen = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  scrollbar-width: thin;
`;

const Glass = styled.div`
  flex: 1;
  position: relative;
  min-height: 0;
`;

interface Props {
  /** What stands in the address bar. */
  address: string;
  /** Names the screen for those who scroll it by keyboard; without one it is what stands in it that scrolls. */
  label?: string;
  children: ReactNode;
}

/** A phone with a browser in it; light inside whatever the theme, as the site will be for its guests. */
export function PhoneFrame({ address, label, children }: Props) {
  return (
    <Root>
      <Address aria-hidden>
        <Icon icon={Lock} size={12} />
        <span>{address}</span>
      </Address>
      {label === undefined ? (
        <Glass>{children}</Glass>
      ) : (
        <Screen role="region" aria-label={label} tabIndex={0}>
          {children}
        </Screen>
      )}
    </Root>
  );
}
