import { styled } from 'styled-components';
import type { FieldErrors } from '../../forms/fields.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { controlStyle } from '../../ui/controlStyle.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Field } from '../../ui/Field.tsx';
import { FieldFrame } from '../../ui/FieldFrame.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { ToggleButtons } from '../../ui/ToggleButtons.tsx';
import { PeriodsField } from '../products/PeriodsField.tsx';
import { messages } from './messages.ts';
import type { OfferDraft, OfferFulfilment } from './offer.rules.ts';

/** Two fields beside each other, below each other on a phone. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: var(--space-4);
  align-items: start;
`;

export const Caption = styled.span`
  font-size: var(--size-15);
  font-weight: 600;
`;

/** The options of toggle buttons, from their labels. */
export const optionsOf = <T extends string>(labels: Readonly<Record<T, string>>) =>
  (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));

const DateInput = styled.input.attrs({ type: 'date' })`
  ${controlStyle}
  max-width: 220px;
  font-variant-numeric: tabular-nums;
`;

/** What the fields of an offer get. */
export interface FieldsProps {
  draft: OfferDraft;
  errors: FieldErrors;
  onChange: (changes: Partial<OfferDraft>) => void;
}

/** On which days and hours an offer counts. */
export function WhenFields({ draft, errors, onChange }: FieldsProps) {
  const { startsOn, endsOn, periods } = draft;
  const isLimited = startsOn !== '' || endsOn !== '' || periods.length > 0;
  const day = (field: 'startsOn' | 'endsOn') => (
    <FieldFrame label={messages[field]} optional error={errors[field]}>
      {(control) => (
        <DateInput
          {...control}
          name={field}
          value={draft[field]}
          onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
        />
      )}
    </FieldFrame>
  );
  return (
    <Disclosure
      title={messages.when}
      now={isLimited ? messages.whenNow : messages.whenAlways}
      isOpen={periods.length > 0}
    >
      <Pair>
        {day('startsOn')}
        {day('endsOn')}
      </Pair>
      <PeriodsField
        texts={messages.periods}
        periods={periods}
        errors={errors}
        onChange={(changed) => onChange({ periods: changed })}
      />
    </Disclosure>
  );
}

/** For which orders and guests an offer is, and how often. */
export function WhoFields({ draft, errors, onChange }: FieldsProps) {
  const { kind, fulfilment, isFirstOrder, useLimit, dinerLimit } = draft;
  const isLimited = fulfilment !== 'BOTH' || isFirstOrder || useLimit !== '' || dinerLimit !== '';
  const count = (field: 'useLimit' | 'dinerLimit', help: string) => (
    <Field
      label={messages[field]}
      name={field}
      inputMode="numeric"
      autoComplete="off"
      optional
      help={help}
      value={draft[field]}
      error={errors[field]}
      onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
    />
  );
  return (
    <Disclosure
      title={messages.who}
      now={isLimited ? messages.whoSome : messages.whoAll}
      isOpen={isFirstOrder}
    >
      {kind !== 'FREE_DELIVERY' && (
        <Stack $gap={2}>
          <Caption>{messages.fulfilment}</Caption>
          <ToggleButtons<OfferFulfilment>
            label={messages.fulfilment}
            options={optionsOf(messages.fulfilments)}
            value={fulfilment}
            onChange={(next) => onChange({ fulfilment: next })}
          />
        </Stack>
      )}
      <CheckboxField
        label={messages.isFirstOrder}
        name="isFirstOrder"
        checked={isFirstOrder}
        onChange={({ currentTarget }) => onChange({ isFirstOrder: currentTarget.checked })}
      />
      <Pair>
        {count('useLimit', messages.useLimitHelp)}
        {!isFirstOrder && count('dinerLimit', messages.dinerLimitHelp)}
      </Pair>
    </Disclosure>
  );
}
