import { useId, useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../ui/Button.tsx';
import { controlStyle } from '../../../ui/controlStyle.ts';
import { FieldError, FieldFrame } from '../../../ui/FieldFrame.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { ToggleButtons } from '../../../ui/ToggleButtons.tsx';
import { messages } from './messages.ts';
import { daysProblem, RANGES, type RangeName, type ReportDays } from './reportsSearch.rules.ts';

const DayInput = styled.input`
  ${controlStyle}
`;

const Days = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-4);
  > * {
    flex: 0 1 180px;
  }
  > button {
    flex: none;
  }
`;

const OPTIONS = ([...RANGES, 'custom'] as const).map((value) => ({ value, label: messages.ranges[value] }));

interface Props {
  /** The chosen range; null: these are other days. */
  range: RangeName | null;
  days: ReportDays;
  /** The last day that can be chosen. */
  today: string;
  onRange: (range: RangeName) => void;
  onDays: (days: ReportDays) => void;
}

/** The choice of the days of a report. */
export function RangePicker({ range, days, today, onRange, onDays }: Props) {
  const problemId = useId();
  const [isOpen, setOpen] = useState(range === null);
  const [typed, setTyped] = useState(days);
  const [problem, setProblem] = useState<ReturnType<typeof daysProblem>>(null);
  const choose = (value: RangeName | 'custom'): void => {
    setOpen(value === 'custom');
    if (value === 'custom') setTyped(days);
    else onRange(value);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const found = daysProblem(typed);
    setProblem(found);
    if (!found) onDays(typed);
  };
  const field = (name: 'from' | 'to') => (
    <FieldFrame label={messages[name]}>
      {(control) => (
        <DayInput
          {...control}
          aria-describedby={problem ? problemId : undefined}
          aria-invalid={problem ? true : undefined}
          type="date"
          name={name}
          max={today}
          value={typed[name]}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        />
      )}
    </FieldFrame>
  );
  return (
    <Stack $gap={4}>
      <ToggleButtons
        label={messages.range}
        options={OPTIONS}
        value={isOpen || range === null ? 'custom' : range}
        onChange={choose}
      />
      {isOpen && (
        <Days noValidate onSubmit={submit}>
          {field('from')}
          {field('to')}
          <Button type="submit" variant="secondary">
            {messages.show}
          </Button>
        </Days>
      )}
      {isOpen && problem && <FieldError id={problemId}>{messages.daysProblems[problem]}</FieldError>}
    </Stack>
  );
}
