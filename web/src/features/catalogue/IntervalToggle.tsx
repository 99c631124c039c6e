import { styled } from 'styled-components';
import { messages } from './messages.ts';
import type { Interval } from './price.rules.ts';

const Root = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  padding: 3px;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius);
`;

const Option = styled.button`
  min-height: 40px;
  padding: 6px 2px;
  border: 0;
  border-radius: 7px;
  background: none;
  color: var(--text-soft);
  font-size: var(--size-15);
  font-weight: 600;
  line-height: 1.3;
  cursor: pointer;
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

interface Props {
  /** Whose prices they are, for screen readers. */
  plan: string;
  /** Only the intervals that the plan has (spec §2). */
  intervals: readonly Interval[];
  /** One is always chosen. */
  value: Interval;
  onChange: (interval: Interval) => void;
}

/** Weekly, Monthly, Yearly (spec §2). */
export function IntervalToggle({ plan, intervals, value, onChange }: Props) {
  return (
    <Root role="group" aria-label={messages.intervalLabel(plan)}>
      {intervals.map((interval) => (
        <Option
          key={interval}
          type="button"
          aria-pressed={interval === value}
          onClick={() => onChange(interval)}
        >
          {messages.intervals[interval]}
        </Option>
      ))}
    </Root>
  );
}
