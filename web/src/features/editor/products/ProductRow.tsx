import { ArrowUpDown, Ellipsis, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { createContext, use } from 'react';
import { Switch } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { formatPence } from '../../../lib/money.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Text } from '../../../ui/Text.tsx';
import { ActionButton, ActionMenu, type MenuAction } from './ActionMenu.tsx';
import { messages } from './messages.ts';
import { ProductPicture } from './ProductPicture.tsx';
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
  opacity: ${({ $soldOut }) => ($soldOut ? 0.75 : 1)};
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
  setAvailable: (product: Product, isAvailable: boolean) => void;
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
  const { id, name, description, price, imageUrl, isAvailable, isPopular } = row;
  const isReturnedTo = use(ReturnToContext) === id;
  return (
    <Root $compact={isCompact}>
      <ActionButton slot="drag" icon={GripVertical} />
      <ProductPicture imageUrl={imageUrl} size={isCompact ? 44 : 56} />
      <Words $soldOut={!isAvailable}>
        <Name>
          {name}
          {isPopular && <Chip tone="gold">{messages.popular}</Chip>}
          {!isAvailable && <Chip tone="neutral">{messages.soldOut}</Chip>}
        </Name>
        {isCompact ? (
          <Price>{formatPence(price)}</Price>
        ) : (
          <Description $size={15} $soft>
            {description}
          </Description>
        )}
      </Words>
      {!isCompact && <Price>{formatPence(price)}</Price>}
      <Actions $compact={isCompact}>
        <Availability
          aria-label={messages.availability(name)}
          isSelected={isAvailable}
          onChange={(next) => handlers.setAvailable(row, next)}
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
              ...handlers.movesOf(id),
              { id: 'delete', text: messages.delete, onAction: () => handlers.remove(id) },
            ]}
          />
        ) : (
          <>
            <ActionMenu
              icon={ArrowUpDown}
              label={messages.moveMenu(name)}
              actions={() => handlers.movesOf(id)}
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
