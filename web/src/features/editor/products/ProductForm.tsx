import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { ProductForm_restaurant$key } from '../../../__generated__/ProductForm_restaurant.graphql.ts';
import type { FieldErrors } from '../../../lib/formFailure.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { Stack } from '../../../ui/Stack.tsx';
import type { UploadTarget } from '../../uploads/uploadTarget.ts';
import { AiImageGenerator } from '../AiImageGenerator.tsx';
import { suggestPrompt } from '../imagePrompt.rules.ts';
import { DescriptionField } from './DescriptionField.tsx';
import { messages } from './messages.ts';
import { PictureField } from './PictureField.tsx';
import { PriceField } from './PriceField.tsx';
import type { ProductDraft } from './product.rules.ts';

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
  /** Whether it may be saved without a description. */
  isDescriptionOptional?: boolean;
  /** How long the description helper takes, ms. */
  describeDelay: number;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onBack: () => void;
  /** Fields after the price. */
  more: ReactNode;
  /** The end: what went wrong, and the buttons. */
  children: ReactNode;
}

/** The form of a product in place of the list, so that the preview stays beside it. */
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
