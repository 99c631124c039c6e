import { formatPounds } from '@forkfront/common/money.ts';
import { graphql, useFragment } from 'react-relay';
import type { SiteScreen_facts$key } from '../../__generated__/SiteScreen_facts.graphql.ts';
import type { SiteScreenQuery } from '../../__generated__/SiteScreenQuery.graphql.ts';
import { formatDate, formatMoment } from '../../lib/formatDate.ts';
import { useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { Chip, PackageChip, StatusChip } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TillRoll } from '../../ui/illustrations.tsx';
import { Page, Stack } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Row, Rows } from '../../ui/Rows.tsx';
import { Heading, Text, TextLink } from '../../ui/Text.tsx';
import { ActivityRow } from '../members/ActivityRow.tsx';
import { ConsoleRegion } from './ConsolePage.tsx';
import { Facts } from './Facts.tsx';
import { messages } from './messages.ts';
import { MoveRow } from './MoveRow.tsx';
import { WatchForm } from './WatchForm.tsx';
import { SiteModeration } from './SiteModeration.tsx';
import { Panel, Panels } from './Panel.tsx';

/** An RFC 3339 time in words, or the text for none. */
const timeOr = (time: string | null | undefined, none: string): string =>
  time == null ? none : formatMoment(time).replace(/^at /, messages.todayAt);

function SiteFacts({ site }: { site: SiteScreen_facts$key }) {
  const { owner, orderFacts, members, siteActivity, siteMoves, ...facts } = useFragment(
    graphql`
      fragment SiteScreen_facts on OperatorSite {
        slug
        url
        isActive
        isDemo
        suspendedAt
        suspensionReason
        createdAt
        claimedAt
        updatedAt
        owner {
          id
          name
          email
          emailVerified
        }
        orderFacts {
          placed
          sold
          sales
          lastAt
        }
        members {
          id
          email
          name
          role
          state
        }
        siteActivity(first: 10) {
          edges {
            node {
              id
              at
              ...ActivityRow_activity
            }
          }
        }
        siteMoves(first: 10) {
          edges {
            node {
              id
              ...MoveRow_move
            }
          }
        }
      }
    `,
    site,
  );
  const [last] = siteActivity.edges;
  return (
    <Panels>
      <Panel title={messages.site}>
        <Facts
          facts={[
            [
              messages.address,
              <a key="address" href={facts.url} target="_blank" rel="noreferrer">
                {facts.url}
              </a>,
            ],
            [messages.ordering, facts.isActive ? messages.orderingOn : messages.orderingOff],
            [messages.suspendedSince, facts.suspendedAt == null ? null : formatMoment(facts.suspendedAt)],
            [messages.reason, facts.suspensionReason ?? null],
            [messages.made, formatDate(facts.createdAt)],
            [messages.claimed, facts.claimedAt == null ? messages.notClaimed : formatDate(facts.claimedAt)],
            [messages.changed, timeOr(facts.updatedAt, '')],
            [messages.kind, facts.isDemo ? messages.demo : null],
          ]}
        />
      </Panel>
      <Panel title={messages.owner}>
        {owner ? (
          <Stack $gap={2}>
            <TextLink to="/operator/people/$id" params={{ id: owner.id }}>
              {owner.name}
            </TextLink>
            <Stack $row $gap={[1, 2]}>
              <Text $size={15} $soft>
                {owner.email}
              </Text>
              {!owner.emailVerified && <Chip tone="warning">{messages.unverified}</Chip>}
            </Stack>
          </Stack>
        ) : (
          <Text $soft>{messages.noOwner}</Text>
        )}
      </Panel>
      <Panel title={messages.ordersOfDays}>
        <Facts
          facts={[
            [messages.placed, String(orderFacts.placed)],
            [messages.sold, `${orderFacts.sold}, ${formatPounds(orderFacts.sales)}`],
            [messages.lastOrder, timeOr(orderFacts.lastAt, messages.never)],
            [messages.lastActivity, timeOr(last?.node.at, messages.never)],
          ]}
        />
      </Panel>
      <Panel title={messages.team}>
        {members.length === 0 ? (
          <Text $soft>{messages.noTeam}</Text>
        ) : (
          <Rows role="list" aria-label={messages.team}>
            {members.map(({ id, email, name, role, state }) => (
              <Row key={id} $dense>
                <Stack $row $gap={[1, 2]}>
                  <strong>{name ?? email}</strong>
                  <Chip tone="neutral">{messages.roles[role] ?? role}</Chip>
                  {state !== 'WORKING' && <Chip tone="warning">{messages.memberStates[state] ?? state}</Chip>}
                </Stack>
                {name != null && (
                  <Text $size={15} $soft>
                    {email}
                  </Text>
                )}
              </Row>
            ))}
          </Rows>
        )}
      </Panel>
      <Panel title={messages.activity}>
        {siteActivity.edges.length === 0 ? (
          <Text $soft>{messages.logEmpty}</Text>
        ) : (
          <Rows role="list" aria-label={messages.activity}>
            {siteActivity.edges.map(({ node }) => (
              <ActivityRow key={node.id} activity={node} />
            ))}
          </Rows>
        )}
      </Panel>
      <Panel title={messages.movesOfSite}>
        {siteMoves.edges.length === 0 ? (
          <Text $soft>{messages.logEmpty}</Text>
        ) : (
          <Rows role="list" aria-label={messages.movesOfSite}>
            {siteMoves.edges.map(({ node }) => (
              <MoveRow key={node.id} move={node} />
            ))}
          </Rows>
        )}
      </Panel>
    </Panels>
  );
}

function LoadedSite({ id }: { id: string }) {
  const { operator } = useScreenQuery<SiteScreenQuery>(
    graphql`
      query SiteScreenQuery($id: ID!) @throwOnFieldError {
        operator {
          site(id: $id) {
            name
            slug
            package
            status
            suspendedAt
            ...SiteScreen_facts
            ...SiteModeration_site
            ...WatchForm_site
          }
        }
      }
    `,
    { id },
    'store-and-network',
  );
  const site = operator?.site;
  if (!site) return <EmptyState illustration={TillRoll} title={messages.siteUnknown} as="h1" />;
  return (
    <>
      <PageTitle>{site.name}</PageTitle>
      <Stack $gap={3}>
        <Heading as="h1" $size={42}>
          {site.name}
        </Heading>
        <Stack $row $gap={[1, 2]}>
          <Text $soft>{site.slug}</Text>
          <PackageChip tier={site.package} />
          <StatusChip status={site.status} />
          {site.suspendedAt != null && (
            <Chip tone="error" dot>
              {messages.suspended}
            </Chip>
          )}
        </Stack>
      </Stack>
      <SiteFacts site={site} />
      <Panels>
        <SiteModeration site={site} />
        <WatchForm site={site} />
      </Panels>
    </>
  );
}

/** The page of a site: its owner, team, plan, state and orders. */
export function SiteScreen({ id }: { id: string }) {
  return (
    <Page $tall>
      <ConsoleRegion
        loading={messages.siteLoading}
        failure={messages.siteLoadFailed}
        heading={messages.site}
        resetKey={id}
      >
        <LoadedSite key={id} id={id} />
      </ConsoleRegion>
    </Page>
  );
}
