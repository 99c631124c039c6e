import { Ellipsis, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { createContext, use } from 'react';
import { Switch } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { Chip } from '../../ui/Chip.tsx';
import { Text } from '../../ui/Text.tsx';
import { formatPence } from '@forkfront/common/money.ts';
import { ActionButton, ActionMenu, type MenuAction } from '../../ui/ActionMenu.tsx';
import { openReason, readFacts } from '../allergens/allergens.rules.ts';
import { AVAILABLE, dayAfter, soldOutOf, soldOutText } from '../editor/availability.rules.ts';
import { messages } from './messages.ts';
import { ProductPicture } from './ProductPicture.tsx';
import { sizeText } from '../groceries/shelf.rules.ts';
import { type Product, type ProductKey, useProduct } from './useUpdateProduct.ts';

/** Id of the product whose form closed last: its row gets the focus. Null while a form is open. */
export const ReturnToContext = createContext<string | null>(null);

/* Phones have no drag handle: a long press drags a row, or its menu moves it. */
const Root = styled.div<{ $compact: boolean }>`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) auto;
  gap: 0 var(--space-3);
  align-items: center;
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-1);
  @container menu (min-width: 560px) {
    grid-template-columns: auto auto minmax(0, 1fr) auto auto;
  }
  ${({ $compact }) =>
    $compact &&
    css`
      grid-template-columns: auto minmax(0, 1fr) auto;
      padding-left: var(--space-4);
      > [slot='drag'] {
        display: none;
      }
    `}
`;

const Words = styled.div<{ $soldOut: boolean }>`
  min-width: 0;
  padding-block: var(--space-1);
  color: ${({ $soldOut }) => ($soldOut ? 'var(--text-soft)' : 'inherit')};
`;

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px var(--space-2);
  align-items: center;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Description = styled(Text)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Stock = styled.span<{ $none: boolean }>`
  color: ${({ $none }) => ($none ? 'var(--error)' : 'var(--text-soft)')};
  font-size: var(--size-13);
  font-weight: 400;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/* A column for the price, and for the stock below it. */
const Numbers = styled.span`
  display: grid;
  justify-items: end;
`;

const Price = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div<{ $compact: boolean }>`
  display: flex;
  grid-column: ${({ $compact }) => ($compact ? 'auto' : '1 / -1')};
  align-items: center;
  justify-content: flex-end;
  @container menu (min-width: 560px) {
    grid-column: auto;
  }
`;

const Availability = styled(Switch)`
  flex: none;
  display: grid;
  place-items: center;
  width: 52px;
  height: var(--touch);
  border-radius: var(--radius);
  cursor: pointer;
  &[data-focus-visible] {
    outline: 3px solid var(--focus);
    outline-offset: -2px;
  }
`;

const Track = styled.span`
  display: block;
  width: 40px;
  height: 24px;
  padding: 3px;
  border-radius: 999px;
  background: var(--line-strong);
  transition: background var(--ease);
  &::after {
    content: '';
    display: block;
    width: 18px;
    height: 18px;
    border-radius: 50%;
    background: var(--surface);
    transition: transform var(--ease);
  }
  [data-selected] > & {
    background: var(--success);
  }
  [data-selected] > &::after {
    transform: translateX(16px);
  }
`;

/** The actions of rows. The functions are stable, so that a change of one row does not render the others. */
export interface RowHandlers {
  edit: (id: string) => void;
  remove: (id: string) => void;
  /** `soldOutUntilDay` null: until the owner switches it back. */
  setAvailable: (product: Product, isAvailable: boolean, soldOutUntilDay: string | null) => void;
  /** Adds a copy behind it. */
  duplicate: (id: string) => void;
  /** The possible moves of a product. */
  movesOf: (id: string) => readonly MenuAction[];
}

interface Props {
  product: ProductKey;
  handlers: RowHandlers;
  /** On phones: one menu in place of the buttons. */
  isCompact: boolean;
}

/** One product in the list. */
export function ProductRow({ product, handlers, isCompact }: Props) {
  const row = useProduct(product);
  const { id, name, description, imageUrl, isPopular } = row;
  const soldOut = soldOutOf(row);
  const isAvailable = soldOut === AVAILABLE;
  const price = row.sizes.length > 0 ? messages.from(formatPence(row.price)) : formatPence(row.price);
  const size = row.shelf ? sizeText(row.shelf) : '';
  const stock = row.shelf && (
    <Stock $none={row.shelf.stock === 0}>{messages.inStock(row.shelf.stock ?? null)}</Stock>
  );
  const reason = openReason(readFacts(row.allergenFacts));
  // Unanswered allergens are the rule in a new menu: they are no news in each row.
  const isToCheck = reason === 'suggested' || reason === 'checkAgain';
  const isReturnedTo = use(ReturnToContext) === id;
  const more = (): readonly MenuAction[] => [
    {
      id: 'tomorrow',
      text: messages.untilTomorrow,
      onAction: () => handlers.setAvailable(row, false, dayAfter(Date.now(), 1)),
    },
    { id: 'duplicate', text: messages.duplicate, onAction: () => handlers.duplicate(id) },
  ];
  return (
    <Root $compact={isCompact}>
      <ActionButton slot="drag" icon={GripVertical} />
      <ProductPicture imageUrl={imageUrl} size={isCompact ? 44 : 56} />
      <Words $soldOut={!isAvailable}>
        <Name>
          {name}
          {isPopular && <Chip tone="gold">{messages.popular}</Chip>}
          {!isAvailable && <Chip tone="neutral">{soldOutText(soldOut)}</Chip>}
          {isToCheck && <Chip tone="warning">{messages.checkAllergens}</Chip>}
        </Name>
        {isCompact ? (
          <Numbers as="span" style={{ justifyItems: 'start' }}>
            <Price>{size ? `${price} · ${size}` : price}</Price>
            {stock}
          </Numbers>
        ) : (
          <Description $size={15} $soft>
            {size && <b>{size}</b>}
            {size && description && ' · '}
            {description}
          </Description>
        )}
      </Words>
      {!isCompact && (
        <Numbers>
          <Price>{price}</Price>
          {stock}
        </Numbers>
      )}
      <Actions $compact={isCompact}>
        <Availability
          aria-label={messages.availability(name)}
          isSelected={isAvailable}
          onChange={(next) => handlers.setAvailable(row, next, null)}
        >
          <Track />
        </Availability>
        {isCompact ? (
          <ActionMenu
            icon={Ellipsis}
            label={messages.actions(name)}
            isFocused={isReturnedTo}
            actions={() => [
              { id: 'edit', text: messages.editAction, onAction: () => handlers.edit(id) },
              ...more(),
              ...handlers.movesOf(id),
              { id: 'delete', text: messages.delete, onAction: () => handlers.remove(id) },
            ]}
          />
        ) : (
          <>
            <ActionMenu
              icon={Ellipsis}
              label={messages.moreMenu(name)}
              actions={() => [...more(), ...handlers.movesOf(id)]}
            />
            <ActionButton
              icon={Pencil}
              aria-label={messages.edit(name)}
              isFocused={isReturnedTo}
              onPress={() => handlers.edit(id)}
            />
            <ActionButton
              icon={Trash2}
              aria-label={messages.remove(name)}
              onPress={() => handlers.remove(id)}
            />
          </>
        )}
      </Actions>
    </Root>
  );
}
