import { styled } from 'styled-components';
import type { FieldErrors } from '../../../forms/fields.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxField } from '../../../ui/CheckboxField.tsx';
import { controlStyle } from '../../../ui/controlStyle.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FieldFrame } from '../../../ui/FieldFrame.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { PriceField } from '../../../ui/PriceField.tsx';
import { Text } from '../../../ui/Text.tsx';
import { ToggleButtons } from '../../../ui/ToggleButtons.tsx';
import { PeriodsField } from '../products/PeriodsField.tsx';
import { messages } from './messages.ts';
import { type OfferDraft, type OfferFulfilment, type OfferKind, suggestedCode } from './offer.rules.ts';
import { TargetField } from './TargetField.tsx';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: var(--space-4);
  align-items: start;
`;

const Caption = styled.span`
  font-size: var(--size-15);
  font-weight: 600;
`;

const DateInput = styled.input.attrs({ type: 'date' })`
  ${controlStyle}
  max-width: 220px;
  font-variant-numeric: tabular-nums;
`;

const optionsOf = <T extends string>(labels: Readonly<Record<T, string>>) =>
  (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));

interface Props {
  restaurantId: string;
  draft: OfferDraft;
  errors: FieldErrors;
  onChange: (changes: Partial<OfferDraft>) => void;
}

/** The fields of an offer. */
export function OfferFields(props: Props) {
  const { draft, errors, onChange } = props;
  return (
    <>
      <Field
        label={messages.name}
        name="name"
        autoComplete="off"
        maxLength={60}
        help={messages.nameHelp}
        value={draft.name}
        error={errors['name']}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <BenefitFields {...props} />
      <CodeFields {...props} />
      <PriceField
        label={messages.minimum}
        name="minimum"
        optional
        help={messages.minimumHelp}
        value={draft.minimum}
        error={errors['minimum']}
        onChange={(minimum) => onChange({ minimum })}
      />
      <WhenFields {...props} />
      <WhoFields {...props} />
    </>
  );
}

function BenefitFields({ restaurantId, draft, errors, onChange }: Props) {
  const { kind } = draft;
  return (
    <>
      <Stack $gap={2}>
        <Caption>{messages.kind}</Caption>
        <ToggleButtons<OfferKind>
          label={messages.kind}
          options={optionsOf(messages.kinds)}
          value={kind}
          onChange={(next) => onChange({ kind: next })}
        />
      </Stack>
      {kind === 'PERCENT' && (
        <Pair>
          <Field
            label={messages.percent}
            name="percent"
            type="number"
            inputMode="numeric"
            min={1}
            max={100}
            value={draft.percent}
            error={errors['percent']}
            onChange={({ currentTarget }) => onChange({ percent: currentTarget.value })}
          />
          <PriceField
            label={messages.cap}
            name="cap"
            optional
            help={messages.capHelp}
            value={draft.cap}
            error={errors['cap']}
            onChange={(cap) => onChange({ cap })}
          />
        </Pair>
      )}
      {kind === 'AMOUNT' && (
        <PriceField
          label={messages.amount}
          name="amount"
          value={draft.amount}
          error={errors['amount']}
          onChange={(amount) => onChange({ amount })}
        />
      )}
      {kind !== 'FREE_DELIVERY' && (
        <TargetField
          restaurantId={restaurantId}
          targets={draft}
          areFree={kind === 'FREE_PRODUCT'}
          error={errors['productIds']}
          onChange={({ sectionIds, productIds }) => onChange({ sectionIds, productIds })}
        />
      )}
    </>
  );
}

function CodeFields({ draft, errors, onChange }: Props) {
  const suggest = (): void =>
    onChange({ code: suggestedCode(draft.name, Math.floor(Math.random() * 90) + 10) });
  return (
    <>
      <Stack $gap={2}>
        <Caption>{messages.codeKind}</Caption>
        <ToggleButtons
          label={messages.codeKind}
          options={[
            { value: 'automatic', label: messages.automatic },
            { value: 'code', label: messages.withCode },
          ]}
          value={draft.hasCode ? 'code' : 'automatic'}
          onChange={(value) => onChange({ hasCode: value === 'code' })}
        />
        {!draft.hasCode && (
          <Text $size={15} $soft>
            {messages.automaticHelp}
          </Text>
        )}
      </Stack>
      {draft.hasCode && (
        <Stack $gap={2}>
          <Field
            label={messages.code}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={30}
            help={messages.codeHelp}
            value={draft.code}
            error={errors['code']}
            onChange={({ currentTarget }) => onChange({ code: currentTarget.value.toUpperCase() })}
          />
          <div>
            <Button variant="secondary" onClick={suggest}>
              {messages.suggest}
            </Button>
          </div>
        </Stack>
      )}
    </>
  );
}

function WhenFields({ draft, errors, onChange }: Props) {
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

function WhoFields({ draft, errors, onChange }: Props) {
  const { kind, fulfilment, isFirstOrder, useLimit, dinerLimit } = draft;
  const isLimited = fulfilment !== 'BOTH' || isFirstOrder || useLimit !== '' || dinerLimit !== '';
  const count = (field: 'useLimit' | 'dinerLimit', help: string) => (
    <Field
      label={messages[field]}
      name={field}
      type="number"
      inputMode="numeric"
      min={1}
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
