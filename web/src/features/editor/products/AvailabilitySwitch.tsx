import { Switch } from 'react-aria-components';
import { styled } from 'styled-components';

const Root = styled(Switch)`
  flex: none;
  display: grid;
  place-items: center;
  width: 52px;
  height: var(--touch);
  border-radius: var(--radius);
  cursor: pointer;
  &[data-focus-visible] {
    outline: 3px solid var(--focus);
    outline-offset: -2px;
  }
`;

const Track = styled.span`
  display: block;
  width: 40px;
  height: 24px;
  padding: 3px;
  border-radius: 999px;
  background: var(--line-strong);
  transition: background var(--ease);
  &::after {
    content: '';
    display: block;
    width: 18px;
    height: 18px;
    border-radius: 50%;
    background: var(--surface);
    transition: transform var(--ease);
  }
  [data-selected] > & {
    background: var(--success);
  }
  [data-selected] > &::after {
    transform: translateX(16px);
  }
`;

interface Props {
  label: string;
  isAvailable: boolean;
  onChange: (isAvailable: boolean) => void;
}

/** Whether a product can be ordered. */
export function AvailabilitySwitch({ label, isAvailable, onChange }: Props) {
  return (
    <Root aria-label={label} isSelected={isAvailable} onChange={onChange}>
      <Track />
    </Root>
  );
}
