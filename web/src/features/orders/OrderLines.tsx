import {
  type Allergen,
  ALLERGEN_NAMES,
  allergenCodes,
  ALLERGENS,
  unconfirmedDishes,
} from '@forkfront/common/allergens.ts';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type {
  OrderLines_order$data,
  OrderLines_order$key,
} from '../../__generated__/OrderLines_order.graphql.ts';
import { allergenName } from '../../lib/allergenName.ts';
import { formatPence } from '@forkfront/common/money.ts';
import { messages } from './messages.ts';
import { allergensOf, isUnpaid, kindOf, offerName, optionText } from './orderState.rules.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 3ch minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-3);
  align-items: baseline;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
`;

const Count = styled.span`
  font-weight: 700;
  white-space: nowrap;
`;

const Name = styled.div`
  font-weight: 600;
`;

const Extra = styled.div`
  color: var(--text-soft);
  font-size: var(--size-15);
`;

const Boxes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-2);
  font-size: var(--size-13);
  line-height: 1.4;
`;

/* The box stays readable on a black and white printer. */
const Box = styled.span<{ $strong?: boolean }>`
  padding: 2px 8px;
  border: ${({ $strong }) => ($strong ? '2px solid var(--error)' : '1.5px dashed var(--line-strong)')};
  border-radius: 6px;
  font-weight: ${({ $strong }) => ($strong ? 650 : 500)};
`;

const Sums = styled.dl`
  display: grid;
  gap: var(--space-2);
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);
  font-variant-numeric: tabular-nums;
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
  }
  dd {
    white-space: nowrap;
  }
  > :last-child {
    font-size: var(--size-20);
    font-weight: 650;
  }
`;

const Vat = styled.div`
  color: var(--text-soft);
  font-size: var(--size-13);
`;

const totalLabel = (state: string, kind: 'COLLECTION' | 'DELIVERY'): string => {
  if (isUnpaid(state)) return messages.notCharged;
  return state === 'COMPLETED' ? messages.totalOfDone : messages.total[kind];
};

/** The names of allergens with capital letters. */
const TITLES = ALLERGENS.reduce<Readonly<Record<Allergen, string>>>(
  (titles, allergen) => ({ ...titles, [allergen]: allergenName(allergen) }),
  ALLERGEN_NAMES,
);

const NAMES = new Map<string, string>(Object.entries(TITLES));

/** The names of allergens, e.g. `Milk, Nuts`. */
export const allergenNames = (ids: readonly string[]): string =>
  ids.map((id) => NAMES.get(id) ?? id).join(', ');

type OrderLine = OrderLines_order$data['lines'][number];

/** What a line contains, boxed. What nobody has confirmed stands once below the lines. */
function LineAllergens({ allergens }: Pick<OrderLine, 'allergens'>) {
  const { contains, mayContain, unconfirmed } = allergensOf(allergens);
  return (
    <Boxes>
      {contains.length > 0 && (
        <Box $strong>
          {messages.contains}: {allergenNames(contains)}
        </Box>
      )}
      {mayContain.length > 0 && (
        <Box>
          {messages.mayContain}: {allergenNames(mayContain)}
        </Box>
      )}
      {contains.length + mayContain.length + unconfirmed.length === 0 && (
        <Extra as="span">{messages.noAllergens}</Extra>
      )}
    </Boxes>
  );
}

interface AllergenLine {
  readonly name: string;
  readonly sizeName: string;
  readonly allergens: Parameters<typeof allergenCodes>[0];
}

/** In one sentence, of which dishes not all allergens are confirmed; null when all are. It is never shown as safe. */
export function unconfirmedText(lines: readonly AllergenLine[]): string | null {
  const dishes = unconfirmedDishes(
    lines.map(({ name, sizeName, allergens }) => ({
      name: sizeName ? `${name}, ${sizeName}` : name,
      allergens: allergenCodes(allergens),
    })),
    TITLES,
  );
  if (dishes === null) return messages.allUnconfirmed;
  return dishes === '' ? null : `${messages.unconfirmed}: ${dishes}`;
}

/** The dishes of an order with their choices and allergens, and what is to pay. On the screen and on the kitchen ticket. */
export function OrderLines({ order }: { order: OrderLines_order$key }) {
  const { lines, state, fulfilment, deliveryFee, discount, promotion, total, vatReceipt } = useFragment(
    graphql`
      fragment OrderLines_order on Order {
        state
        fulfilment
        deliveryFee
        discount
        promotion {
          name
          code
        }
        total
        vatReceipt {
          vatNumber
          traderName
          traderAddress
          rates {
            rate
            gross
            vat
          }
        }
        lines {
          __id
          name
          sizeName
          quantity
          total
          note
          isAlcohol
          options {
            __id
            groupName
            name
            quantity
          }
          allergens {
            allergen
            state
          }
        }
      }
    `,
    order,
  );
  const kind = kindOf(fulfilment);
  const open = unconfirmedText(lines);
  return (
    <>
      <List role="list">
        {lines.map((line) => (
          <Line key={line.__id}>
            <Count>{line.quantity} ×</Count>
            <div>
              <Name>{line.sizeName ? `${line.name}, ${line.sizeName}` : line.name}</Name>
              {line.options.map(({ __id, groupName, name, quantity }) => (
                <Extra key={__id}>
                  {groupName}: {optionText({ name, quantity }, line.quantity)}
                </Extra>
              ))}
              {line.note && (
                <Name>
                  {messages.lineNote}: {line.note}
                </Name>
              )}
              <LineAllergens allergens={line.allergens} />
              {line.isAlcohol && (
                <Boxes>
                  <Box $strong>{messages.alcohol}</Box>
                </Boxes>
              )}
            </div>
            <span data-price>{formatPence(line.total)}</span>
          </Line>
        ))}
      </List>
      {open && <Extra>{open}</Extra>}
      <Sums>
        {kind === 'DELIVERY' && (
          <div>
            <dt>{messages.deliveryFee}</dt>
            <dd>{deliveryFee > 0 ? formatPence(deliveryFee) : messages.free}</dd>
          </div>
        )}
        {discount > 0 && (
          <div>
            <dt>{offerName(promotion)}</dt>
            <dd>{formatPence(-discount)}</dd>
          </div>
        )}
        <div>
          <dt>{totalLabel(state, kind)}</dt>
          <dd>{formatPence(total)}</dd>
        </div>
      </Sums>
      {vatReceipt && (
        <Vat>
          {vatReceipt.rates.map(({ rate, gross, vat }) => (
            <p key={rate}>{messages.vat(rate, formatPence(gross), formatPence(vat))}</p>
          ))}
          <p>
            {messages.trader(
              [vatReceipt.traderName, vatReceipt.traderAddress].filter(Boolean).join(', '),
              vatReceipt.vatNumber,
            )}
          </p>
        </Vat>
      )}
    </>
  );
}
