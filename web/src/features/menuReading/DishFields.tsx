import type { DietaryTag } from '@forkfront/common/productChoices.ts';
import { styled } from 'styled-components';
import type { FieldErrors } from '../../forms/fields.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { Field } from '../../ui/Field.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PriceField } from '../../ui/PriceField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { hasSizes, type LineValues } from './lines.rules.ts';
import { messages } from './messages.ts';
import { SizeFields } from './SizeFields.tsx';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 7.5rem);
  gap: var(--space-3);
  align-items: start;
  > * {
    grid-column: 1 / -1;
  }
  > [data-part='name'] {
    grid-column: 1 / 3;
  }
  > [data-part='price'] {
    grid-column: 3;
  }
  @container (min-width: 38rem) {
    > [data-part='section'] {
      grid-column: 1;
    }
    > [data-part='newSection'],
    > [data-part='description'] {
      grid-column: 2 / -1;
    }
    /* The name of a new section is beside it. */
    > [data-part='newSection'] ~ [data-part='description'] {
      grid-column: 1 / -1;
    }
  }
`;

interface Props {
  values: LineValues;
  onChange: (values: LineValues) => void;
  /** The sections to choose from. */
  sections: readonly string[];
  /** The diets to choose from. */
  diets: readonly DietaryTag[];
  /** By the names of the values. */
  errors: FieldErrors;
}

/** The fields of a dish. Their container is an inline-size container. */
export function DishFields({ values, onChange, sections, diets, errors }: Props) {
  const isSized = hasSizes(values);
  const set = (changes: Partial<LineValues>): void => onChange({ ...values, ...changes });
  return (
    <>
      <Fields>
        <div data-part={isSized ? undefined : 'name'}>
          <Field
            name="name"
            required
            label={messages.name}
            error={errors['name']}
            autoComplete="off"
            value={values.name}
            onChange={({ currentTarget }) => set({ name: currentTarget.value })}
          />
        </div>
        {!isSized && (
          <div data-part="price">
            <PriceField
              label={messages.price}
              error={errors['price']}
              value={values.price}
              onChange={(price) => set({ price })}
            />
          </div>
        )}
        {values.sizes.length > 0 && (
          <SizeFields sizes={values.sizes} errors={errors} onChange={(sizes) => set({ sizes })} />
        )}
        <div data-part="section">
          <SelectField
            label={messages.section}
            name="section"
            error={errors['section']}
            value={values.section}
            onChange={({ currentTarget }) => set({ section: currentTarget.value })}
          >
            {sections.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
            <option value="">{messages.newSection}</option>
          </SelectField>
        </div>
        {values.section === '' && (
          <div data-part="newSection">
            <Field
              name="newSection"
              required
              label={messages.newSectionName}
              error={errors['newSection']}
              autoComplete="off"
              value={values.newSection}
              onChange={({ currentTarget }) => set({ newSection: currentTarget.value })}
            />
          </div>
        )}
        <div data-part="description">
          <Field
            name="description"
            label={messages.description}
            optional
            error={errors['description']}
            autoComplete="off"
            value={values.description}
            onChange={({ currentTarget }) => set({ description: currentTarget.value })}
          />
        </div>
      </Fields>
      {diets.length > 0 && (
        <Stack $row $gap={[1, 4]}>
          {diets.map((diet) => (
            <CheckboxField
              key={diet}
              label={messages.diets[diet]}
              checked={values.diets.includes(diet)}
              onChange={({ currentTarget }) =>
                set({
                  diets: currentTarget.checked
                    ? [...values.diets, diet]
                    : values.diets.filter((each) => each !== diet),
                })
              }
            />
          ))}
        </Stack>
      )}
    </>
  );
}
