import { styled } from 'styled-components';
import { formatPence } from '@forkfront/common/money.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { ToggleButtons } from '../../ui/ToggleButtons.tsx';
import { messages } from './messages.ts';
import { type Interval, type PlanPrice, savingPercent, weeklyEquivalent } from '../../lib/planPrice.ts';

const Root = styled.div`
  display: grid;
  gap: var(--space-3);
  align-content: end;
`;

const Amount = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-2);
  font-variant-numeric: lining-nums tabular-nums;
  strong {
    font-family: var(--font-display);
    font-size: calc(var(--size-42) * 0.9);
    font-weight: 560;
    line-height: 1.1;
    letter-spacing: -0.015em;
  }
  span {
    color: var(--text-soft);
    font-size: var(--size-15);
  }
`;

/* The height does not depend on the badge, so that the card does not jump. */
const Note = styled(Stack)`
  min-height: 28px;
`;

const Badge = styled.strong`
  padding: 2px 10px;
  border-radius: var(--radius-chip);
  background: var(--secondary);
  color: var(--on-secondary);
  font-size: var(--size-13);
  font-weight: 650;
  white-space: nowrap;
`;

interface Props {
  plan: string;
  prices: readonly PlanPrice[];
  /** The chosen one. */
  price: PlanPrice;
  /** The plan is not sold yet: its prices are planned. */
  isPlanned: boolean;
  onChoose: (interval: Interval) => void;
}

/** The weekly price of a plan, the billing note, and a toggle for its intervals (spec §2: Weekly, Monthly, Yearly). */
export function PackagePrice({ plan, prices, price, isPlanned, onChoose }: Props) {
  const saving = savingPercent(prices, price.interval);
  const billed = isPlanned ? messages.planned : messages.billed;
  const isFree = prices.every(({ unitAmount }) => unitAmount === 0);
  return (
    <Root>
      {!isFree && (
        <ToggleButtons
          joined
          label={messages.intervalLabel(plan)}
          options={prices.map(({ interval }) => ({ value: interval, label: messages.intervals[interval] }))}
          value={price.interval}
          onChange={onChoose}
        />
      )}
      <div>
        <Amount>
          <strong>{formatPence(weeklyEquivalent(price))}</strong>{' '}
          <span>{isFree ? messages.free : messages.perWeek}</span>
        </Amount>
        <Note $row $gap={[1, 3]}>
          <Text $size={15} $soft $tabular>
            {!isFree && billed(formatPence(price.unitAmount), price.interval)}
          </Text>
          {saving !== null && <Badge>{messages.save(saving)}</Badge>}
        </Note>
      </div>
    </Root>
  );
}
