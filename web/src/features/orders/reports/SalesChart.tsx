import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { styled } from 'styled-components';
import { formatPence } from '@forkfront/common/money.ts';
import { messages } from './messages.ts';

/** One bar of the chart. */
export interface ChartPoint {
  /** Under the bar. */
  label: string;
  /** Above the numbers of the bar, in full. */
  title: string;
  orders: number;
  /** Pence. */
  value: number;
}

const Tip = styled.div`
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow);
  font-size: var(--size-13);
  font-variant-numeric: tabular-nums;
  > strong {
    display: block;
    font-size: var(--size-15);
  }
`;

const shortPounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  notation: 'compact',
  maximumFractionDigits: 1,
  minimumFractionDigits: 0,
});

const TICK = { fill: 'var(--text-soft)', fontSize: 13 };

/** The numbers of the bar below the mouse. */
function pointTip({ active, payload }: { active: boolean; payload: readonly { payload?: unknown }[] }) {
  const point = active ? (payload[0]?.payload as ChartPoint | undefined) : undefined;
  return (
    point && (
      <Tip>
        {point.title}
        <strong>{formatPence(point.value)}</strong>
        {messages.ordersOf(point.orders)}
      </Tip>
    )
  );
}

/** Sales as bars. It is drawn for the eye: the table behind it has the same numbers for everybody. */
export function SalesChart({ points }: { points: readonly ChartPoint[] }) {
  return (
    <ResponsiveContainer width="100%" height={240} initialDimension={{ width: 320, height: 240 }}>
      <BarChart
        data={[...points]}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="label"
          tick={TICK}
          tickLine={false}
          stroke="var(--line)"
          minTickGap={points.length > 7 ? 16 : 0}
        />
        <YAxis
          width={56}
          tick={TICK}
          tickLine={false}
          axisLine={false}
          tickCount={4}
          tickFormatter={(pence: number) => shortPounds.format(pence / 100)}
        />
        <Tooltip cursor={{ fill: 'var(--surface-2)' }} isAnimationActive={false} content={pointTip} />
        <Bar
          dataKey="value"
          fill="var(--primary)"
          radius={[4, 4, 0, 0]}
          maxBarSize={36}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
