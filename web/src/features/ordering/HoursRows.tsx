import { ORDERING_LIMITS } from '@forkfront/common/limits.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { FieldErrors } from '../../forms/fields.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/FieldFrame.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { TimeInput } from '../../ui/TimeInput.tsx';
import { useRowFocus } from '../../ui/useRowFocus.ts';
import { messages } from './messages.ts';
import { closingNote, withMoreHours, type Hours } from './week.rules.ts';

const Times = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  align-items: center;
`;

const Actions = styled(Stack)`
  min-height: var(--touch);
`;

interface Props {
  /** The day in words, for the names of the fields. */
  day: string;
  /** The day after in words. */
  nextDay: string;
  hours: readonly Hours[];
  /** The path of a row, e.g. `collection.periods.3`. */
  path: (row: number) => string;
  errors: FieldErrors;
  onChange: (hours: readonly Hours[]) => void;
  /** Beside the button that adds hours. */
  children?: ReactNode;
}

/** The opening hours of one day: rows of times, one more, one less. */
export function HoursRows({ day, nextDay, hours, path, errors, onChange, children }: Props) {
  const id = useId();
  const { root, focusNext } = useRowFocus();
  return (
    <Stack ref={root} $gap={1}>
      {hours.map((one, row) => {
        const note = closingNote(one, nextDay);
        const error = errors[`${path(row)}.from`] ?? errors[`${path(row)}.to`];
        const time = (field: 'from' | 'to') => (
          <TimeInput
            name={`${path(row)}.${field}`}
            data-cell={field}
            aria-label={messages.timeLabel(field, day, row + 1)}
            aria-invalid={errors[`${path(row)}.${field}`] ? true : undefined}
            aria-describedby={error || note ? `${id}-${row}` : undefined}
            value={one[field]}
            onChange={({ currentTarget }) =>
              onChange(
                hours.map((other, at) => (at === row ? { ...other, [field]: currentTarget.value } : other)),
              )
            }
          />
        );
        return (
          <div key={one.key} data-row>
            <Times>
              {time('from')}
              <Text as="span" $size={15}>
                {messages.to}
              </Text>
              {time('to')}
              <IconButton
                icon={Trash2}
                label={messages.removeHours(day, row + 1)}
                onClick={() => {
                  onChange(hours.toSpliced(row, 1));
                  focusNext(row, 'add');
                }}
              />
            </Times>
            {error ? (
              <FieldError id={`${id}-${row}`}>{error}</FieldError>
            ) : (
              note && (
                <Text id={`${id}-${row}`} $size={13} $soft>
                  {note}
                </Text>
              )
            )}
          </div>
        );
      })}
      <Actions $row $gap={[1, 5]}>
        {hours.length === 0 && (
          <Text as="span" $size={15} $soft>
            {messages.closed}
          </Text>
        )}
        {hours.length < ORDERING_LIMITS.periodsADay && (
          <Button
            variant="quiet"
            aria-label={messages.addHoursLabel(day, hours.length === 0)}
            data-cell="add"
            onClick={() => {
              onChange(withMoreHours(hours));
              focusNext(hours.length, 'from');
            }}
          >
            <Icon icon={Plus} size={18} />
            {hours.length === 0 ? messages.addHours : messages.addPeriod}
          </Button>
        )}
        {children}
      </Actions>
    </Stack>
  );
}
