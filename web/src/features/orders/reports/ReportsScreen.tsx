import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { ReportsScreenQuery } from '../../../__generated__/ReportsScreenQuery.graphql.ts';
import { formatDate } from '../../../lib/formatDate.ts';
import { QueryBoundary, useScreenQuery } from '../../../relay/QueryBoundary.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Bag } from '../../../ui/illustrations.tsx';
import { Page, Stack } from '../../../ui/Layout.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/Skeleton.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { SessionEnded } from '../../accounts/SessionEnded.tsx';
import { messages } from './messages.ts';
import { RangePicker } from './RangePicker.tsx';
import { Report } from './Report.tsx';
import { dayIn } from '@forkfront/common/zonedTime.ts';
import { daysOf, type ReportsSearch } from './reportsSearch.rules.ts';

function Reports({ search }: { search: ReportsSearch }) {
  const { viewer } = useScreenQuery<ReportsScreenQuery>(
    graphql`
      query ReportsScreenQuery @throwOnFieldError {
        viewer {
          desks {
            restaurantId
            name
            slug
            timeZone
            role
          }
        }
      }
    `,
    {},
  );
  const navigate = useNavigate({ from: '/orders/reports' });
  const [now] = useState(() => new Date());
  if (!viewer) return <SessionEnded />;
  const desks = viewer.desks.filter(({ role }) => role === 'OWNER' || role === 'MANAGER');
  const desk = desks.find(({ slug }) => slug === search.at) ?? desks[0];
  if (!desk && viewer.desks.length > 0)
    return (
      <EmptyState
        illustration={Bag}
        title={messages.notForKitchenTitle}
        action={<LinkButton to="/orders/{-$orderId}">{messages.toOrders}</LinkButton>}
      >
        {messages.notForKitchenText}
      </EmptyState>
    );
  if (!desk)
    return (
      <EmptyState
        illustration={Bag}
        title={messages.noDeskTitle}
        action={<LinkButton to="/setup">{messages.createNew}</LinkButton>}
      >
        {messages.noDeskText}
      </EmptyState>
    );
  const today = dayIn(desk.timeZone, now);
  const days = daysOf(search, today);
  const { at } = search;
  return (
    <Stack $gap={8}>
      <Stack $gap={5}>
        {desks.length > 1 && (
          <SelectField
            label={messages.restaurant}
            value={desk.slug}
            onChange={({ target }) => void navigate({ search: { ...search, at: target.value } })}
          >
            {desks.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <RangePicker
          range={search.from === undefined ? (search.range ?? 'week') : null}
          days={days}
          today={today}
          onRange={(range) => void navigate({ search: { at, range } })}
          onDays={({ from, to }) => void navigate({ search: { at, from, to } })}
        />
        <Text role="status" $soft>
          {days.from === days.to
            ? formatDate(days.from)
            : `${formatDate(days.from)} – ${formatDate(days.to)}`}
        </Text>
      </Stack>
      <QueryBoundary
        fallback={<ReportSkeleton />}
        failure={messages.failed}
        resetKey={JSON.stringify([desk.restaurantId, days])}
      >
        <Report restaurantId={desk.restaurantId} slug={desk.slug} days={days} />
      </QueryBoundary>
    </Stack>
  );
}

/** Reports of a restaurant's orders (spec §14.13). `search` is what the address asks for. */
export function ReportsScreen({ search }: { search: ReportsSearch }) {
  return (
    <Page $tall>
      <PageTitle>{messages.title}</PageTitle>
      <Stack $gap={2}>
        <Heading as="h1" $size={42}>
          {messages.title}
        </Heading>
        <Text $soft>{messages.intro}</Text>
      </Stack>
      <QueryBoundary fallback={<ReportSkeleton />} failure={messages.failed}>
        <Reports search={search} />
      </QueryBoundary>
    </Page>
  );
}

const ReportSkeleton = () => (
  <SkeletonRegion label={messages.loading}>
    <Stack $gap={8}>
      <Skeleton $height="280px" $radius="var(--radius-card)" />
      <Skeleton $height="240px" $radius="var(--radius-card)" />
      <Skeleton $height="340px" $radius="var(--radius-card)" />
    </Stack>
  </SkeletonRegion>
);
