import { useSearch } from '@tanstack/react-router';
import { graphql } from 'react-relay';
import type { OrderingTabQuery } from '../../__generated__/OrderingTabQuery.graphql.ts';
import { useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { TextLink, Heading, Text } from '../../ui/Text.tsx';
import { Checklist } from '../restaurants/firstSteps/Checklist.tsx';
import { messages as texts } from '../restaurants/ordersNow/messages.ts';
import { OrdersNow } from '../restaurants/ordersNow/OrdersNow.tsx';
import { TestOrderButton } from '../restaurants/ordersNow/TestOrderButton.tsx';
import { useIsOwner } from '../editor/editorRole.ts';
import { PARTS } from '../editor/editorSearch.rules.ts';
import { ViewNav } from '../editor/ViewNav.tsx';
import { AreasForm } from './AreasForm.tsx';
import { messages } from './messages.ts';
import { RemoveDiner } from './RemoveDiner.tsx';
import { SpecialDaysForm } from './SpecialDaysForm.tsx';
import { TimesForm } from './TimesForm.tsx';
import { WeekForm } from './WeekForm.tsx';

/** When, where and how the site takes orders: orders now, and a form for each part. `id` is the global id of the site. */
export function OrderingTab({ id }: { id: string }) {
  const { part } = useSearch({ from: '/_authed/editor/$id' });
  const { viewer, node } = useScreenQuery<OrderingTabQuery>(
    graphql`
      query OrderingTabQuery($id: ID!) @throwOnFieldError {
        viewer {
          emailVerified
        }
        node(id: $id) {
          ... on Restaurant @alias(as: "restaurant") {
            ...OrdersNow_restaurant
            ...Checklist_restaurant
            ...TimesForm_restaurant
            ...useUpdateOrdering_restaurant
          }
        }
      }
    `,
    { id },
  );
  const isOwner = useIsOwner();
  const site = node?.restaurant;
  if (!site) return null;
  return (
    <Stack $gap={6}>
      <Stack as={Card} $gap={3}>
        <Heading as="h2" $size={17}>
          {messages.nowTitle}
        </Heading>
        <OrdersNow restaurant={site} />
        <Checklist restaurant={site} emailVerified={!isOwner || (viewer?.emailVerified ?? true)} />
        <Stack $gap={2}>
          <Heading as="h3" $size={17}>
            {texts.testTitle}
          </Heading>
          <Text $soft $size={15}>
            {texts.testText}
          </Text>
          <div>
            <TestOrderButton id={id} variant="secondary" />
          </div>
        </Stack>
      </Stack>
      <ViewNav aria-label={messages.partsLabel}>
        {([undefined, ...PARTS] as const).map((name) => (
          <TextLink
            key={name ?? 'week'}
            to="/editor/$id"
            params={{ id }}
            search={{ tab: 'ordering', part: name }}
            resetScroll={false}
            activeOptions={{ exact: true }}
            aria-current={name === part ? 'page' : undefined}
          >
            {messages.parts[name ?? 'week']}
          </TextLink>
        ))}
      </ViewNav>
      {part === undefined && <WeekForm restaurant={site} />}
      {part === 'days' && <SpecialDaysForm restaurant={site} />}
      {part === 'times' && (
        <Stack $gap={6}>
          <TimesForm restaurant={site} />
          <RemoveDiner id={id} />
        </Stack>
      )}
      {part === 'areas' && <AreasForm restaurant={site} />}
    </Stack>
  );
}
