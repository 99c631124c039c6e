import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { styled } from 'styled-components';
import { CALCULATOR } from './calculator.rules.ts';
import { messages } from './messages.ts';

const Root = styled(Slider)`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 6px var(--space-4);
  font-size: var(--size-15);
  font-weight: 600;
  output {
    font-variant-numeric: tabular-nums;
  }
`;

const Track = styled(SliderTrack)`
  grid-column: 1 / -1;
  height: var(--touch);
  margin-inline: 12px;
  cursor: pointer;
  &::before {
    content: '';
    position: absolute;
    inset: 18px -12px;
    border-radius: var(--radius-chip);
    background: var(--line-strong);
  }
`;

const Fill = styled.div`
  position: absolute;
  inset: 18px auto 18px -12px;
  border-radius: var(--radius-chip);
  background: var(--primary);
`;

const Thumb = styled(SliderThumb)`
  top: 50%;
  width: 26px;
  height: 26px;
  border: 3px solid var(--surface);
  border-radius: 50%;
  background: var(--primary);
  box-shadow: 0 0 0 1.5px var(--primary);
  &[data-focus-visible] {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
`;

interface Props {
  /** Percent. */
  value: number;
  onChange: (percent: number) => void;
}

/** The commission of a delivery app: 15 to 40 % in steps of 1 (spec §2, §5). */
export function CommissionSlider({ value, onChange }: Props) {
  const { least, most, step } = CALCULATOR;
  return (
    <Root
      value={value}
      onChange={(chosen) => typeof chosen === 'number' && onChange(chosen)}
      minValue={least}
      maxValue={most}
      step={step}
    >
      <Label>{messages.commission}</Label>
      <SliderOutput>{messages.percent(value)}</SliderOutput>
      <Track>
        <Fill style={{ width: `calc(12px + ${((value - least) / (most - least)) * 100}%)` }} />
        <Thumb />
      </Track>
    </Root>
  );
}
