import { Circle, CircleDot } from 'lucide-react';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { GoLive_restaurant$key } from '../../../__generated__/GoLive_restaurant.graphql.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Heading, TextLink } from '../../../ui/Text.tsx';
import { messages } from './messages.ts';

type StepKind = keyof typeof messages.steps;

const PLACES = {
  PHONE: { search: { tab: 'settings' }, hash: 'phone' },
  ADDRESS: { search: { tab: 'settings' }, hash: 'addressLine' },
  HOURS: { search: { tab: 'ordering' }, hash: '' },
  FULFILMENT: { search: { tab: 'ordering' }, hash: '' },
  ZONES: { search: { tab: 'ordering', part: 'areas' }, hash: '' },
  ALLERGENS: { search: { tab: 'products', view: 'allergens' }, hash: '' },
} as const;

const isKnown = (kind: string): kind is StepKind => kind in messages.steps;

const List = styled.ul`
  display: grid;
  > li {
    display: flex;
    gap: var(--space-2);
    align-items: flex-start;
    min-height: var(--touch);
    padding-block: var(--space-2);
  }
  > li > svg {
    margin-top: 3px;
  }
`;

const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  align-items: center;
  min-width: 0;
`;

/** What the site still needs before it takes real orders, with links to the places; nothing when it has everything. */
export function GoLive({ restaurant }: { restaurant: GoLive_restaurant$key }) {
  const { id, goLive } = useFragment(
    graphql`
      fragment GoLive_restaurant on Restaurant {
        id
        goLive {
          kind
          isDone
          isRequired
        }
      }
    `,
    restaurant,
  );
  const title = useId();
  const missing = goLive.filter(({ isDone }) => !isDone);
  if (missing.length === 0) return null;
  return (
    <Stack $gap={1}>
      <Heading as="h3" id={title} $size={17}>
        {messages.missingTitle}
      </Heading>
      <List role="list" aria-labelledby={title}>
        {missing.map(({ kind, isRequired }) => {
          if (!isKnown(kind)) return null;
          const { search, hash } = PLACES[kind];
          return (
            <li key={kind}>
              <Icon icon={isRequired ? CircleDot : Circle} size={18} />
              <Words>
                <TextLink to="/editor/$id" params={{ id }} search={search} hash={hash}>
                  {messages.steps[kind]}
                </TextLink>
                {!isRequired && <Chip tone="neutral">{messages.advice}</Chip>}
              </Words>
            </li>
          );
        })}
      </List>
    </Stack>
  );
}
