import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text, VisuallyHidden } from '../../ui/Text.tsx';
import { ToggleButtons } from '../../ui/ToggleButtons.tsx';
import { useIsShop } from '../editor/editorRole.ts';
import { messages } from './messages.ts';

const KINDS = ['ADDED', 'CHANGED', 'REMOVED'] as const;
type ReviewKind = (typeof KINDS)[number];

/** One change of a menu that waits to be published. */
export interface ReviewRow {
  /** ADDED, CHANGED or REMOVED; an unknown one of a newer server counts as changed. */
  readonly kind: string;
  /** SECTION, PRODUCT or OPTION_GROUP. */
  readonly subject: string;
  readonly sectionName: string | null | undefined;
  readonly name: string;
  readonly details: readonly string[];
}

const TONES: Record<ReviewKind, ChipTone> = { ADDED: 'success', CHANGED: 'info', REMOVED: 'error' };
/** The kind of a row. */
export const kindOf = ({ kind }: ReviewRow): ReviewKind => KINDS.find((known) => known === kind) ?? 'CHANGED';

const SUBJECTS: Readonly<Record<string, string>> = messages.subjects;
const SUBJECTS_OF_SHOP: Readonly<Record<string, string>> = messages.subjectsOfShop;

/** Rows that are drawn at once: more of them make a phone slow. */
const STEP = 100;

const Frame = styled.div`
  container: review / inline-size;
  overflow: clip;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
`;

/* A narrow table has its cells below each other. */
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--size-15);
  text-align: left;
  th,
  td {
    padding: var(--space-3) var(--space-4);
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead th {
    color: var(--text-soft);
    font-size: var(--size-13);
    font-weight: 600;
  }
  tbody tr {
    border-top: 1px solid var(--line);
  }
  tbody th {
    width: 40%;
    font-weight: 600;
  }
  @container review (max-width: 560px) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tbody tr {
      display: grid;
      gap: var(--space-1);
      padding: var(--space-3) var(--space-4);
    }
    tbody tr:first-child {
      border-top: 0;
    }
    th,
    td,
    tbody th {
      width: auto;
      padding: 0;
    }
    td:empty {
      display: none;
    }
  }
`;

const Place = styled.span`
  display: block;
  color: var(--text-soft);
  font-size: var(--size-13);
  font-weight: 400;
`;

const Details = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
`;

const More = styled.div`
  padding: var(--space-2) var(--space-4);
  border-top: 1px solid var(--line);
`;

const Before = styled.span`
  color: var(--text-soft);
`;

const Arrow = styled(ArrowRight)`
  display: inline;
  margin-inline: var(--space-1);
  vertical-align: -2px;
`;

/** `Price £8.00 → £8.50`, with the old value in a softer colour. The brand's font has no arrow. */
function Detail({ text }: { text: string }) {
  const at = text.indexOf(ARROW);
  if (at === -1) return text;
  return (
    <>
      <Before>{text.slice(0, at)}</Before>
      <Arrow size={14} aria-hidden />
      <VisuallyHidden>{ARROW}</VisuallyHidden>
      {text.slice(at + ARROW.length)}
    </>
  );
}

const ARROW = ' → ';

function Row({ row }: { row: ReviewRow }) {
  const { subject, sectionName, name, details } = row;
  const kind = kindOf(row);
  const subjects = useIsShop() ? SUBJECTS_OF_SHOP : SUBJECTS;
  return (
    <tr>
      <td>
        <Chip tone={TONES[kind]}>{messages.filters[kind]}</Chip>
      </td>
      <th scope="row">
        {name}
        <Place>
          {subjects[subject]} {sectionName ? messages.inSection(sectionName) : ''}
        </Place>
      </th>
      <td>
        {details.length > 0 && (
          <Details>
            {details.map((detail) => (
              <li key={detail}>
                <Detail text={detail} />
              </li>
            ))}
          </Details>
        )}
      </td>
    </tr>
  );
}

/** All changes of a menu before they are published, with a filter by kind. Where the rows come from does not matter. */
export function ReviewTable({ rows }: { rows: readonly ReviewRow[] }) {
  const [filter, setFilter] = useState<ReviewKind | 'ALL'>('ALL');
  const [most, setMost] = useState(STEP);
  // Two dishes can have one name; the rows of a review never change their order.
  const keyed = rows.map((row, at) => ({ key: `row ${at}`, row }));
  const shown = keyed.filter(({ row }) => filter === 'ALL' || kindOf(row) === filter);
  const countOf = (kind: ReviewKind) => rows.filter((row) => kindOf(row) === kind).length;
  const options = [
    { value: 'ALL' as const, label: `${messages.filters.ALL} ${rows.length}` },
    ...KINDS.map((kind) => ({ value: kind, label: `${messages.filters[kind]} ${countOf(kind)}` })),
  ];
  const hidden = shown.length - most;
  return (
    <Stack $gap={3}>
      <ToggleButtons
        label={messages.filter}
        options={options}
        value={filter}
        onChange={(value) => {
          setFilter(value);
          setMost(STEP);
        }}
      />
      {shown.length === 0 ? (
        <Text $size={15} $soft role="status">
          {messages.noneOfKind}
        </Text>
      ) : (
        <Frame>
          <Table>
            <caption>
              <VisuallyHidden>{messages.table}</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col">{messages.columns.kind}</th>
                <th scope="col">{messages.columns.name}</th>
                <th scope="col">{messages.columns.details}</th>
              </tr>
            </thead>
            <tbody>
              {shown.slice(0, most).map(({ key, row }) => (
                <Row key={key} row={row} />
              ))}
            </tbody>
          </Table>
          {hidden > 0 && (
            <More>
              <Button variant="quiet" onClick={() => setMost(most + STEP)}>
                {messages.showMore(Math.min(hidden, STEP))}
              </Button>
            </More>
          )}
        </Frame>
      )}
    </Stack>
  );
}
