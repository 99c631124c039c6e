import { IF_MISSING } from '@forkfront/common/ifMissing.ts';
import { ORDER_LENGTHS } from '@forkfront/common/limits.ts';
import type { BasketView } from '@forkfront/common/basketView.ts';
import { CircleAlert } from 'lucide-react';
import { formatPence } from '@forkfront/common/money.ts';
import { messages } from '../messages.ts';
import type { Storefront } from '../queries/storefrontPage.ts';
import { timeText } from '@forkfront/common/orderTimes.ts';
import { slotDays } from '../rules/openingText.rules.ts';
import { Icon } from './drawings.tsx';
import { TextField } from './Fields.tsx';

const texts = messages.checkout;

type Props = { storefront: Storefront; basket: BasketView; now: Date };

/** Sends the form to the basket page, which shows it with what has changed. The island presses it by itself. */
const Refresh = ({ id, label }: { id: string; label: string }) => (
  <button type="submit" className="quiet refresh" id={id} formAction="/basket" name="refresh" value="1">
    {label}
  </button>
);

/** Collection or delivery; a site with one of them has no choice. */
export function WayFields({ storefront: { ordering }, basket }: Omit<Props, 'now'>) {
  const { fulfilment } = basket.values;
  if (!ordering.collection.isOffered || !ordering.delivery.isOffered)
    return <input type="hidden" name="fulfilment" value={fulfilment} />;
  return (
    <fieldset className="ways" data-refresh="">
      <legend>{texts.way}</legend>
      {(['COLLECTION', 'DELIVERY'] as const).map((way) => (
        <label key={way}>
          <input type="radio" name="fulfilment" value={way} defaultChecked={fulfilment === way} />
          {texts.ways[way]}
        </label>
      ))}
      <Refresh id="refresh-way" label={texts.update} />
    </fieldset>
  );
}

const ADDRESS = [
  { id: 'line1', autoComplete: 'address-line1', maxLength: ORDER_LENGTHS.line1, required: true },
  {
    id: 'line2',
    aside: messages.basket.optional,
    autoComplete: 'address-line2',
    maxLength: ORDER_LENGTHS.line2,
  },
  { id: 'town', autoComplete: 'address-level2', maxLength: ORDER_LENGTHS.town, required: true },
] as const;

/** The address of a delivery, the postcode first: it decides the fee. */
export function AddressFields({ basket }: Pick<Props, 'basket'>) {
  const { values, errors, area } = basket;
  const fields = values.fulfilment === 'DELIVERY' ? ADDRESS : [];
  if (fields.length === 0)
    // What was typed stays when the diner changes to a collection and back.
    return (
      <div className="address">
        {(['postcode', 'line1', 'line2', 'town'] as const).map((id) => (
          <input key={id} type="hidden" name={id} value={values[id]} />
        ))}
      </div>
    );
  return (
    <div className="address">
      <div className="postcode" data-refresh="">
        <TextField
          id="postcode"
          label={texts.postcode}
          autoComplete="postal-code"
          maxLength={ORDER_LENGTHS.postcode}
          required
          help={area ? undefined : texts.postcodeHelp}
          error={errors.postcode}
          value={values.postcode}
        />
        <Refresh id="refresh-area" label={texts.check} />
      </div>
      {area && (
        <p className="area" role="status">
          {area.fee === 0 ? texts.freeTo(area.name) : texts.feeTo(area.name, formatPence(area.fee))}
          {area.freeOver !== null && area.fee > 0 && ` ${texts.freeOver(formatPence(area.freeOver))}`}
          {area.problem && (
            <span className="missing" id="minimum" tabIndex={-1}>
              <Icon of={CircleAlert} size={16} />
              {area.problem}
            </span>
          )}
        </p>
      )}
      {fields.map((field) => (
        <TextField
          key={field.id}
          {...field}
          label={texts[field.id]}
          error={errors[field.id]}
          value={values[field.id]}
        />
      ))}
    </div>
  );
}

/** What a grocery shop does when a product is missing; restaurants do not ask. */
export function IfMissingField({ basket: { isShop, values, errors } }: Pick<Props, 'basket'>) {
  if (!isShop) return null;
  const chosen = IF_MISSING.find((way) => way === values.ifMissing) ?? IF_MISSING[0];
  const error = errors.ifMissing;
  return (
    <fieldset
      className="ways missing-ways"
      id="ifMissing"
      tabIndex={error ? -1 : undefined}
      data-wrong={error ? '' : undefined}
      aria-describedby="ifMissing-words"
    >
      <legend>{texts.ifMissing}</legend>
      {IF_MISSING.map((way) => (
        <label key={way}>
          <input type="radio" name="ifMissing" value={way} defaultChecked={way === chosen} />
          {texts.ifMissingWays[way]}
        </label>
      ))}
      <p id="ifMissing-words" className={error ? 'error' : 'help'} data-help={texts.ifMissingHelp}>
        {error && <Icon of={CircleAlert} size={16} />}
        {error ?? texts.ifMissingHelp}
      </p>
    </fieldset>
  );
}

/** As soon as possible, or one of the slots. */
export function WhenField({ storefront: { timeZone, ordering }, basket, now }: Props) {
  const { values, errors, slots } = basket;
  const kind = values.fulfilment === 'DELIVERY' ? ordering.delivery : ordering.collection;
  const { readyInMinutes } = basket;
  const error = errors.when;
  const words = error ?? (readyInMinutes === null ? closedText(kind, timeZone, now) : undefined);
  return (
    <div className={error ? 'field when wrong' : 'field when'} data-refresh="">
      <label htmlFor="when">{texts.when[values.fulfilment]}</label>
      <div className="slot-pick">
        <select
          id="when"
          name="when"
          defaultValue={values.when}
          aria-invalid={error ? true : undefined}
          aria-describedby={words ? 'when-words' : undefined}
        >
          {readyInMinutes === null ? (
            <option value="">{slots.length > 0 ? texts.chooseTime : texts.noTime}</option>
          ) : (
            <option value="">{texts.asap(readyInMinutes)}</option>
          )}
          {slotDays(slots, timeZone, now).map(({ label, times }) => (
            <optgroup key={label} label={label}>
              {times.map(({ at, time }) => (
                <option key={at} value={at}>
                  {time}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <Refresh id="refresh-when" label={texts.updateTime} />
      {words && (
        <p id="when-words" className={error ? 'error' : 'help'}>
          {error && <Icon of={CircleAlert} size={16} />}
          {words}
        </p>
      )}
    </div>
  );
}

/** Why nothing can be ordered right now, and from when on it can. */
export function closedText(kind: Storefront['ordering']['collection'], timeZone: string, now: Date): string {
  const opens = kind.opensAt ? timeText(timeZone, new Date(kind.opensAt), now) : null;
  if (kind.closedReason === 'PAUSED') return opens ? texts.pausedUntil(opens) : texts.paused;
  if (kind.closedReason === 'UNATTENDED') return texts.unattended;
  return opens ? texts.closedUntil(opens, kind.note) : texts.closed;
}
