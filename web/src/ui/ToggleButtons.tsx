import { css, styled } from 'styled-components';
import { below } from './breakpoints.ts';

const rowStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const joinedRowStyle = css`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  padding: 3px;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius);
`;

const Root = styled.div<{ $joined: boolean }>`
  ${({ $joined }) => ($joined ? joinedRowStyle : rowStyle)}
`;

const toggleStyle = css`
  min-height: var(--touch);
  padding: 9px 16px;
  @media ${below('small')} {
    padding-inline: 12px;
  }
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-chip);
  background: var(--surface);
  color: var(--text);
  transition:
    background var(--ease),
    border-color var(--ease);
  &:hover {
    background: var(--surface-2);
  }
  &[aria-pressed='true'] {
    border-color: var(--primary);
    background: var(--primary-soft);
    color: var(--primary);
  }
`;

const joinedToggleStyle = css`
  min-height: 40px;
  padding: 6px 2px;
  border: 0;
  border-radius: 7px;
  background: none;
  color: var(--text-soft);
  transition: background var(--ease);
  &:hover {
    background: var(--surface-2);
    color: var(--text);
  }
  &[aria-pressed='true'] {
    background: var(--primary);
    color: var(--on-primary);
  }
`;

const Toggle = styled.button<{ $joined: boolean }>`
  font-size: var(--size-15);
  font-weight: 600;
  line-height: 1.3;
  cursor: pointer;
  ${({ $joined }) => ($joined ? joinedToggleStyle : toggleStyle)}
`;

interface Props<TValue extends string> {
  /** Accessible name of the group. */
  label: string;
  options: readonly { value: TValue; label: string }[];
  value: TValue;
  onChange: (value: TValue) => void;
  /** The buttons are equal parts of one frame, as wide as the container. */
  joined?: boolean;
}

/** A choice of one option, as a row of buttons. */
export function ToggleButtons<TValue extends string>({
  label,
  options,
  value,
  onChange,
  joined = false,
}: Props<TValue>) {
  return (
    <Root $joined={joined} role="group" aria-label={label}>
      {options.map((option) => (
        <Toggle
          key={option.value}
          $joined={joined}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Toggle>
      ))}
    </Root>
  );
}
