import { useId } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: grid;
  gap: 6px;
  font-size: var(--size-15);
`;

const Texts = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  font-variant-numeric: tabular-nums;
  > :first-child {
    min-width: 0;
  }
  > :last-child {
    white-space: nowrap;
  }
`;

const Track = styled.div`
  height: 8px;
  overflow: hidden;
  border-radius: var(--radius-chip);
  background: var(--surface-2);
`;

const Bar = styled.div`
  height: 100%;
  border-radius: inherit;
  background: var(--primary);
  transform-origin: left;
  transition: width 200ms ease-out;
`;

interface Props {
  label: string;
  /** 0 to 1. */
  value: number;
}

/** A progress bar with its label and percentage. */
export function ProgressBar({ label, value }: Props) {
  const id = useId();
  const percent = Math.round(Math.min(Math.max(value, 0), 1) * 100);
  return (
    <Root>
      <Texts>
        <span id={id}>{label}</span>
        <span aria-hidden>{percent}%</span>
      </Texts>
      <Track
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${percent}%`}
      >
        <Bar style={{ width: `${percent}%` }} />
      </Track>
    </Root>
  );
}
