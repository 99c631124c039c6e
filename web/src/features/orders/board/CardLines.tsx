import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { CardLines_order$key } from '../../../__generated__/CardLines_order.graphql.ts';
import { allergenNames, unconfirmedText } from '../OrderLines.tsx';
import { messages as deskMessages } from '../messages.ts';
import { allergensOf, optionText } from '../orderState.rules.ts';

const List = styled.ul`
  display: grid;
  gap: 6px;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 1.5em minmax(0, 1fr);
  column-gap: 6px;
  font-size: var(--size-17);
  line-height: 1.2;
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 6px;
  }
  > div > div {
    flex-basis: 100%;
    font-weight: 650;
  }
  p {
    flex-basis: 100%;
    color: var(--text-soft);
    font-size: var(--size-15);
    &[data-note] {
      color: inherit;
      font-weight: 650;
      font-style: italic;
    }
    &[data-box] {
      flex-basis: auto;
      padding: 0 6px;
      border: 1.5px dashed var(--line-strong);
      border-radius: 6px;
      color: inherit;
      font-size: var(--size-13);
    }
    &[data-box='strong'] {
      border: 2px solid var(--error);
      font-weight: 650;
    }
  }
`;

const Open = styled.p`
  color: var(--text-soft);
  font-size: var(--size-13);
  line-height: 1.3;
`;

/** The dishes of an order for the cook: how many, what size, which choices and notes, and the allergens in boxes. */
export function CardLines({ order }: { order: CardLines_order$key }) {
  const { lines } = useFragment(
    graphql`
      fragment CardLines_order on Order {
        lines {
          __id
          name
          sizeName
          quantity
          note
          isAlcohol
          options {
            __id
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
  const open = unconfirmedText(lines);
  return (
    <>
      <List role="list">
        {lines.map(({ __id, name, sizeName, quantity, note, isAlcohol, options, allergens }) => {
          const { contains, mayContain } = allergensOf(allergens);
          return (
            <Line key={__id}>
              <b>{quantity}×</b>
              <div>
                <div>{sizeName ? `${name}, ${sizeName}` : name}</div>
                {options.length > 0 && (
                  <p>{options.map((option) => optionText(option, quantity)).join(', ')}</p>
                )}
                {note && <p data-note>{note}</p>}
                {contains.length > 0 && (
                  <p data-box="strong">
                    {deskMessages.contains}: {allergenNames(contains)}
                  </p>
                )}
                {mayContain.length > 0 && (
                  <p data-box>
                    {deskMessages.mayContain}: {allergenNames(mayContain)}
                  </p>
                )}
                {isAlcohol && <p data-box="strong">{deskMessages.alcohol}</p>}
              </div>
            </Line>
          );
        })}
      </List>
      {open && <Open>{open}</Open>}
    </>
  );
}
