import { useState } from 'react';
import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { styled } from 'styled-components';
import { formatPounds } from '@forkfront/common/money.ts';
import { atLeast } from '../../../ui/breakpoints.ts';
import { Card } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { PriceField } from '../../../ui/PriceField.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { CALCULATOR, calculatorPlan, parseRevenue, savings } from './calculator.rules.ts';
import { messages } from './messages.ts';
import { useRestaurantPlans } from './useRestaurantPlans.ts';

const CommissionSliderRoot = styled(Slider)`
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

/** The commission of a delivery app in percent: 15 to 40 in steps of 1 (spec §2, §5). */
function CommissionSlider({ value, onChange }: { value: number; onChange: (percent: number) => void }) {
  const { least, most, step } = CALCULATOR;
  return (
    <CommissionSliderRoot
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
    </CommissionSliderRoot>
  );
}

const Root = styled(Card)`
  display: grid;
  gap: var(--space-8) var(--space-12);
  padding: clamp(20px, 4vw, 40px);
  @media ${atLeast('medium')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Results = styled.dl`
  display: grid;
  gap: var(--space-2);
  font-variant-numeric: tabular-nums;
`;

const Line = styled.div`
  display: flex;
  gap: var(--space-4);
  align-items: baseline;
  justify-content: space-between;
  dd {
    font-weight: 650;
  }
`;

const Saving = styled.div`
  display: grid;
  gap: var(--space-1);
  margin-top: var(--space-2);
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius);
  background: var(--secondary);
  color: var(--on-secondary);
  dd {
    font-family: var(--font-display);
    font-size: clamp(2rem, 1.5rem + 2.4vw, calc(var(--size-42) * 1.2));
    font-weight: 560;
    line-height: 1.1;
    letter-spacing: -0.015em;
  }
`;

/** The cost of the commission of delivery apps, and what the gold plan saves (spec §2, §9). Empty without that plan. */
export function SavingsCalculator() {
  const gold = calculatorPlan(useRestaurantPlans());
  const [revenue, setRevenue] = useState(String(CALCULATOR.revenue));
  const [commission, setCommission] = useState<number>(CALCULATOR.commission);
  if (!gold) return null;
  const { plan, yearlyPrice } = gold;
  const sums = savings({ revenue: parseRevenue(revenue), commission, yearlyPrice });
  return (
    <Root as="section" aria-labelledby="calculator">
      <Stack $gap={5}>
        <Stack $gap={2}>
          <Heading id="calculator" $size={32}>
            {messages.calculatorTitle}
          </Heading>
          <Text $soft>{messages.calculatorIntro}</Text>
        </Stack>
        <PriceField label={messages.revenue} name="revenue" value={revenue} onChange={setRevenue} />
        <CommissionSlider value={commission} onChange={setCommission} />
      </Stack>
      <Stack $gap={4}>
        <Results aria-live="polite">
          <Line>
            <dt>{messages.monthlyCost}</dt>
            <dd>{formatPounds(sums.monthlyCost)}</dd>
          </Line>
          <Line>
            <dt>{messages.planPerMonth(plan.name)}</dt>
            <dd>{formatPounds(sums.planPerMonth)}</dd>
          </Line>
          <Saving>
            <dt>{messages.yearlySaving}</dt>
            <dd>{formatPounds(sums.yearlySaving)}</dd>
          </Saving>
        </Results>
        <Text $size={15} $soft>
          {messages.assumption(plan.name, formatPounds(yearlyPrice))}
        </Text>
      </Stack>
    </Root>
  );
}
