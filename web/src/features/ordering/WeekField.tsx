import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { FieldErrors } from '../../forms/fields.ts';
import { Fieldset } from '../../ui/Fieldset.tsx';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { HoursRows } from './HoursRows.tsx';
import { messages } from './messages.ts';
import { WEEKDAYS } from '@forkfront/common/weeklyHours.ts';
import { copyDay, firstRow, type Week } from './week.rules.ts';

/* The days follow the width of their place, which is narrow beside the setup chat. */
const Root = styled.div`
  container-type: inline-size;
`;

const Day = styled(Fieldset)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: var(--space-3) 0;
  & + & {
    border-top: 1px solid var(--line);
  }
  @container (min-width: 480px) {
    grid-template-columns: 112px minmax(0, 1fr);
  }
`;

const Name = styled.legend`
  float: left;
  padding: 12px 0 0;
  font-size: var(--size-15);
  font-weight: 600;
`;

const Copies = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  background: var(--surface-2);
`;

const Boxes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
`;

interface CopyProps {
  /** Index of the day to copy. */
  from: number;
  onCopy: (days: readonly number[]) => void;
  onCancel: () => void;
}

/** The choice of the days that get the hours of another one; all others at first. */
function CopyDays({ from, onCopy, onCancel }: CopyProps) {
  const [days, setDays] = useState<readonly number[]>(() => WEEKDAYS.map((_name, day) => day));
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector('input')?.focus(), []);
  return (
    <Copies
      ref={root}
      role="group"
      aria-label={messages.copyTitle(WEEKDAYS[from] ?? '')}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <Boxes>
        {WEEKDAYS.map(
          (name, day) =>
            day !== from && (
              <CheckboxField
                key={name}
                label={name}
                checked={days.includes(day)}
                onChange={({ currentTarget: { checked } }) =>
                  setDays(checked ? [...days, day] : days.filter((other) => other !== day))
                }
              />
            ),
        )}
      </Boxes>
      <Stack $row $gap={2}>
        <Button variant="secondary" onClick={() => onCopy(days)}>
          {messages.copy}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </Stack>
    </Copies>
  );
}

interface Props {
  /** Accessible name of the week. */
  label: string;
  /** `collection.periods` or `delivery.periods`. */
  path: string;
  week: Week;
  errors: FieldErrors;
  onChange: (week: Week) => void;
}

/** The hours of a week, day by day. The hours of one day can be copied to others. */
export function WeekField({ label, path, week, errors, onChange }: Props) {
  const [copied, setCopied] = useState<number | null>(null);
  const { show } = useSnackbar();
  const id = useId();
  const close = (day: number): void => {
    setCopied(null);
    document.getElementById(`${id}-${day}`)?.focus();
  };
  return (
    <Root role="group" aria-label={label}>
      {WEEKDAYS.map((name, day) => {
        const hours = week[day] ?? [];
        const first = firstRow(week, day);
        return (
          <Day key={name}>
            <Name>{name}</Name>
            <Stack $gap={2}>
              <HoursRows
                day={name}
                nextDay={WEEKDAYS[(day + 1) % WEEKDAYS.length] ?? ''}
                hours={hours}
                path={(row) => `${path}.${first + row}`}
                errors={errors}
                onChange={(changed) => onChange(week.with(day, changed))}
              >
                {hours.length > 0 && (
                  <Button
                    id={`${id}-${day}`}
                    variant="quiet"
                    aria-label={messages.copyLabel(name)}
                    aria-expanded={copied === day}
                    onClick={() => setCopied(copied === day ? null : day)}
                  >
                    {messages.copyOpen}
                  </Button>
                )}
              </HoursRows>
              {copied === day && (
                <CopyDays
                  from={day}
                  onCancel={() => close(day)}
                  onCopy={(days) => {
                    onChange(copyDay(week, day, days));
                    close(day);
                    const action = { label: messages.undo, onPress: () => onChange(week) };
                    show({ message: messages.copied(name), action });
                  }}
                />
              )}
            </Stack>
          </Day>
        );
      })}
    </Root>
  );
}
