import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import type { FieldErrors } from '../../forms/fields.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../forms/Form.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { Heading } from '../../ui/Text.tsx';
import type { UploadTarget } from '../uploads/useUpload.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { AllergenField } from '../allergens/AllergenField.tsx';
import { codesText, NO_FACTS, type AllergenFacts } from '../allergens/allergens.rules.ts';
import { AiImageGenerator, suggestPrompt } from '../editor/AiImageGenerator.tsx';
import type { PlanSite } from '../editor/PremiumLock.tsx';
import { DescriptionField } from './DescriptionField.tsx';
import { AvailabilityPart, DetailFields } from './DetailFields.tsx';
import type { MenuHeading } from './menu.rules.ts';
import { messages, useMenuTexts } from './messages.ts';
import { ShelfFields } from '../groceries/ShelfFields.tsx';
import { OptionsPart } from './OptionsPart.tsx';
import { PictureField } from './PictureField.tsx';
import type { ProductDraft } from './product.rules.ts';
import { SizesField } from './SizesField.tsx';

interface SectionProps {
  sections: readonly MenuHeading[];
  /** Id of the chosen section. */
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
}

/** Chooses the section of a product. */
export function SectionField({ sections, value, error, onChange }: SectionProps) {
  const words = useMenuTexts();
  return (
    <SelectField
      label={words.section}
      error={error}
      name="sectionId"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {sections.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
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
  /** What is known of its allergens; a new one has nothing. */
  facts?: AllergenFacts;
  /** A new product can be ordered. */
  hasAvailability?: boolean;
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
  const { facts = NO_FACTS } = rest;
  const { show } = useSnackbar();
  // Without paid features there is only a picture to remove.
  const [hadPicture] = useState(draft.imageUrl !== null);
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
        <SizesField
          priced={draft}
          errors={errors}
          onChange={({ price, sizes }) => onChange({ price, sizes })}
        />
        {draft.shelf && (
          <ShelfFields shelf={draft.shelf} errors={errors} onChange={(shelf) => onChange({ shelf })} />
        )}
        {rest.more}
        {(plan.hasPaidFeatures || hadPicture) && (
          <PictureField
            kind="product"
            site={plan}
            draft={draft}
            error={errors['imageUrl']}
            target={pictureTarget}
            onChange={(imageUrl) => onChange({ imageUrl })}
            onSending={rest.onSending}
          />
        )}
        <Stack $gap={3}>
          <OptionsPart restaurantId={plan.id} draft={draft} onChange={onChange} />
          <Disclosure
            title={messages.allergens}
            now={codesText(draft.allergens)}
            isOpen={facts.suggestion !== null || facts.checkAgain}
          >
            <AllergenField facts={facts} draft={draft} name="allergens" onChange={onChange} />
          </Disclosure>
          <DetailFields draft={draft} errors={errors} onChange={onChange} />
          {rest.hasAvailability && <AvailabilityPart draft={draft} errors={errors} onChange={onChange} />}
        </Stack>
        {rest.children}
      </Form>
      <AiImageGenerator
        site={plan}
        features={messages.lockedFeatures}
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
