import type { AssistantTool } from '../../gateways/assistant/assistant.gateway.ts';

const nothing = { type: 'object', properties: {}, required: [], additionalProperties: false };

const nullable = (description: string) => ({ type: ['string', 'null'], description });

/** What the setting-up assistant may do; what it sends is read by `parseToolCall`. */
export const ONBOARDING_TOOLS: AssistantTool[] = [
  {
    name: 'save_details',
    description:
      'Saves what the visitor said about the business. null leaves a value as it is; popularItems replaces the list.',
    parameters: {
      type: 'object',
      properties: {
        name: nullable('The name of the business, 1 to 80 characters.'),
        primaryColour: nullable(
          'The main brand colour: #rrggbb, a CSS colour name, or the words of the visitor, e.g. dark green.',
        ),
        secondaryColour: nullable('The second brand colour, like primaryColour.'),
        popularItems: {
          type: ['array', 'null'],
          items: { type: 'string' },
          description: 'The names of up to 12 popular dishes.',
        },
      },
      required: ['name', 'primaryColour', 'secondaryColour', 'popularItems'],
      additionalProperties: false,
    },
  },
  {
    name: 'request_logo',
    description: 'Shows the logo upload on the page. Call it when you ask for the logo.',
    parameters: nothing,
  },
  {
    name: 'request_menu',
    description:
      'Goes on to the menu. Call it when you ask for the menu; if there is no logo, it then counts as skipped.',
    parameters: nothing,
  },
  {
    name: 'import_menu_text',
    description:
      "Reads the menu lines (dish and price) of the visitor's last message, or of the attached file, and adds them to the menu; a dish that is there already gets the new price. Answers how many dishes were read and which lines could not be. Prefer this to save_menu.",
    parameters: nothing,
  },
  {
    name: 'save_menu',
    description:
      'Replaces the whole menu, to correct it: every section and dish that shall remain has to be in it. Only dishes and prices that the visitor gave.',
    parameters: {
      type: 'object',
      properties: {
        sections: {
          type: 'array',
          description: 'At most 40 sections with at most 300 dishes in all.',
          items: {
            type: 'object',
            properties: {
              name: { type: 'string', description: 'The heading, 1 to 80 characters.' },
              items: {
                type: 'array',
                items: {
                  type: 'object',
                  properties: {
                    name: { type: 'string', description: '1 to 120 characters.' },
                    description: nullable('At most 500 characters.'),
                    pricePence: { type: 'integer', description: 'Pence from 0 to 100000: 850 is £8.50.' },
                  },
                  required: ['name', 'description', 'pricePence'],
                  additionalProperties: false,
                },
              },
            },
            required: ['name', 'items'],
            additionalProperties: false,
          },
        },
      },
      required: ['sections'],
      additionalProperties: false,
    },
  },
  {
    name: 'build_preview',
    description: 'Builds the preview website. Needs the name and at least one dish with its price.',
    parameters: nothing,
  },
];
