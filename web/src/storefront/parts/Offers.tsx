import { Tag } from 'lucide-react';
import { formatPence } from '@forkfront/common/money.ts';
import { messages } from '../messages.ts';
import type { MenuItem, Storefront } from '../queries/storefrontPage.ts';
import { offerPrice } from '@forkfront/common/percentOff.ts';
import { Icon } from './drawings.tsx';

const texts = messages.offers;

type PriceProps = {
  pence: number;
  percentOff: MenuItem['percentOff'];
  /** Whether it is the lowest of several. */
  isFrom?: boolean;
};

/** A price; during an offer the normal one is struck through beside the new one. */
export function Price({ pence, percentOff, isFrom = false }: PriceProps) {
  const from = isFrom && <small>{messages.menu.from} </small>;
  if (!percentOff)
    return (
      <>
        {from}
        {formatPence(pence)}
      </>
    );
  return (
    <>
      <span className="hidden-text">{texts.was} </span>
      <s>{formatPence(pence)}</s>
      <span className="hidden-text">, {texts.now}</span> {from}
      {formatPence(offerPrice(pence, percentOff))}
    </>
  );
}

/** The price of a dish with all that must be chosen: `from £9.00`. */
export const DishPrice = ({ item: { sizes, price, lowestPrice, percentOff } }: { item: MenuItem }) => (
  <Price pence={lowestPrice} percentOff={percentOff} isFrom={sizes.length > 1 || lowestPrice !== price} />
);

/** The offers that need no code: those of now, and those that begin later today. */
export function Offers({ offers }: Pick<Storefront, 'offers'>) {
  if (offers.length === 0) return null;
  return (
    <section className="offers" aria-label={texts.title}>
      <Icon of={Tag} />
      <ul>
        {offers.map(({ name, sentence, beginsAt }) => (
          <li key={name + sentence} className={beginsAt ? 'later' : undefined}>
            <strong>{beginsAt ? texts.later(name, beginsAt) : name}:</strong> {sentence}.
          </li>
        ))}
      </ul>
    </section>
  );
}
