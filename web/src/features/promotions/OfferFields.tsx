import { PROMOTION_LIMITS } from '@forkfront/common/promotion.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PriceField } from '../../ui/PriceField.tsx';
import { Text } from '../../ui/Text.tsx';
import { ToggleButtons } from '../../ui/ToggleButtons.tsx';
import { messages } from './messages.ts';
import { type OfferKind, suggestedCode } from './offer.rules.ts';
import { Caption, type FieldsProps, optionsOf, Pair, WhenFields, WhoFields } from './OfferLimits.tsx';
import { TargetField } from './TargetField.tsx';

interface Props extends FieldsProps {
  restaurantId: string;
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
        maxLength={PROMOTION_LIMITS.name}
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
            inputMode="numeric"
            autoComplete="off"
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

function CodeFields({ draft, errors, onChange }: FieldsProps) {
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
            maxLength={PROMOTION_LIMITS.code.typed}
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
