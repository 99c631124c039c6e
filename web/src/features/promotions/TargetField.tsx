import { X } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { TargetField_restaurant$key } from '../../__generated__/TargetField_restaurant.graphql.ts';
import type { TargetFieldPaginationQuery } from '../../__generated__/TargetFieldPaginationQuery.graphql.ts';
import type { TargetFieldQuery } from '../../__generated__/TargetFieldQuery.graphql.ts';
import { QueryBoundary, useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { useAllPages } from '../../relay/useAllPages.ts';
import { Fieldset, Legend } from '../../ui/Fieldset.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/FieldFrame.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { type Choice, SearchPicker } from '../../ui/SearchPicker.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';

const Root = styled(Fieldset)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Target = styled.li`
  display: flex;
  align-items: center;
  min-width: 0;
  padding-left: 14px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-chip);
  font-size: var(--size-15);
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** What an offer is for. Ids of sections and of dishes; both empty: everything. */
export interface Targets {
  readonly sectionIds: readonly string[];
  readonly productIds: readonly string[];
}

interface Props {
  restaurantId: string;
  targets: Targets;
  /** Whether these dishes are free; then there is at least one. */
  areFree: boolean;
  error: string | undefined;
  onChange: (targets: Targets) => void;
}

/** The sections and dishes that an offer is for, found by search. */
export function TargetField(props: Props) {
  const { targets, areFree, error } = props;
  const isEmpty = targets.sectionIds.length + targets.productIds.length === 0;
  const text = areFree ? messages.targetsFree : isEmpty ? messages.targetsAll : messages.targetsChosen;
  return (
    // The name makes the form focus it when it has an error.
    <Root name="productIds" tabIndex={-1}>
      <Legend>{areFree ? messages.freeTargets : messages.targets}</Legend>
      <Text $size={15} $soft>
        {text}
      </Text>
      <QueryBoundary
        failure={messages.targetsFailed}
        fallback={
          <SkeletonRegion label={messages.targetsLoading}>
            <Skeleton $height="44px" $radius="10px" />
          </SkeletonRegion>
        }
      >
        <Picker {...props} />
      </QueryBoundary>
      {error && <FieldError>{error}</FieldError>}
    </Root>
  );
}

function Picker(props: Props) {
  const { node } = useScreenQuery<TargetFieldQuery>(
    graphql`
      query TargetFieldQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Restaurant @alias(as: "restaurant") {
            ...TargetField_restaurant
          }
        }
      }
    `,
    { id: props.restaurantId },
  );
  return node?.restaurant ? <MenuPicker {...props} restaurant={node.restaurant} /> : null;
}

function MenuPicker({ targets, onChange, restaurant }: Props & { restaurant: TargetField_restaurant$key }) {
  const { data, ...pages } = usePaginationFragment<TargetFieldPaginationQuery, TargetField_restaurant$key>(
    graphql`
      fragment TargetField_restaurant on Restaurant
      @refetchable(queryName: "TargetFieldPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }) {
        sections {
          id
          name
        }
        products(first: $count, after: $cursor) @connection(key: "TargetField_products") {
          edges {
            node {
              id
              name
              section {
                name
              }
            }
          }
        }
      }
    `,
    restaurant,
  );
  const { isComplete, failure, retry } = useAllPages(pages, messages.targetsFailed);
  const sections = data.sections.map(({ id, name }): Choice => ({ id, name, words: messages.section }));
  const dishes = data.products.edges.map(({ node: { id, name, section } }): Choice => ({
    id,
    name,
    words: section.name,
  }));
  const chosen = [...targets.sectionIds, ...targets.productIds];
  const free = [...sections, ...dishes].filter(({ id }) => !chosen.includes(id));
  const nameOf = (id: string): string =>
    [...sections, ...dishes].find((choice) => choice.id === id)?.name ??
    (isComplete ? messages.targetGone : '…');
  return (
    <Stack $gap={3}>
      {chosen.length > 0 && (
        <Chosen aria-label={messages.targets}>
          {chosen.map((id) => (
            <Target key={id}>
              {nameOf(id)}
              <IconButton
                icon={X}
                label={messages.removeTarget(nameOf(id))}
                onClick={() =>
                  onChange({
                    sectionIds: targets.sectionIds.filter((each) => each !== id),
                    productIds: targets.productIds.filter((each) => each !== id),
                  })
                }
              />
            </Target>
          ))}
        </Chosen>
      )}
      <SearchPicker
        label={messages.targetLabel}
        placeholder={messages.targetPlaceholder}
        none={messages.targetNone}
        choicesFor={(text) =>
          free.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))
        }
        pickOf={([first, second]) => (first && !second ? first : null)}
        onPick={(id) => {
          const list = sections.some((section) => section.id === id) ? 'sectionIds' : 'productIds';
          onChange({ ...targets, [list]: [...targets[list], id] });
        }}
      />
      {failure && (
        <Alert
          tone="error"
          action={
            <Button variant="secondary" onClick={retry}>
              Retry
            </Button>
          }
        >
          {failure}
        </Alert>
      )}
    </Stack>
  );
}
