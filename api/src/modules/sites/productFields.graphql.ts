import type { DietaryTag, VatClass } from '@forkfront/common/productChoices.ts';
import {
  fieldRow,
  isOptional,
  mapFields,
  PRODUCT_FIELDS,
  type ProductField,
  type ProductFields,
} from '@forkfront/common/productFields.ts';
import { Int } from 'type-graphql';
import { enumType, field, type FieldOf, nullable } from '../../graphql/types.ts';

export const DietaryTagEnum = enumType<DietaryTag>('DietaryTag', 'A diet that a dish is made for.', {
  VEGETARIAN: 'Without meat and fish.',
  VEGAN: 'Without anything from animals.',
  HALAL: 'Halal.',
  KOSHER: 'Kosher.',
});

const VatClassEnum = enumType<VatClass>('VatClass', 'Rate of VAT that a price contains.', {
  STANDARD: '20 %.',
  REDUCED: '5 %.',
  ZERO: 'No VAT.',
});

type Table = typeof PRODUCT_FIELDS;
type ChoiceField = {
  [Name in ProductField]: Table[Name] extends { choices: readonly string[] } ? Name : never;
}[ProductField];

/** The enums of fields that are chosen. */
const ENUMS: Readonly<Record<ChoiceField, object>> = { dietaryTags: DietaryTagEnum, vatClass: VatClassEnum };

const hasChoices = (name: ProductField): name is ChoiceField => 'choices' in PRODUCT_FIELDS[name];

function typeOf(name: ProductField): object {
  const { kind } = fieldRow(name);
  if (hasChoices(name)) return kind === 'choices' ? [ENUMS[name]] : ENUMS[name];
  return kind === 'flag' ? Boolean : Int;
}

/** The plain fields of a product, in its types. */
export const productFields = mapFields<{ [Name in ProductField]: FieldOf<ProductFields[Name]> }>((name) =>
  (isOptional(name) ? nullable : field)(typeOf(name), PRODUCT_FIELDS[name].meaning),
);

/** The plain fields in inputs: what is left out stays as it is, and null empties a field that may be null. */
export const productFieldInputs = mapFields<{ [Name in ProductField]: FieldOf<ProductFields[Name] | null> }>(
  (name) => nullable(typeOf(name), PRODUCT_FIELDS[name].meaning),
);
