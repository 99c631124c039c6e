import { z } from 'zod';
import { type Result, fail, ok } from '../../lib/result.ts';
import { containsAddress, isMisleadingName } from '../restaurants/misleadingName.rules.ts';
import { parseColours } from './colours.rules.ts';
import { type DraftSection, DRAFT_LIMITS } from './onboarding.rules.ts';

/** A validated call of the assistant. */
export type ToolCall =
  | { name: 'save_details'; details: DraftDetails }
  | { name: 'request_logo' }
  | { name: 'request_menu' }
  | { name: 'import_menu_text' }
  | { name: 'save_menu'; sections: DraftSection[] }
  | { name: 'build_preview' };

/** Null leaves a value unchanged. Colours as #rrggbb. */
interface DraftDetails {
  name: string | null;
  primary: string | null;
  secondary: string | null;
  popularItems: string[] | null;
}

/** One line of text without control characters, which a database cannot store. */
const line = (max: number) =>
  z
    .string()
    .transform((text) =>
      text
        .toWellFormed()
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(max));

const filled = (max: number) => line(max).refine((text) => text !== '', 'must not be empty');

/** An unclaimed preview is public, so it must not contain links. */
const withoutAddress = <T extends z.ZodType<string>>(text: T) =>
  text.refine((words) => !containsAddress(words), 'must not contain a web address');

const SaveDetails = z.object({
  name: filled(DRAFT_LIMITS.name).nullable(),
  primaryColour: z.string().nullable(),
  secondaryColour: z.string().nullable(),
  popularItems: z.array(filled(DRAFT_LIMITS.itemName)).max(DRAFT_LIMITS.popularItems).nullable(),
});

const SaveMenu = z.object({
  sections: z
    .array(
      z.object({
        name: withoutAddress(filled(DRAFT_LIMITS.sectionName)),
        items: z.array(
          z.object({
            name: withoutAddress(filled(DRAFT_LIMITS.itemName)),
            description: withoutAddress(line(DRAFT_LIMITS.itemDescription)).nullable(),
            pricePence: z.int().min(0).max(DRAFT_LIMITS.price),
          }),
        ),
      }),
    )
    .max(DRAFT_LIMITS.sections)
    .refine(
      (sections) => sections.reduce((sum, { items }) => sum + items.length, 0) <= DRAFT_LIMITS.items,
      `must not have more than ${DRAFT_LIMITS.items} items in all`,
    ),
});

const Nothing = z.object({});

/** Validates a tool call of the model. `rawJson` are its arguments; the error is a message for the model. */
export function parseToolCall(name: string, rawJson: string): Result<ToolCall, string> {
  switch (name) {
    case 'save_details': {
      const input = read(SaveDetails, rawJson);
      return input.ok ? toDetails(input.value) : input;
    }
    case 'save_menu': {
      const input = read(SaveMenu, rawJson);
      return input.ok ? ok({ name, sections: toSections(input.value) }) : input;
    }
    case 'request_logo':
    case 'request_menu':
    case 'import_menu_text':
    case 'build_preview': {
      // Some models send an empty text instead of empty arguments.
      const input = read(Nothing, rawJson.trim() || '{}');
      return input.ok ? ok({ name }) : input;
    }
    default:
      return fail(`There is no tool ${JSON.stringify(name.slice(0, 60))}.`);
  }
}

function read<T>(schema: z.ZodType<T>, rawJson: string): Result<T, string> {
  let json: unknown;
  try {
    json = JSON.parse(rawJson);
  } catch {
    return fail(
      'The arguments are not valid JSON. Call the tool again with arguments that match its schema.',
    );
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return ok(parsed.data);
  const problems = parsed.error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.') || 'arguments'}: ${message}`);
  return fail(`The arguments do not fit. ${problems.join('; ')}.`);
}

function toDetails(input: z.infer<typeof SaveDetails>): Result<ToolCall, string> {
  const details: DraftDetails = {
    name: input.name,
    primary: null,
    secondary: null,
    popularItems: input.popularItems,
  };
  if (input.name !== null && (isMisleadingName(input.name) || containsAddress(input.name)))
    return fail(NAME_REFUSED);
  if (input.primaryColour?.trim()) {
    // A model that sends `red and gold` as one colour means both.
    const [primary, secondary = null] = parseColours(input.primaryColour);
    if (!primary) return unknownColour(input.primaryColour);
    Object.assign(details, { primary, secondary });
  }
  if (input.secondaryColour?.trim()) {
    const [secondary] = parseColours(input.secondaryColour);
    if (!secondary) return unknownColour(input.secondaryColour);
    details.secondary = secondary;
  }
  return ok({ name: 'save_details', details });
}

/** The owner of an unclaimed site is not known yet. */
const NAME_REFUSED =
  'This name belongs to a well-known company, or contains a web address. Ask for the name of the restaurant itself.';

const unknownColour = (text: string): Result<never, string> =>
  fail(
    `${JSON.stringify(text.slice(0, 80))} is not a known colour. Ask for a colour name or a code such as #00419d.`,
  );

/** Sections without a dish are left out, because the menu would show them empty. */
const toSections = ({ sections }: z.infer<typeof SaveMenu>): DraftSection[] =>
  sections
    .filter(({ items }) => items.length > 0)
    .map(({ name, items }) => ({
      name,
      items: items.map((item) => ({
        name: item.name,
        description: item.description ?? '',
        price: item.pricePence,
      })),
    }));
