import { DIETARY_TAGS, VAT_CLASSES, type DietaryTag, type VatClass } from './productChoices.ts';

/** What the table says of a field of any kind. */
interface AnyRow {
  /** Its column in the table `products`. */
  column: string;
  /** Headings of its column in menu files: our own, then other names that people give it. */
  headings: readonly [string, ...string[]];
  /** What it says, for other programs. */
  meaning: string;
}

interface CountRow extends AnyRow {
  /** A whole number from 0 to this. */
  most: number;
  /** What a person reads who enters another number: in the form, and in a menu file. */
  problems: { form: string; file: string };
}

interface ChoiceRow extends AnyRow {
  choices: readonly string[];
  /** What a menu file may say for each choice, in lower case. */
  words: Readonly<Record<string, readonly string[]>>;
}

/** A row of the table. `default`: as long as nobody says anything; also what an empty cell of a menu file means. */
export type FieldRow =
  | (AnyRow & { kind: 'flag'; default: boolean })
  | (CountRow & { kind: 'level'; default: number })
  /** null: not known. People may write the unit behind the number. */
  | (CountRow & { kind: 'amount'; unit: string; default: null })
  | (ChoiceRow & { kind: 'choice'; default: string })
  | (ChoiceRow & { kind: 'choices'; default: readonly string[] });

/**
 * The plain fields of a product: each is one value that an owner, a menu file or another program may set. Columns, menu
 * files, reviews, the published document, GraphQL and the form's values are made from this table, in its order.
 */
export const PRODUCT_FIELDS = {
  isPopular: {
    kind: 'flag',
    column: 'is_popular',
    headings: ['Popular', 'featured', 'favourite'],
    meaning: 'Whether it is marked as popular.',
    default: false,
  },
  dietaryTags: {
    kind: 'choices',
    column: 'dietary_tags',
    headings: ['Diet', 'dietary', 'dietary tags', 'diets'],
    meaning: 'Diets that it is made for.',
    choices: DIETARY_TAGS,
    words: {
      VEGETARIAN: ['vegetarian', 'v', 'veg', 'veggie'],
      VEGAN: ['vegan', 've', 'vg'],
      HALAL: ['halal'],
      KOSHER: ['kosher'],
    } satisfies Record<DietaryTag, readonly string[]>,
    default: [],
  },
  /** 0: not spicy. */
  spiceLevel: {
    kind: 'level',
    column: 'spice_level',
    headings: ['Spice', 'spice level', 'heat'],
    meaning: 'How hot it is, 0 to 3.',
    most: 3,
    problems: { form: 'Please choose 0 to 3.', file: 'Spice goes from 0 to 3.' },
    default: 0,
  },
  /** kcal of a portion; null: not stated. */
  calories: {
    kind: 'amount',
    column: 'calories',
    headings: ['Calories', 'kcal', 'calories (kcal)', 'energy', 'energy (kcal)'],
    meaning: 'Energy of a portion in kcal, 0 to 9999; null: not stated.',
    most: 9_999,
    unit: 'kcal',
    problems: {
      form: 'Please enter a whole number from 0 to 9,999, or nothing.',
      file: 'Calories go from 0 to 9,999.',
    },
    default: null,
  },
  vatClass: {
    kind: 'choice',
    column: 'vat_class',
    headings: ['VAT', 'vat class', 'vat rate', 'tax'],
    meaning: 'Rate of VAT that its price contains.',
    choices: VAT_CLASSES,
    words: {
      STANDARD: ['standard', '20%', '20'],
      REDUCED: ['reduced', '5%', '5'],
      ZERO: ['zero', '0%', '0'],
    } satisfies Record<VatClass, readonly string[]>,
    default: 'STANDARD',
  },
  isAlcohol: {
    kind: 'flag',
    column: 'is_alcohol',
    headings: ['Alcohol', 'is alcohol', 'alcoholic'],
    meaning: 'True: sold to adults only.',
    default: false,
  },
} as const satisfies Record<string, FieldRow>;

type Table = typeof PRODUCT_FIELDS;
export type ProductField = keyof Table;

/** The type of a value that a row describes. */
type ValueOf<Row> = Row extends { kind: 'flag' }
  ? boolean
  : Row extends { kind: 'choice'; choices: readonly (infer Choice)[] }
    ? Choice
    : Row extends { kind: 'choices'; choices: readonly (infer Choice)[] }
      ? Choice[]
      : Row extends { kind: 'amount' }
        ? number | null
        : number;

/** The plain fields of a product. */
export type ProductFields = { -readonly [Name in keyof Table]: ValueOf<Table[Name]> };

type OptionalField = {
  [Name in ProductField]: null extends ProductFields[Name] ? Name : never;
}[ProductField];

/** The same, where a field that may be null may also be missing. */
type StoredFields = Omit<ProductFields, OptionalField> & {
  [Name in OptionalField]?: ProductFields[Name] | undefined;
};

/** A change of some of them; undefined leaves a field as it is. */
export type ProductFieldChanges = { [Name in ProductField]?: ProductFields[Name] | undefined };

/** The names of the fields, in the order of the table. */
export const FIELD_NAMES = Object.keys(PRODUCT_FIELDS) as ProductField[];

/** The row of a field, for code that works on fields of every kind. */
export const fieldRow = (name: ProductField): FieldRow => PRODUCT_FIELDS[name];

/** Whether a field may be null: not known. */
export const isOptional = (name: ProductField): boolean => fieldRow(name).default === null;

/** Makes a value for each field. */
export const mapFields = <Values extends { [Name in ProductField]?: unknown }>(
  valueOf: <Name extends ProductField>(name: Name) => Values[Name],
): Values => Object.fromEntries(FIELD_NAMES.map((name) => [name, valueOf(name)])) as Values;

/** What is true of a product as long as nobody says anything. */
export const FIELD_DEFAULTS = mapFields<ProductFields>(
  // A default is of the kind of its field.
  (name) => fieldRow(name).default as ProductFields[typeof name],
);

/** The plain fields after a change. */
export const changedFields = (before: ProductFields, changes: ProductFieldChanges): ProductFields =>
  mapFields<ProductFields>((name) => {
    const changed = changes[name];
    return changed === undefined ? before[name] : changed;
  });

/** The plain fields of a product, without its others. What an older version of a menu does not have is the default. */
export const fieldsOf = (product: StoredFields): ProductFields => changedFields(FIELD_DEFAULTS, product);

/** Whether a number is outside of what a field holds. */
export const isOutside = (row: FieldRow, value: unknown): boolean =>
  'most' in row && typeof value === 'number' && !(Number.isInteger(value) && value >= 0 && value <= row.most);
