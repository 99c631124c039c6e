import { z } from 'zod';
import { ok } from '../../lib/result.ts';
import { publicRoute, type RestRoute } from '../../rest/restRoute.ts';
import { CatalogueService, type Plan } from './catalogue.service.ts';

const count = (description: string) => z.int().nullable().describe(description);

const Service = z
  .object({
    _id: z.uuid().describe('UUID.'),
    name: z.string().describe('Name of the plan, e.g. `Gold Restaurant`.'),
    subtitle: z.string().nullable().describe('One line below the name.'),
    imageUrl: z.string().nullable().describe('Address of its picture.'),
    prices: z
      .array(
        z.object({
          interval: z.enum(['week', 'month', 'year']).describe('How often it is paid.'),
          unit_amount: z.int().describe('Pence (GBP) each time.'),
          stripePriceId: z
            .string()
            .nullable()
            .describe('Id to start a checkout with; null while it cannot be bought.'),
        }),
      )
      .describe('Shortest interval first.'),
    isComing: z.boolean().describe('True while it cannot be bought yet: prices and features are planned.'),
    orderLimit: count('Orders a month; null without a limit.'),
    staffLimit: count('Staff accounts; null without a limit, and while no plan has staff accounts.'),
    platformsManaged: count('Social media platforms looked after.'),
    postsPerWeek: count('Posts a week.'),
    adSpendIncluded: count('Advertising included, in pence (GBP) a month.'),
    features: z.array(
      z.object({
        header: z.string().nullable().describe('Heading above this line.'),
        isEmphasis: z.boolean().describe('Whether the line is bold.'),
        text: z.string().describe('The line.'),
        isTooltip: z.string().nullable().describe('Text of its tooltip.'),
      }),
    ),
  })
  .meta({ id: 'Service' });

/** Spec §7: services. */
export const catalogueRoutes: RestRoute[] = [
  publicRoute({
    method: 'get',
    path: '/services',
    operationId: 'listServices',
    tag: 'services',
    summary: 'The plans that can be bought',
    description:
      'Restaurant plans, then grocery, then social media; cheapest first in each. A plan belongs to the category that its name contains.',
    answers: { 200: { description: 'All plans.', json: z.array(Service) } },
    uses: { catalogue: CatalogueService },
    answer: async ({ catalogue }) => ok((await catalogue.list(null)).map(toRestService)),
  }),
];

/** Field names of specification §3. */
const toRestService = ({ id, details, prices, features }: Plan): z.output<typeof Service> => ({
  _id: id,
  ...details,
  prices: prices.map(({ unitAmount, ...price }) => ({ ...price, unit_amount: unitAmount })),
  // Spec §2, feature lines: isTooltip is the tooltip's text.
  features: features.map(({ tooltip, ...line }) => ({ ...line, isTooltip: tooltip })),
});
