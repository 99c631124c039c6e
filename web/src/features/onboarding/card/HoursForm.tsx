import { SUGGESTED_WEEK } from '@forkfront/common/hours.ts';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxField } from '../../../ui/CheckboxField.tsx';
import { isSameWeek, periodsOf, type Week, weekErrors, weekOf } from '../../ordering/week.rules.ts';
import { WeekField } from '../../ordering/WeekField.tsx';
import type { Draft } from '../conversationRequests.ts';
import { messages } from '../messages.ts';
import { FactForm } from './FactForm.tsx';
import type { EditDraft } from './useEditDraft.ts';

interface Values {
  hours: Week;
  deliveryHours: Week;
  /** Deliveries have the hours of the week. */
  isSame: boolean;
}

const checkHours = ({ hours, deliveryHours, isSame }: Values) => ({
  ...weekErrors('hours', hours),
  ...(isSame ? {} : weekErrors('deliveryHours', deliveryHours)),
});

interface Props {
  ordering: Draft['ordering'];
  onEdit: EditDraft;
}

/** The week in which people can order, day by day. */
export function HoursForm({ ordering, onEdit }: Props) {
  const [values, setValues] = useState<Values>(() => ({
    hours: weekOf(ordering?.hours ?? []),
    deliveryHours: weekOf(ordering?.deliveryHours ?? []),
    isSame: ordering?.deliveryHours == null,
  }));
  const { hours, deliveryHours, isSame } = values;
  const set = (change: Partial<Values>): void => setValues((now) => ({ ...now, ...change }));
  const isEmpty = hours.every(({ length }) => length === 0);
  const delivers = (ordering?.zones ?? []).length > 0 || !isSame;
  return (
    <FactForm
      label={messages.factHours}
      isTitled
      values={values}
      check={checkHours}
      changeOf={(week) => ({
        hours: periodsOf(week.hours),
        deliveryHours:
          week.isSame || isSameWeek(week.deliveryHours, week.hours) ? [] : periodsOf(week.deliveryHours),
      })}
      onEdit={onEdit}
    >
      {(errors) => (
        <>
          {isEmpty && (
            <div>
              <Button variant="secondary" onClick={() => set({ hours: weekOf(SUGGESTED_WEEK) })}>
                {messages.usualWeek}
              </Button>
            </div>
          )}
          <WeekField
            label={messages.factHours}
            path="hours"
            week={hours}
            errors={errors}
            onChange={(week) => set({ hours: week })}
          />
          {delivers && (
            <CheckboxField
              label={messages.sameHours}
              checked={isSame}
              onChange={({ currentTarget: { checked } }) =>
                set(checked ? { isSame: true } : { isSame: false, deliveryHours: hours })
              }
            />
          )}
          {!isSame && (
            <WeekField
              label={messages.deliveryHours}
              path="deliveryHours"
              week={deliveryHours}
              errors={errors}
              onChange={(week) => set({ deliveryHours: week })}
            />
          )}
        </>
      )}
    </FactForm>
  );
}
