import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { formatPence } from '@forkfront/common/money.ts';
import { QueryBoundary } from '../../../relay/QueryBoundary.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { ToggleButtons } from '../../../ui/ToggleButtons.tsx';
import { LedgerOrders } from './LedgerOrders.tsx';
import { messages } from './messages.ts';
import { ReportTable, SaveTable } from './ReportTable.tsx';
import type { ReportDays } from './reportsSearch.rules.ts';

/** What many platforms take. */
const USUAL_RATE = 30;

const Ledger = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding: clamp(24px, 4vw, 48px);
  border-radius: var(--radius-card);
  background: var(--secondary-soft);
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-2);
`;

interface Props {
  ledger: {
    readonly value: number;
    readonly planPrice: number;
    readonly commissions: readonly { readonly rate: number; readonly cost: number }[];
  };
  /** Name of the file without its ending. */
  file: string;
  /** Global id. */
  restaurantId: string;
  days: ReportDays;
  /** Number of sold orders. */
  orders: number;
}

/** What the restaurant kept because nobody took a commission. */
export function CommissionLedger({ ledger, file, restaurantId, days, orders }: Props) {
  const { value, planPrice, commissions } = ledger;
  const id = useId();
  const [rate, setRate] = useState(String(USUAL_RATE));
  const [isListed, setListed] = useState(false);
  const cost = commissions.find((commission) => String(commission.rate) === rate)?.cost ?? 0;
  const left = cost - planPrice;
  const table = {
    title: messages.ledger,
    headings: [messages.ledgerRate, messages.ledgerCost, messages.ledgerPlan, messages.ledgerLeft],
    rows: commissions.map((commission) => [
      messages.rateOf(commission.rate),
      { pence: commission.cost },
      { pence: planPrice },
      { pence: commission.cost - planPrice },
    ]),
    file,
  };
  return (
    <Ledger aria-labelledby={id}>
      <Words aria-live="polite">
        <Heading id={id} $size={56}>
          {messages.kept(formatPence(cost))}
        </Heading>
        <Text $size={20}>{messages.keptText(Number(rate), formatPence(value), formatPence(cost))}</Text>
        <Text>
          {left >= 0
            ? messages.afterPlan(formatPence(planPrice), formatPence(left))
            : messages.planDearer(formatPence(planPrice))}
        </Text>
      </Words>
      <ToggleButtons
        label={messages.rate}
        options={commissions.map((commission) => ({
          value: String(commission.rate),
          label: messages.rateOf(commission.rate),
        }))}
        value={rate}
        onChange={setRate}
      />
      <Disclosure title={messages.ledger} now={messages.table}>
        <ReportTable {...table} />
        <Stack $row>
          <SaveTable {...table} />
        </Stack>
      </Disclosure>
      <div>
        <Button variant="secondary" aria-expanded={isListed} onClick={() => setListed(!isListed)}>
          {isListed ? messages.hideOrders : messages.showOrders}
        </Button>
      </div>
      {isListed && (
        <Stack as={Card} $gap={4}>
          <QueryBoundary fallback={<Skeleton $height="240px" />} failure={messages.failed}>
            <LedgerOrders
              restaurantId={restaurantId}
              days={days}
              rate={Number(rate)}
              count={orders}
              file={`orders-${file}`}
            />
          </QueryBoundary>
        </Stack>
      )}
    </Ledger>
  );
}
