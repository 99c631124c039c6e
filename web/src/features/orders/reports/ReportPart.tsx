import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../../ui/Card.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { messages } from './messages.ts';
import { ReportTable, type ReportRows, SaveTable } from './ReportTable.tsx';
import type { ChartPoint } from './SalesChart.tsx';

const SalesChart = lazy(async () => ({ default: (await import('./SalesChart.tsx')).SalesChart }));

const Part = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-content: start;
  overflow: visible;
`;

interface Props {
  table: ReportRows;
  /** Shown above the table, which then opens on a press. */
  points?: readonly ChartPoint[];
  note?: string;
  /** Instead of a table without rows. */
  empty?: string;
}

/** A part of the report: its heading, its chart, its numbers, and their file. */
export function ReportPart({ table, points, note, empty }: Props) {
  const { title, rows } = table;
  return (
    <Part as="section">
      <Stack $row $between $gap={2}>
        <Heading $size={20}>{title}</Heading>
        {rows.length > 0 && <SaveTable {...table} />}
      </Stack>
      {note && rows.length > 0 && (
        <Text $size={15} $soft>
          {note}
        </Text>
      )}
      {points && (
        <div aria-hidden>
          <Suspense fallback={<Skeleton $height="240px" $radius="var(--radius)" />}>
            <SalesChart points={points} />
          </Suspense>
        </div>
      )}
      {rows.length === 0 ? (
        <Text $soft>{empty}</Text>
      ) : points ? (
        <Disclosure title={messages.table} now={messages.rows(rows.length)}>
          <ReportTable {...table} />
        </Disclosure>
      ) : (
        <ReportTable {...table} />
      )}
    </Part>
  );
}
