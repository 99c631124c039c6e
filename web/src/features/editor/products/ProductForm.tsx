import { ArrowLeft } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { ProductForm_restaurant$key } from '../../../__generated__/ProductForm_restaurant.graphql.ts';
import type { FieldErrors } from '../../../forms/fields.ts';
import { Button } from '../../../ui/Button.tsx';
import { controlStyle } from '../../../ui/controlStyle.ts';
import { Field } from '../../../ui/Field.tsx';
import { FieldFrame } from '../../../ui/FieldFrame.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { Heading } from '../../../ui/Text.tsx';
import type { UploadTarget } from '../../uploads/useUpload.ts';
import { AiImageGenerator } from '../AiImageGenerator.tsx';
import { suggestPrompt } from '../ImagePrompt.tsx';
import { DescriptionField } from './DescriptionField.tsx';
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

const Title = styled(Heading)`
  outline: none;
  overflow-wrap: anywhere;
`;

interface Props {
  restaurant: ProductForm_restaurant$key;
  title: string;
  draft: ProductDraft;
  set: <Name extends keyof ProductDraft>(field: Name, value: ProductDraft[Name]) => void;
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
export function ProductForm({ restaurant, title, draft, set, errors = {}, pictureTarget, ...rest }: Props) {
  const site = useFragment(
    graphql`
      fragment ProductForm_restaurant on Restaurant {
        ...DescriptionField_restaurant
        ...PictureField_restaurant
        ...AiImageGenerator_restaurant
      }
    `,
    restaurant,
  );
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
      <Stack as="form" noValidate aria-label={title} $gap={5} onSubmit={rest.onSubmit}>
        <Field
          label={messages.name}
          name="name"
          autoComplete="off"
          value={draft.name}
          onChange={({ currentTarget }) => set('name', currentTarget.value)}
          error={errors['name']}
        />
        <DescriptionField
          draft={draft}
          error={errors['description']}
          isOptional={rest.isDescriptionOptional ?? false}
          restaurant={site}
          delay={rest.describeDelay}
          onChange={(description) => set('description', description)}
        />
        <PriceField value={draft.price} error={errors['price']} onChange={(price) => set('price', price)} />
        {rest.more}
        <PictureField
          restaurant={site}
          draft={draft}
          error={errors['imageUrl']}
          target={pictureTarget}
          onChange={(imageUrl) => set('imageUrl', imageUrl)}
          onSending={rest.onSending}
        />
        {rest.children}
      </Stack>
      <AiImageGenerator
        restaurant={site}
        feature={messages.imageFeature}
        purpose="PRODUCT"
        suggestion={suggestPrompt(draft)}
        onUse={(imageUrl) => {
          set('imageUrl', imageUrl);
          show({ message: messages.pictureDrawn });
        }}
      />
    </Stack>
  );
}
