import { MENU_LIMITS } from '@forkfront/common/limits.ts';
import { WEEKDAYS } from '@forkfront/common/weeklyHours.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { FieldErrors } from '../../forms/fields.ts';
import { Fieldset, Legend } from '../../ui/Fieldset.tsx';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/FieldFrame.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text, VisuallyHidden } from '../../ui/Text.tsx';
import { TimeInput } from '../../ui/TimeInput.tsx';
import { messages } from './messages.ts';
import { daysText, newPeriod, periodsText, type PeriodDraft } from './period.rules.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  padding-block: var(--space-2);
  & + & {
    border-top: 1px solid var(--line);
  }
`;

const Days = styled.div`
  display: flex;
  gap: 4px;
`;

const Day = styled.button`
  position: relative;
  width: 38px;
  min-height: var(--touch);
  padding: 0;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--surface);
  font-size: var(--size-13);
  font-weight: 600;
  cursor: pointer;
  &:hover {
    background: var(--surface-2);
  }
  &[aria-pressed='true'] {
    border-color: var(--primary);
    background: var(--primary);
    color: var(--on-primary);
  }
`;

interface Props {
  periods: readonly PeriodDraft[];
  /** By field: `periods.N`. */
  errors: FieldErrors;
  onChange: (periods: readonly PeriodDraft[]) => void;
  texts?: { periods: string; always: string; onlyAt: (words: string) => string };
}

/** Weekly hours, by default those of a section: days as toggles, times, several periods. */
export function PeriodsField({ periods, errors, onChange, texts = messages }: Props) {
  const id = useId();
  const change = (at: number, edit: Partial<PeriodDraft>): void =>
    onChange(periods.map((period, row) => (row === at ? { ...period, ...edit } : period)));
  return (
    <Fieldset>
      <Legend>{texts.periods}</Legend>
      <Stack $gap={2}>
        <Text $size={15} $soft role="status">
          {periods.length === 0 ? texts.always : texts.onlyAt(periodsText(periods))}
        </Text>
        <div>
          {periods.map((period, at) => {
            const { key, days } = period;
            const error = errors[`periods.${at}`];
            const time = (field: 'from' | 'to', label: string) => (
              <TimeInput
                name={field === 'from' ? `periods.${at}` : `periods.${at}.to`}
                aria-label={`${label} ${daysText(days)}`}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-${at}` : undefined}
                value={period[field]}
                onChange={({ currentTarget }) => change(at, { [field]: currentTarget.value })}
              />
            );
            return (
              <Row key={key}>
                <Days role="group" aria-label={messages.days(at + 1)}>
                  {WEEKDAYS.map((name, day) => (
                    <Day
                      key={name}
                      type="button"
                      aria-pressed={days.includes(day + 1)}
                      onClick={() =>
                        change(at, {
                          days: days.includes(day + 1)
                            ? days.filter((each) => each !== day + 1)
                            : [...days, day + 1],
                        })
                      }
                    >
                      <span aria-hidden>{name.slice(0, 2)}</span>
                      <VisuallyHidden>{name}</VisuallyHidden>
                    </Day>
                  ))}
                </Days>
                <Stack $row $gap={2}>
                  {time('from', messages.start)}
                  <Text $size={15}>{messages.to}</Text>
                  {time('to', messages.end)}
                  <IconButton
                    icon={Trash2}
                    label={messages.removePeriod(at + 1)}
                    onClick={() => onChange(periods.toSpliced(at, 1))}
                  />
                </Stack>
                {error && <FieldError id={`${id}-${at}`}>{error}</FieldError>}
              </Row>
            );
          })}
        </div>
        <div>
          <Button
            variant="secondary"
            disabled={periods.length >= MENU_LIMITS.periods}
            onClick={() => onChange([...periods, newPeriod(periods.at(-1))])}
          >
            <Icon icon={Plus} />
            {messages.addPeriod}
          </Button>
        </div>
      </Stack>
    </Fieldset>
  );
}
