import { formatPence } from '@forkfront/common/money.ts';
import { messages } from '../messages.ts';
import type { DeliveryZone, Storefront } from '../queries/storefrontPage.ts';
import { specialRows, weekRows, zoneText, type HoursRow } from '../rules/openingText.rules.ts';

const texts = messages.hours;

type TableProps = { title: string; rows: readonly (HoursRow & { reason?: string })[] };

const HoursTable = ({ title, rows }: TableProps) => (
  <table className="week">
    <caption>{title}</caption>
    <tbody>
      {rows.map(({ days, hours, reason }) => (
        <tr key={days}>
          <th scope="row">{days}</th>
          <td>
            {hours}
            {reason && <span className="soft"> {reason}</span>}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Zone = ({ zone }: { zone: DeliveryZone }) => (
  <tr>
    <th scope="row">
      {zone.name} <span className="soft">{zoneText(zone)}</span>
    </th>
    <td>
      {zone.fee === 0 ? texts.free : formatPence(zone.fee)}
      {zone.minimum > 0 && <span className="soft"> {texts.minimum(formatPence(zone.minimum))}</span>}
      {zone.freeOver !== null && zone.fee > 0 && (
        <span className="soft"> {texts.freeOver(formatPence(zone.freeOver ?? 0))}</span>
      )}
    </td>
  </tr>
);

type Props = { site: Storefront; now: Date };

/** Opening hours, special days and delivery areas. Nothing without saved hours. */
export function Hours({ site: { ordering, timeZone }, now }: Props) {
  const { collection, delivery, zones } = ordering;
  if (!ordering.hasHours) return null;
  const [week, deliveryWeek] = [weekRows(collection.periods), weekRows(delivery.periods)];
  const isSame = JSON.stringify(week) === JSON.stringify(deliveryWeek);
  const special = specialRows(ordering, timeZone, now);
  return (
    <section className="info wrap" aria-label={texts.title}>
      {collection.isOffered && (
        <HoursTable title={delivery.isOffered && !isSame ? texts.collectionTitle : texts.title} rows={week} />
      )}
      {delivery.isOffered && (!collection.isOffered || !isSame) && (
        <HoursTable title={texts.deliveryTitle} rows={deliveryWeek} />
      )}
      {special.length > 0 && <HoursTable title={texts.specialTitle} rows={special} />}
      {zones.length > 0 && (
        <table className="week">
          <caption>{texts.zonesTitle}</caption>
          <tbody>
            {zones.map((zone) => (
              <Zone key={zone.name} zone={zone} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
