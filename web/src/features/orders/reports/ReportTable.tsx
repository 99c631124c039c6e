import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import { formatPence, priceText } from '@forkfront/common/money.ts';
import { saveFile } from '../../../lib/saveFile.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { csvOf } from '../ordersCsv.rules.ts';
import { messages } from './messages.ts';

/** A cell: a text, a number, or an amount in pence. */
export type ReportCell = string | number | { pence: number };

/** A table of a report, on the screen and as a file. */
export interface ReportRows {
  title: string;
  headings: readonly string[];
  rows: readonly (readonly ReportCell[])[];
  /** Name of the file without its ending. */
  file: string;
}

const Scroll = styled.div`
  max-height: 420px;
  overflow: auto;
  border-radius: var(--radius);
  &:focus-visible {
    outline: 3px solid var(--focus);
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--size-15);
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: var(--space-2) 6px;
    border-bottom: 1px solid var(--line);
    text-align: left;
    /* A short word is never broken for a long name beside it. */
    overflow-wrap: break-word;
  }
  th:first-child {
    padding-left: 0;
  }
  > * > tr > :last-child {
    padding-right: 0;
  }
  thead th {
    position: sticky;
    top: 0;
    background: var(--surface);
    color: var(--text-soft);
    font-size: var(--size-13);
    font-weight: 600;
  }
  tbody th {
    font-weight: 500;
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  [data-number] {
    text-align: right;
    white-space: nowrap;
  }
`;

const isText = (cell: ReportCell | undefined): boolean => typeof cell === 'string';

const shown = (cell: ReportCell): string =>
  typeof cell === 'string'
    ? cell
    : typeof cell === 'number'
      ? cell.toLocaleString('en-GB')
      : formatPence(cell.pence);

/** The numbers of a part of the report. */
export function ReportTable({ title, headings, rows }: ReportRows) {
  const kinds = rows[0] ?? [];
  return (
    <Scroll role="region" aria-label={title} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {headings.map((heading, index) => (
              <th key={heading} scope="col" data-number={isText(kinds[index]) ? undefined : ''}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...cells]) => (
            // With all its cells: two products may have the same name.
            <tr key={[first, ...cells].map(shown).join('|')}>
              <th scope="row">{shown(first)}</th>
              {cells.map((cell, index) => (
                <td key={headings[index + 1]} data-number={isText(cell) ? undefined : ''}>
                  {shown(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

/** Saves a table as a CSV file; amounts are pounds. */
export function saveRows({ headings, rows, file }: ReportRows): void {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'object' ? Number(priceText(cell.pence)) : cell)),
  );
  saveFile(new Blob([csvOf([headings, ...cells])], { type: 'text/csv;charset=utf-8' }), `${file}.csv`);
}

/** The button that saves a table. */
export function SaveTable(table: ReportRows) {
  return (
    <Button variant="quiet" aria-label={messages.csvOf(table.title)} onClick={() => saveRows(table)}>
      <Icon icon={Download} size={18} />
      {messages.csv}
    </Button>
  );
}
