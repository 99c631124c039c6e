import { Int } from 'type-graphql';
import { resultType } from '../../graphql/errors.graphql.ts';
import { Pence } from '../../graphql/scalars.ts';
import { field, nullable, objectType } from '../../graphql/types.ts';
import { VatRateType } from '../orders/orderStatus.graphql.ts';
import { FulfilmentEnum } from '../sites/ordering.graphql.ts';
import type { Report } from './report.service.ts';

const SALES = {
  orders: field(Int, 'Sold orders: accepted and not cancelled, on the day on which their diners get them.'),
  value: field(Pence, 'Total of these orders, VAT and delivery fees included.'),
};

const ReportTotalsType = objectType('ReportTotals', 'All orders of a report.', {
  ...SALES,
  average: field(Pence, 'Average total of an order; 0 without orders.'),
  rejected: field(Int, 'Orders that the restaurant rejected.'),
  expired: field(Int, 'Orders that nobody answered.'),
  cancelled: field(Int, 'Orders that were cancelled.'),
  newDiners: field(Int, 'Diners whose first sold order this is.'),
  repeatOrders: field(Int, 'All other sold orders: those of diners who had ordered before.'),
});

const ReportDayType = objectType('ReportDay', 'Sales of a day.', {
  day: field(String, 'The calendar day, as `2026-11-20`.'),
  ...SALES,
});

const ReportHourType = objectType('ReportHour', 'Sales in an hour of the day.', {
  hour: field(Int, 'The hour in which their diners get them, 0 to 23.'),
  ...SALES,
});

const ReportWeekdayType = objectType('ReportWeekday', 'Sales on a day of the week.', {
  weekday: field(Int, '1 for Monday to 7 for Sunday.'),
  ...SALES,
});

const ReportFulfilmentType = objectType('ReportFulfilment', 'Sales of one way to get the food.', {
  fulfilment: field(FulfilmentEnum, 'Collection or delivery.'),
  ...SALES,
});

const ReportItemType = objectType('ReportItem', 'A product or option that was sold.', {
  name: field(String, 'The name that it had when it was ordered.'),
  detail: field(String, 'The size of a product, empty without one; the group of an option.'),
  quantity: field(Int, 'How many were sold.'),
  value: field(Pence, 'Of a product with its options; of an option alone. May be negative for an option.'),
});

const ReportOfferType = objectType('ReportOffer', 'A promotion that orders used.', {
  name: field(String, 'Its name today.'),
  code: nullable(String, 'Its code today; null: it counts without one.'),
  uses: field(Int, 'Orders with it that were accepted and not cancelled.'),
  value: field(Pence, 'Total of these orders, VAT and delivery fees included.'),
  saving: field(Pence, 'What it took off these orders.'),
});

const CommissionType = objectType('Commission', 'What a commission would have cost.', {
  rate: field(Int, 'Percent of the value of the orders.'),
  cost: field(Pence, 'What a platform with this rate would have taken.'),
});

const CommissionLedgerType = objectType('CommissionLedger', 'Commissions that the restaurant did not pay.', {
  value: field(Pence, 'Total of the sold orders.'),
  planPrice: field(
    Pence,
    'What the plan costs in the same time, from its monthly price, without days to come and days of a trial.',
  ),
  commissions: field([CommissionType], 'For usual rates, lowest first.'),
});

const ReportType = objectType(
  'Report',
  'What a restaurant sold in some days. Test orders are not part of it.',
  {
    totals: field(ReportTotalsType, 'All together.'),
    days: field([ReportDayType], 'Every day, also those without orders.'),
    hours: field([ReportHourType], 'Every hour of the day, in the time zone of the restaurant.'),
    weekdays: field([ReportWeekdayType], 'Monday to Sunday.'),
    fulfilments: field([ReportFulfilmentType], 'Collection and delivery.'),
    products: field([ReportItemType], 'At most 50, the largest value first. A new name makes a new entry.'),
    options: field([ReportItemType], 'At most 50, the largest value first.'),
    offers: field([ReportOfferType], 'At most 50, the largest value first.'),
    vat: nullable([VatRateType], 'By rate; null for a restaurant without a VAT number.'),
    ledger: field(CommissionLedgerType, 'What commissions would have cost.'),
  },
);

export const ReportResult = resultType('report', ReportType, 'validation', 'paidPlan');

/** A report for GraphQL. */
export const toReportType = ({
  totals,
  days,
  hours,
  weekdays,
  fulfilments,
  vat,
  ledger,
  ...report
}: Report) =>
  ReportType.of({
    totals: ReportTotalsType.of(totals),
    days: days.map((day) => ReportDayType.of(day)),
    hours: hours.map((hour) => ReportHourType.of(hour)),
    weekdays: weekdays.map((weekday) => ReportWeekdayType.of(weekday)),
    fulfilments: fulfilments.map((part) => ReportFulfilmentType.of(part)),
    products: report.products.map((item) => ReportItemType.of(item)),
    options: report.options.map((item) => ReportItemType.of(item)),
    offers: report.offers.map((offer) => ReportOfferType.of(offer)),
    vat: vat && vat.map((part) => VatRateType.of(part)),
    ledger: CommissionLedgerType.of({
      ...ledger,
      commissions: ledger.commissions.map((commission) => CommissionType.of(commission)),
    }),
  });
