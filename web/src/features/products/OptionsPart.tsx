import { useState } from 'react';
import { styled } from 'styled-components';
import { QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { AttachedGroups } from '../options/AttachedGroups.tsx';
import { GroupDrawer, type OpenGroup } from '../options/GroupDrawer.tsx';
import { useOptionGroups } from '../options/useOptionGroups.ts';
import { DinersPreview } from './DinersPreview.tsx';
import { messages } from './messages.ts';
import type { ProductDraft } from './product.rules.ts';

const OfSize = styled.section`
  & + & {
    padding-top: var(--space-5);
    border-top: 1px solid var(--line);
  }
  > h3 {
    margin-bottom: var(--space-3);
    font-size: var(--size-15);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

interface Props {
  restaurantId: string;
  draft: ProductDraft;
  onChange: (changes: Partial<ProductDraft>) => void;
}

function Groups({ restaurantId, draft, onChange }: Props) {
  const site = useOptionGroups(restaurantId);
  const { groups } = site;
  const [open, setOpen] = useState<OpenGroup | null>(null);
  const { sizes, optionGroupIds } = draft;
  const attached = {
    groups,
    onEdit: (group: { id: string }) =>
      setOpen({ id: group.id, name: '', field: null, onDone: () => undefined }),
    onCreate: (name: string, attach: (id: string) => void, field: HTMLElement | null) =>
      setOpen({ id: null, name, field, onDone: attach }),
  };
  const forSizes = sizes.flatMap((size) => size.optionGroupIds).length;
  return (
    <>
      <Text $size={15} $soft>
        {messages.optionsHelp}
      </Text>
      <AttachedGroups
        {...attached}
        attached={optionGroupIds}
        onChange={(ids) => onChange({ optionGroupIds: ids })}
      />
      {sizes.length > 0 && (
        <Disclosure title={messages.optionsOfSizes} now={messages.optionsNow(forSizes)} isOpen={forSizes > 0}>
          {sizes.map((size, at) => {
            const name = size.name.trim() || messages.unnamedSize(at + 1);
            return (
              <OfSize key={size.key}>
                <h3>{name}</h3>
                <AttachedGroups
                  {...attached}
                  label={messages.optionsOf(name)}
                  attached={size.optionGroupIds}
                  onChange={(ids) =>
                    onChange({
                      sizes: sizes.map((each) =>
                        each.key === size.key ? { ...each, optionGroupIds: ids } : each,
                      ),
                    })
                  }
                />
              </OfSize>
            );
          })}
        </Disclosure>
      )}
      <DinersPreview draft={draft} groups={groups} />
      <GroupDrawer site={site} open={open} onClose={() => setOpen(null)} />
    </>
  );
}

/** The option groups of a product and of its sizes. They have a query of their own: the form does not wait for them. */
export function OptionsPart(props: Props) {
  const { sizes, optionGroupIds } = props.draft;
  const count = new Set([...optionGroupIds, ...sizes.flatMap((size) => size.optionGroupIds)]).size;
  return (
    <Disclosure title={messages.options} now={messages.optionsNow(count)} isOpen={count > 0}>
      <QueryBoundary
        fallback={
          <Stack $gap={3}>
            <Skeleton $height="44px" $radius="10px" />
          </Stack>
        }
        failure={messages.optionsFailed}
      >
        <Groups {...props} />
      </QueryBoundary>
    </Disclosure>
  );
}
