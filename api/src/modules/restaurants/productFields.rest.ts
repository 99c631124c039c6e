import { PRODUCT_FIELDS, type ProductFields } from '@forkfront/common/productFields.ts';
import { z } from 'zod';

const { meaning, most, problems } = PRODUCT_FIELDS.calories;

/** The plain fields of products that REST has beside the fields of specification §3. */
export const restFields = { calories: z.int().nullable().describe(meaning) };

/** The same in requests: what is left out stays as it is, and null empties a field. */
export const restFieldInputs = {
  calories: z
    .number({ error: problems.form })
    .nullable()
    .optional()
    .meta({ description: meaning, minimum: 0, maximum: most }),
};

/** The plain fields of a product as REST shows them. */
export const toRestFields = ({ calories }: ProductFields) => ({ calories });
