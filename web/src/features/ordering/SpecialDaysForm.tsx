import { ORDERING_LIMITS } from '@forkfront/common/limits.ts';
import { dayIn } from '@forkfront/common/zonedTime.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { FieldErrors } from '../../forms/fields.ts';
import { formatDate } from '../../lib/formatDate.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { controlStyle } from '../../ui/controlStyle.ts';
import { Field } from '../../ui/Field.tsx';
import { FieldFrame } from '../../ui/FieldFrame.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { Heading, Text } from '../../ui/Text.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { SaveBar } from '../editor/SaveBar.tsx';
import { useSaveForm } from '../editor/useEdits.ts';
import { bankHolidays } from './bankHolidays.rules.ts';
import { HoursRows } from './HoursRows.tsx';
import { messages } from './messages.ts';
import {
  type DayDraft,
  draftsOf,
  newDay,
  specialDayErrors,
  specialDayInput,
  withClosed,
} from './specialDays.rules.ts';
import { type OrderingKey, useUpdateOrdering } from './useUpdateOrdering.ts';

const DateInput = styled.input`
  ${controlStyle}
  font-variant-numeric: tabular-nums;
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: var(--space-4);
`;

const Head = styled.div`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  justify-content: space-between;
`;

interface RowProps {
  draft: DayDraft;
  at: number;
  today: string;
  delivers: boolean;
  errors: FieldErrors;
  onChange: (draft: DayDraft) => void;
  onRemove: () => void;
}

/** One special day: its date, reason and hours. */
function SpecialDayRow({ draft, at, today, delivers, errors, onChange, onRemove }: RowProps) {
  const path = `specialDays.${at}`;
  const title = titleOf(draft);
  const date = useRef<HTMLInputElement>(null);
  // Only a new day has no date when it appears.
  const isNew = useRef(draft.day === '');
  useEffect(() => {
    if (isNew.current) date.current?.focus();
  }, []);
  const isClosed = draft.collection.length === 0 && (draft.isSame || draft.delivery.length === 0);
  const hours = (kind: 'collection' | 'delivery') => (
    <HoursRows
      day={title}
      nextDay={messages.nextDay}
      hours={draft[kind]}
      path={(row) => `${path}.${kind}.${row}`}
      errors={errors}
      onChange={(changed) => onChange({ ...draft, [kind]: changed })}
    />
  );
  return (
    <Stack as={Card} $gap={3} role="group" aria-label={title}>
      <Head>
        <Heading as="h3" $size={17}>
          {title}
        </Heading>
        <IconButton icon={Trash2} label={messages.removeDay(title)} onClick={onRemove} />
      </Head>
      <Top>
        <FieldFrame label={messages.day} error={errors[`${path}.day`]}>
          {(control) => (
            <DateInput
              {...control}
              ref={date}
              type="date"
              name={`${path}.day`}
              min={today}
              value={draft.day}
              onChange={({ currentTarget }) => onChange({ ...draft, day: currentTarget.value })}
            />
          )}
        </FieldFrame>
        <Field
          label={messages.reason}
          optional
          name={`${path}.reason`}
          maxLength={ORDERING_LIMITS.reason}
          autoComplete="off"
          help={messages.reasonHelp}
          value={draft.reason}
          error={errors[`${path}.reason`]}
          onChange={({ currentTarget }) => onChange({ ...draft, reason: currentTarget.value })}
        />
      </Top>
      <CheckboxField
        label={messages.isClosed}
        checked={isClosed}
        onChange={({ currentTarget }) => onChange(withClosed(draft, currentTarget.checked))}
      />
      {!isClosed && (
        <>
          <Text $size={15}>{specialHoursTitle(delivers, draft.isSame)}</Text>
          {hours('collection')}
          {delivers && (
            <CheckboxField
              label={messages.sameSpecialHours}
              checked={draft.isSame}
              onChange={({ currentTarget: { checked } }) =>
                onChange({ ...draft, isSame: checked, delivery: checked ? [] : draft.collection })
              }
            />
          )}
          {delivers && !draft.isSame && (
            <>
              <Text $size={15}>{messages.specialDelivery}</Text>
              {hours('delivery')}
            </>
          )}
        </>
      )}
    </Stack>
  );
}

const specialHoursTitle = (delivers: boolean, isSame: boolean): string =>
  delivers && isSame ? messages.specialHours : messages.specialCollection;

const titleOf = ({ day, reason }: DayDraft): string => {
  if (day === '') return messages.newDay;
  return reason.trim() === '' ? formatDate(day) : `${formatDate(day)}: ${reason.trim()}`;
};

/** Days with other hours than their weekday. */
export function SpecialDaysForm({ restaurant }: { restaurant: OrderingKey }) {
  const [site, update, isSaving] = useUpdateOrdering(restaurant);
  const { show } = useSnackbar();
  const add = useRef<HTMLButtonElement>(null);
  const { ordering } = site;
  const [today] = useState(() => dayIn(ordering.timeZone, new Date()));
  const saved = { specialDays: draftsOf(ordering.specialDays) };
  const { values, errors, change, onSubmit, bar } = useSaveForm({
    saved,
    check: ({ specialDays }) => specialDayErrors(specialDays, today),
    changesOf: (now) => {
      const [sent, before] = [specialDayInput(now.specialDays), specialDayInput(saved.specialDays)];
      return JSON.stringify(sent) === JSON.stringify(before) ? {} : { specialDays: sent };
    },
    send: update,
    isSaving,
    done: messages.saved,
  });
  const { specialDays } = values;
  const set = (days: DayDraft[]): void => change({ specialDays: days });
  const remove = (at: number): void => {
    const removed = specialDays[at];
    if (!removed) return;
    set(specialDays.toSpliced(at, 1));
    add.current?.focus();
    show({
      message: messages.dayRemoved(titleOf(removed)),
      action: { label: messages.undo, onPress: () => set(specialDays) },
    });
  };
  const holidays = bankHolidays(today).filter(({ day }) => !specialDays.some((other) => other.day === day));
  return (
    <form noValidate onSubmit={onSubmit}>
      <EditorSection title={messages.daysTitle} intro={messages.daysIntro}>
        {specialDays.length === 0 && <Text $soft>{messages.noDays}</Text>}
        {specialDays.map((draft, at) => (
          <SpecialDayRow
            key={draft.key}
            draft={draft}
            at={at}
            today={today}
            delivers={ordering.delivery.isOffered}
            errors={errors}
            onChange={(changed) => set(specialDays.with(at, changed))}
            onRemove={() => remove(at)}
          />
        ))}
        <div>
          <Button ref={add} variant="secondary" onClick={() => set([...specialDays, newDay()])}>
            <Icon icon={Plus} />
            {messages.addDay}
          </Button>
        </div>
      </EditorSection>
      {holidays.length > 0 && (
        <EditorSection title={messages.holidaysTitle} intro={messages.holidaysIntro}>
          <Stack $row $gap={2}>
            {holidays.map(({ day, name }) => (
              <Button key={day} variant="secondary" onClick={() => set([...specialDays, newDay(day, name)])}>
                <Icon icon={Plus} size={18} />
                {`${name}, ${formatDate(day)}`}
              </Button>
            ))}
          </Stack>
        </EditorSection>
      )}
      <SaveBar {...bar} lastSaved={site.updatedAt} />
    </form>
  );
}
