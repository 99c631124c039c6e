import { useState } from 'react';
import { styled } from 'styled-components';
import { formatPence } from '../../../lib/money.ts';
import { atLeast } from '../../../ui/breakpoints.ts';
import { Card } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { CALCULATOR, calculatorPlan, parseRevenue, savings } from './calculator.rules.ts';
import { CommissionSlider } from './CommissionSlider.tsx';
import { messages } from './messages.ts';
import { useRestaurantPlans } from './useRestaurantPlans.ts';

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

/** What the commission of delivery apps costs, and what our gold plan saves of it (spec §2, §9); nothing without that plan. */
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
        <Field
          label={messages.revenue}
          type="number"
          inputMode="decimal"
          min={0}
          step="any"
          value={revenue}
          onChange={(event) => setRevenue(event.target.value)}
        />
        <CommissionSlider value={commission} onChange={setCommission} />
      </Stack>
      <Stack $gap={4}>
        <Results aria-live="polite">
          <Line>
            <dt>{messages.monthlyCost}</dt>
            <dd>{formatPence(sums.monthlyCost)}</dd>
          </Line>
          <Line>
            <dt>{messages.planPerMonth(plan.name)}</dt>
            <dd>{formatPence(sums.planPerMonth)}</dd>
          </Line>
          <Saving>
            <dt>{messages.yearlySaving}</dt>
            <dd>{formatPence(sums.yearlySaving)}</dd>
          </Saving>
        </Results>
        <Text $size={15} $soft>
          {messages.assumption(plan.name, formatPence(yearlyPrice))}
        </Text>
      </Stack>
    </Root>
  );
}
