import { ORDERING_LIMITS } from '@forkfront/common/limits.ts';
import { z } from 'zod';
import { weekProblems } from '../ordering/hoursCheck.rules.ts';
import { keptZones, zoneProblems } from '../ordering/zonesCheck.rules.ts';
import { type DeliveryZone } from '@forkfront/common/ordering.ts';
import { filled, withoutAddress } from './savedMenu.rules.ts';

const Week = z
  .array(
    z
      .object({
        days: z.array(z.literal([1, 2, 3, 4, 5, 6, 7])).describe('1 is Monday, 7 is Sunday.'),
        from: z.string().describe('HH:MM, from 00:00 to 23:59.'),
        to: z.string().describe('HH:MM. Not after from: on the next day. The same time twice is 24 hours.'),
      })
      .transform(({ days, ...times }) => ({ days: [...new Set(days)].toSorted((a, b) => a - b), ...times })),
  )
  .min(1, 'must have the hours of at least one day')
  .nullable()
  .default(null);

const Zone = z.object({
  name: withoutAddress(filled(ORDERING_LIMITS.zoneName))
    .nullable()
    .default(null)
    .describe('A name for diners, as the visitor calls the area; null without one.'),
  prefixes: z.array(z.string()).describe('Starts of its postcodes: SE1, or SE1 7.'),
  feePence: z.int().describe('Fee of a delivery in pence: 250 is £2.50; 0 is free.'),
  minimumPence: z.int().nullable().default(null).describe('Least value of an order; null: any.'),
  freeOverPence: z.int().nullable().default(null).describe('Value from which delivery is free; null: never.'),
});

const zonesOf = (zones: z.infer<typeof Zone>[]): DeliveryZone[] =>
  keptZones(
    zones.map(({ name, prefixes, feePence, minimumPence, freeOverPence }, index) => ({
      // The tool runner gives each area its id.
      id: '',
      name: name ?? (zones.length === 1 ? 'Local delivery' : `Area ${index + 1}`),
      prefixes,
      radiusKm: null,
      fee: feePence,
      minimum: minimumPence ?? 0,
      freeOver: freeOverPence,
      extraMinutes: 0,
    })),
  );

/** When and how orders are taken. null leaves a value unchanged. The problems are those that an owner gets in the editor. */
export const SaveOrdering = z
  .object({
    hours: Week.describe(
      'The week in which orders are taken: every period of every open day. It replaces the known week.',
    ),
    deliveryHours: Week.describe('Only when deliveries have other hours; null: the same as hours.'),
    collection: z.boolean().nullable().default(null).describe('Whether people can collect their orders.'),
    zones: z
      .array(Zone)
      .nullable()
      .default(null)
      .describe('All areas of delivery, with the fee of each. An empty list: there is no delivery.'),
  })
  .transform(({ zones, ...said }) => ({ ...said, zones: zones && zonesOf(zones) }))
  .superRefine(({ hours, deliveryHours, zones }, context) => {
    const problems = [
      ...weekProblems('hours', hours ?? []),
      ...weekProblems('deliveryHours', deliveryHours ?? []),
      ...zoneProblems(zones ?? [], false),
    ];
    for (const { path, message } of problems)
      context.addIssue({ code: 'custom', path: path.split('.'), message });
  });
