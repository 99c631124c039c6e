import { ArrowUpDown, Ellipsis, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { createContext, use } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css, styled } from 'styled-components';
import type { ProductRow_product$key } from '../../../__generated__/ProductRow_product.graphql.ts';
import type { useUpdateProduct_product$key } from '../../../__generated__/useUpdateProduct_product.graphql.ts';
import { formatPence } from '../../../lib/money.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Text } from '../../../ui/Text.tsx';
import { ActionButton, ActionMenu, type MenuAction } from './ActionMenu.tsx';
import { AvailabilitySwitch } from './AvailabilitySwitch.tsx';
import { messages } from './messages.ts';
import { ProductPicture } from './ProductPicture.tsx';

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

/** The actions of rows. The functions are stable, so that a change of one row does not render the others. */
export interface RowHandlers {
  edit: (id: string) => void;
  remove: (id: string) => void;
  setAvailable: (product: useUpdateProduct_product$key, isAvailable: boolean) => void;
  /** The possible moves of a product. */
  movesOf: (id: string) => readonly MenuAction[];
}

interface Props {
  product: ProductRow_product$key;
  handlers: RowHandlers;
  /** On phones: one menu in place of the buttons. */
  isCompact: boolean;
}

/** One product in the list. */
export function ProductRow({ product, handlers, isCompact }: Props) {
  const row = useFragment(
    graphql`
      fragment ProductRow_product on Product {
        id
        name
        description
        price
        imageUrl
        isAvailable
        isPopular
        ...useUpdateProduct_product
      }
    `,
    product,
  );
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
        <AvailabilitySwitch
          label={messages.availability(name)}
          isAvailable={isAvailable}
          onChange={(next) => handlers.setAvailable(row, next)}
        />
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
