import { z } from 'zod';
import type { AssistantTool } from '../../gateways/assistant/assistant.gateway.ts';
import { type Result, fail, ok } from '../../lib/result.ts';
import { containsAddress, isMisleadingName } from '../accounts/misleadingName.rules.ts';
import { FREE_THEMES } from '@forkfront/common/themes.ts';
import { parseColours } from './colours.rules.ts';
import { DRAFT_LIMITS } from './onboarding.rules.ts';
import { filled, SaveMenu, withoutAddress } from './savedMenu.rules.ts';
import { SaveOrdering } from './savedOrdering.rules.ts';

/** At most two colours of a text as #rrggbb; none for null and for an empty text. */
const colours = z
  .string()
  .nullable()
  .transform((text, context) => {
    const found = parseColours(text ?? '');
    if (text?.trim() && found.length === 0)
      context.addIssue(
        `${JSON.stringify(text.slice(0, 80))} is not a known colour. Ask for a colour name or a code such as #00419d`,
      );
    return found;
  });

/** A phone number in a draft, of at most 40 characters. */
export const PHONE = /^[\d ()+./-]{5,}$/;

/** Null leaves a value unchanged. Some models leave out what they do not know. */
const SaveDetails = z
  .object({
    name: filled(DRAFT_LIMITS.name)
      .refine(
        // The owner of an unclaimed site is not known yet.
        (name) => !isMisleadingName(name) && !containsAddress(name),
        'This name belongs to a well-known company, or contains a web address. Ask for the name of the restaurant itself',
      )
      .nullable()
      .describe('The name of the business, 1 to 80 characters.'),
    primaryColour: colours.describe(
      'The main brand colour: #rrggbb, a CSS colour name, or the words of the visitor, e.g. dark green. White is the page itself: of green, white and red it is green.',
    ),
    secondaryColour: colours.describe('The second brand colour, like primaryColour.'),
    popularItems: z
      .array(filled(DRAFT_LIMITS.itemName))
      .max(DRAFT_LIMITS.popularItems)
      .nullable()
      .describe('The names of up to 12 popular dishes.'),
    address: withoutAddress(filled(DRAFT_LIMITS.addressLine))
      .nullable()
      .default(null)
      .describe('Street, town and postcode on one line, as far as the visitor gave them.'),
    phone: z
      .string()
      .trim()
      .max(DRAFT_LIMITS.phone)
      .regex(PHONE, 'must be a phone number')
      .nullable()
      .default(null)
      .describe('The phone number of the business.'),
    openingHours: withoutAddress(z.string().trim().min(1).max(DRAFT_LIMITS.openingHours))
      .nullable()
      .default(null)
      .describe(
        'The opening hours in the words of the visitor, a line for each. Only when they are not exact enough for save_ordering.',
      ),
    design: z
      .enum(FREE_THEMES)
      .nullable()
      .default(null)
      .describe('trattoria: a classic menu card. counter: bold blocks. Only when the visitor asks for one.'),
  })
  .transform(({ primaryColour, secondaryColour, address, design, ...details }) => {
    // A model that sends `red and gold` as one colour means both.
    const [primary = null, other = null] = primaryColour;
    const [secondary = other] = secondaryColour;
    return { ...details, primary, secondary, addressLine: address, theme: design };
  });

const tool = <const Name extends string, Input extends z.ZodType>(
  name: Name,
  input: Input,
  description: string,
) => z.object({ name: z.literal(name), input }).describe(description);

const Nothing = z.object({});

/** What a button says, and what its press sends. */
const OfferReplies = z.object({
  replies: z
    .array(filled(DRAFT_LIMITS.quickReply))
    .min(1)
    .max(DRAFT_LIMITS.quickReplies)
    .describe('The likely answers, in the words of the visitor, 2 to 4 of them.'),
});

const ImportMenuText = z.object({
  notMenu: z
    .array(z.string())
    .nullable()
    .default(null)
    .describe(
      'The lines of the message, word for word, that are no part of the menu: a greeting, what save_details has kept. null when all of it is the menu.',
    ),
});

const Call = z.discriminatedUnion(
  'name',
  [
    tool(
      'save_details',
      SaveDetails,
      'Saves what the visitor said about the business. null leaves a value as it is; popularItems replaces the list.',
    ),
    tool(
      'offer_replies',
      OfferReplies,
      'Shows buttons below your question. A press sends the text as the message of the visitor. Call it in the answer that asks.',
    ),
    tool('request_logo', Nothing, 'Shows the logo upload on the page. Call it when you ask for the logo.'),
    tool(
      'request_menu',
      Nothing,
      'Goes on to the menu. Call it when you ask for the menu; if there is no logo, it then counts as skipped.',
    ),
    tool(
      'import_menu_text',
      ImportMenuText,
      "Reads the menu lines (dish and price) of the visitor's last message, or of the attached file, and adds them to the menu; a dish that is there already gets the new price. Sizes stay with their dish, and extras become a choice of the dishes of their section. Answers how many dishes and extras the menu has and which lines could not be. Prefer this to save_menu.",
    ),
    tool(
      'save_menu',
      SaveMenu,
      'Replaces the whole menu, to correct it: every section and dish that shall remain has to be in it. Only dishes and prices that the visitor gave.',
    ),
    tool(
      'save_ordering',
      SaveOrdering,
      'Saves the hours in which orders are taken, whether people collect, and the areas of delivery. null leaves a value as it is. Only times, areas and amounts that the visitor gave.',
    ),
    tool(
      'build_preview',
      Nothing,
      'Builds the preview website. Needs the name and at least one dish with its price.',
    ),
  ],
  'There is no tool of this name',
);

/** A validated call of the assistant. */
export type ToolCall = z.infer<typeof Call>;

/** Tools of the onboarding assistant; `parseToolCall` validates the calls. */
export const ONBOARDING_TOOLS: AssistantTool[] = Call.options.map(({ shape, description = '' }) => ({
  name: shape.name.value,
  description,
  parameters: parametersOf(shape.input),
}));

/** A strict schema. It leaves out the limits, which not every service knows. */
function parametersOf(input: z.ZodType): AssistantTool['parameters'] {
  const { $schema: _$schema, ...schema } = z.toJSONSchema(input, {
    io: 'input',
    override: ({ jsonSchema }) => {
      for (const limit of ['minimum', 'maximum', 'maxItems', 'default'] as const) delete jsonSchema[limit];
      if (jsonSchema.type === 'object')
        Object.assign(jsonSchema, {
          required: Object.keys(jsonSchema.properties ?? {}),
          additionalProperties: false,
        });
    },
  });
  return schema;
}

/** Validates a tool call of the model. `rawJson` are its arguments; the error is a message for the model. */
export function parseToolCall(name: string, rawJson: string): Result<ToolCall, string> {
  let input: unknown;
  try {
    // Some models send an empty text instead of empty arguments.
    input = JSON.parse(rawJson.trim() || '{}');
  } catch {
    return fail(
      'The arguments are not valid JSON. Call the tool again with arguments that match its schema.',
    );
  }
  const parsed = Call.safeParse({ name, input });
  if (parsed.success) return ok(parsed.data);
  const problems = parsed.error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.slice(1).join('.') || 'arguments'}: ${message}`);
  return fail(`The arguments do not fit. ${problems.join('; ')}.`);
}
