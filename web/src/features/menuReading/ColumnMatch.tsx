import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FieldError } from '../../ui/FieldFrame.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { focusNew } from '../../lib/focus.ts';
import { asList, MEANINGS, meaningsProblem, type Meaning, type UnknownTable } from './columns.rules.ts';
import { meaningsOf, rememberMeanings } from './knownColumns.ts';
import { messages } from './messages.ts';

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: clamp(16px, 4vw, 28px);
`;

const Title = styled(Heading)`
  outline: none;
`;

const Columns = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-5) var(--space-4);
`;

const Samples = styled.ul`
  margin-top: var(--space-2);
  color: var(--text-soft);
  font-size: var(--size-15);
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
`;

interface Props {
  table: UnknownTable;
  /** The table as a list that every reader knows. */
  onUse: (list: string) => void;
  /** The text is no table, or shall be read without its columns. */
  onSkip: () => void;
}

/** Asks what the columns of a table are; the answer is remembered for the next file with these headings. */
export function ColumnMatch({ table, onUse, onSkip }: Props) {
  const id = useId();
  const [meanings, setMeanings] = useState<readonly Meaning[]>(() => meaningsOf(table));
  const [problem, setProblem] = useState<string | null>(null);
  const set = (place: number, value: string): void => {
    setProblem(null);
    setMeanings((all) =>
      all.map((one, at) => (at === place ? (MEANINGS.find((known) => known === value) ?? one) : one)),
    );
  };
  const use = (): void => {
    const wrong = meaningsProblem(meanings);
    setProblem(wrong);
    if (wrong) return;
    rememberMeanings(table, meanings);
    onUse(asList(table, meanings));
  };
  // The columns of a table never change their order.
  const columns = table.columns.map((column, at) => ({
    ...column,
    at,
    label: column.heading || messages.column(at + 1),
  }));
  return (
    <Root as="section" aria-labelledby={`${id}-title`}>
      <Stack $gap={1}>
        <Title ref={focusNew} tabIndex={-1} id={`${id}-title`} as="h3" $size={20}>
          {messages.columnsTitle}
        </Title>
        <Text $size={15} $soft>
          {table.key === null ? messages.columnsIntroUnnamed : messages.columnsIntro}
        </Text>
      </Stack>
      <Columns role="list">
        {columns.map(({ at, label, samples }) => (
          <li key={`column ${at}`}>
            <SelectField
              label={label}
              value={meanings[at] ?? 'none'}
              aria-describedby={problem ? `${id}-problem` : undefined}
              onChange={({ currentTarget }) => set(at, currentTarget.value)}
            >
              {MEANINGS.map((meaning) => (
                <option key={meaning} value={meaning}>
                  {messages.meanings[meaning]}
                </option>
              ))}
            </SelectField>
            <Samples role="list">
              {[...new Set(samples)].map((sample) => (
                <li key={sample}>{sample}</li>
              ))}
            </Samples>
          </li>
        ))}
      </Columns>
      {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
      <Stack $row $gap={3}>
        <Button onClick={use}>{messages.useColumns}</Button>
        <Button variant="quiet" onClick={onSkip}>
          {messages.asWritten}
        </Button>
      </Stack>
    </Root>
  );
}
