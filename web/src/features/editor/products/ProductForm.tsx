import { ArrowLeft } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import type { FieldErrors } from '../../../forms/fields.ts';
import { Button } from '../../../ui/Button.tsx';
import { controlStyle } from '../../../ui/controlStyle.ts';
import { Field } from '../../../ui/Field.tsx';
import { FieldFrame } from '../../../ui/FieldFrame.tsx';
import { Form } from '../../../forms/Form.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { Heading } from '../../../ui/Text.tsx';
import type { UploadTarget } from '../../uploads/useUpload.ts';
import { AiImageGenerator, suggestPrompt } from '../AiImageGenerator.tsx';
import type { PlanSite } from '../PremiumLock.tsx';
import { DescriptionField } from './DescriptionField.tsx';
import type { MenuHeading } from './menu.rules.ts';
import { messages } from './messages.ts';
import { PictureField } from './PictureField.tsx';
import type { ProductDraft } from './product.rules.ts';

const Box = styled.span`
  position: relative;
  display: block;
  max-width: 180px;
  &::before {
    content: '£';
    position: absolute;
    left: 14px;
    top: 50%;
    transform: translateY(-50%);
    color: var(--text-soft);
  }
`;

const Input = styled.input`
  ${controlStyle}
  padding-left: 32px;
  font-variant-numeric: tabular-nums;
  /* No spin buttons: the arrow keys still change the price by a penny. */
  appearance: textfield;
  &::-webkit-inner-spin-button,
  &::-webkit-outer-spin-button {
    appearance: none;
  }
`;

interface PriceProps {
  /** Pounds, as typed. */
  value: string;
  error: string | undefined;
  onChange: (pounds: string) => void;
}

/** A price in pounds (spec §5: 0 to 1000 in steps of 0.01). */
function PriceField({ value, error, onChange }: PriceProps) {
  return (
    <FieldFrame label={messages.price} error={error}>
      {(control) => (
        <Box>
          <Input
            {...control}
            name="price"
            type="number"
            inputMode="decimal"
            min={0}
            max={1000}
            step={0.01}
            autoComplete="off"
            value={value}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => onChange(currentTarget.value)}
          />
        </Box>
      )}
    </FieldFrame>
  );
}

const SelectBox = styled.span`
  position: relative;
  display: block;
  max-width: 360px;
  &::after {
    content: '';
    position: absolute;
    right: 18px;
    top: calc(50% - 7px);
    width: 8px;
    height: 8px;
    border: solid var(--text-soft);
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${controlStyle}
  padding-right: 40px;
  text-overflow: ellipsis;
`;

interface SectionProps {
  sections: readonly MenuHeading[];
  /** Id of the chosen section. */
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
}

/** Chooses the section of a product. */
export function SectionField({ sections, value, error, onChange }: SectionProps) {
  return (
    <FieldFrame label={messages.section} error={error}>
      {(control) => (
        <SelectBox>
          <Select
            {...control}
            name="sectionId"
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          >
            {sections.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </SelectBox>
      )}
    </FieldFrame>
  );
}

const Title = styled(Heading)`
  outline: none;
  overflow-wrap: anywhere;
`;

interface Props {
  /** Its plan locks or unlocks fields. */
  plan: PlanSite;
  title: string;
  draft: ProductDraft;
  onChange: (changes: Partial<ProductDraft>) => void;
  errors: FieldErrors | undefined;
  pictureTarget: UploadTarget;
  onSending: (isSending: boolean) => void;
  /** The description may be empty. */
  isDescriptionOptional?: boolean;
  /** Delay of the description helper, ms. */
  describeDelay: number;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onBack: () => void;
  /** Fields after the price. */
  more: ReactNode;
  /** The failure and the buttons. */
  children: ReactNode;
}

/** The form of a new or existing product. */
export function ProductForm({ plan, title, draft, onChange, errors = {}, pictureTarget, ...rest }: Props) {
  const { show } = useSnackbar();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack $gap={6}>
      <Stack $gap={2} $align="start">
        <Button variant="quiet" onClick={rest.onBack}>
          <Icon icon={ArrowLeft} size={18} />
          {messages.back}
        </Button>
        <Title ref={heading} tabIndex={-1} $size={20}>
          {title}
        </Title>
      </Stack>
      <Form aria-label={title} onSubmit={rest.onSubmit}>
        <Field
          label={messages.name}
          name="name"
          autoComplete="off"
          value={draft.name}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
          error={errors['name']}
        />
        <DescriptionField
          draft={draft}
          error={errors['description']}
          isOptional={rest.isDescriptionOptional ?? false}
          site={plan}
          delay={rest.describeDelay}
          onChange={(description) => onChange({ description })}
        />
        <PriceField value={draft.price} error={errors['price']} onChange={(price) => onChange({ price })} />
        {rest.more}
        <PictureField
          site={plan}
          draft={draft}
          error={errors['imageUrl']}
          target={pictureTarget}
          onChange={(imageUrl) => onChange({ imageUrl })}
          onSending={rest.onSending}
        />
        {rest.children}
      </Form>
      <AiImageGenerator
        site={plan}
        feature={messages.imageFeature}
        purpose="PRODUCT"
        suggestion={suggestPrompt(draft)}
        onUse={(imageUrl) => {
          onChange({ imageUrl });
          show({ message: messages.pictureDrawn });
        }}
      />
    </Stack>
  );
}
