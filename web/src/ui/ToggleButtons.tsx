import { styled } from 'styled-components';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const Toggle = styled.button`
  min-height: var(--touch);
  padding: 9px 16px;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-chip);
  background: var(--surface);
  color: var(--text);
  font-size: var(--size-15);
  font-weight: 600;
  line-height: 1.3;
  cursor: pointer;
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

interface Props<TValue extends string> {
  /** What is chosen here, for screen readers. */
  label: string;
  options: readonly { value: TValue; label: string }[];
  value: TValue;
  onChange: (value: TValue) => void;
}

/** A row of buttons, one of which is pressed. */
export function ToggleButtons<TValue extends string>({ label, options, value, onChange }: Props<TValue>) {
  return (
    <Root role="group" aria-label={label}>
      {options.map((option) => (
        <Toggle
          key={option.value}
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
