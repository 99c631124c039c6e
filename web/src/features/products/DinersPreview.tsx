import { useState } from 'react';
import { styled } from 'styled-components';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { ToggleButtons } from '../../ui/ToggleButtons.tsx';
import { AVAILABLE, soldOutOf } from '../editor/availability.rules.ts';
import { formatPence, parsePence } from '@forkfront/common/money.ts';
import { choiceText, isRadio } from '../options/choice.rules.ts';
import type { SentGroup, SentOption } from '../options/optionGroup.rules.ts';
import { messages } from './messages.ts';
import type { ProductDraft } from './product.rules.ts';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: var(--space-4);
  border-radius: var(--radius);
  background: var(--surface-2);
`;

const Caption = styled.h3`
  color: var(--text-soft);
  font-size: var(--size-13);
  font-weight: 600;
`;

const Title = styled.span`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin: var(--space-2) 0 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li<{ $out: boolean }>`
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr) auto;
  gap: var(--space-2);
  align-items: center;
  font-size: var(--size-15);
  overflow-wrap: anywhere;
  color: var(--${({ $out }) => ($out ? 'text-soft' : 'text')});
`;

const Mark = styled.span<{ $round: boolean; $chosen: boolean }>`
  width: 18px;
  height: 18px;
  border: 1.5px solid var(--line-strong);
  border-radius: ${({ $round }) => ($round ? '50%' : '5px')};
  background: ${({ $chosen }) => ($chosen ? 'var(--primary)' : 'var(--surface)')};
  box-shadow: inset 0 0 0 3px var(--surface);
`;

const Price = styled.span`
  color: var(--text-soft);
  font-variant-numeric: tabular-nums;
`;

function costOf({ price, maxQuantity }: SentOption): string {
  const cost = price === 0 ? '' : price > 0 ? messages.each(formatPence(price)) : formatPence(price);
  const times = maxQuantity > 1 ? messages.times(maxQuantity) : '';
  return [cost, times].filter(Boolean).join(', ');
}

interface Props {
  draft: Pick<ProductDraft, 'name' | 'price' | 'sizes' | 'optionGroupIds'>;
  groups: readonly SentGroup[];
}

/** The choices of a product as diners get them. A size shows the groups of this size. */
export function DinersPreview({ draft, groups }: Props) {
  const [chosen, setChosen] = useState('');
  const { sizes } = draft;
  const size = sizes.find(({ key }) => key === chosen) ?? sizes[0];
  const price = parsePence(size?.price ?? draft.price);
  // A group of the product and of the size is shown once.
  const ids = new Set([...draft.optionGroupIds, ...(size?.optionGroupIds ?? [])]);
  const shown = [...ids].flatMap((id) => groups.filter((group) => group.id === id));
  if (shown.length === 0 && sizes.length === 0) return null;
  return (
    <Frame aria-label={messages.previewTitle}>
      <Caption>{messages.previewTitle}</Caption>
      <Stack $row $between $gap={3}>
        <Title>{draft.name.trim() || messages.newTitle}</Title>
        {price !== null && <Price>{formatPence(price)}</Price>}
      </Stack>
      {size && (
        <ToggleButtons
          label={messages.sizes}
          options={sizes.map(({ key, name }, at) => ({
            value: key,
            label: name.trim() || messages.unnamedSize(at + 1),
          }))}
          value={size.key}
          onChange={setChosen}
        />
      )}
      {shown.map((group) => (
        <div key={group.id}>
          <Title>{group.name}</Title>
          <Text $size={13} $soft>
            {choiceText(group).replace('Diners', 'You')}
          </Text>
          {group.options.length === 0 && (
            <Text $size={13} $soft>
              {messages.previewNoteEmpty}
            </Text>
          )}
          <List>
            {group.options.map((option) => {
              const isOut = soldOutOf(option) !== AVAILABLE;
              return (
                <Line key={option.id} $out={isOut}>
                  <Mark aria-hidden $round={isRadio(group)} $chosen={option.isDefault} />
                  <span>{option.name}</span>
                  <Price>{isOut ? messages.soldOut : costOf(option)}</Price>
                </Line>
              );
            })}
          </List>
        </div>
      ))}
    </Frame>
  );
}
