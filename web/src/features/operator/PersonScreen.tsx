import { graphql } from 'react-relay';
import type { PersonScreenQuery } from '../../__generated__/PersonScreenQuery.graphql.ts';
import { formatDate, formatMoment } from '../../lib/formatDate.ts';
import { useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TillRoll } from '../../ui/illustrations.tsx';
import { Page, Stack } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Row, Rows } from '../../ui/Rows.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { ConsoleRegion } from './ConsolePage.tsx';
import { Facts } from './Facts.tsx';
import { messages } from './messages.ts';
import { Panel, Panels } from './Panel.tsx';
import { SiteRow } from './SiteRow.tsx';

type Person = NonNullable<NonNullable<PersonScreenQuery['response']['operator']>['person']>;

function SiteList({ title, sites, none }: { title: string; sites: Person['ownSites']; none: string }) {
  return (
    <Panel title={title}>
      {sites.length === 0 ? (
        <Text $soft>{none}</Text>
      ) : (
        <Rows role="list" aria-label={title}>
          {sites.map((site) => (
            <SiteRow key={site.id} site={site} />
          ))}
        </Rows>
      )}
    </Panel>
  );
}

function LoadedPerson({ id }: { id: string }) {
  const { operator } = useScreenQuery<PersonScreenQuery>(
    graphql`
      query PersonScreenQuery($id: ID!) @throwOnFieldError {
        operator {
          person(id: $id) {
            name
            email
            emailVerified
            pendingEmail
            hasPassword
            hasGoogle
            createdAt
            ownSites {
              id
              ...SiteRow_site
            }
            helpedSites {
              id
              ...SiteRow_site
            }
            openSessions {
              id
              device
              createdAt
              lastUsedAt
            }
          }
        }
      }
    `,
    { id },
    'store-and-network',
  );
  const person = operator?.person;
  if (!person) return <EmptyState illustration={TillRoll} title={messages.personUnknown} as="h1" />;
  const ways = [
    ...(person.hasPassword ? [messages.password] : []),
    ...(person.hasGoogle ? [messages.google] : []),
  ];
  return (
    <>
      <PageTitle>{person.name}</PageTitle>
      <Stack $gap={3}>
        <Heading as="h1" $size={42}>
          {person.name}
        </Heading>
        <Stack $row $gap={[1, 2]}>
          <Text $soft>{person.email}</Text>
          {person.emailVerified ? (
            <Chip tone="success">{messages.verified}</Chip>
          ) : (
            <Chip tone="warning">{messages.unverified}</Chip>
          )}
        </Stack>
      </Stack>
      <Panels>
        <Panel title={messages.account}>
          <Facts
            facts={[
              [messages.made, formatDate(person.createdAt)],
              [messages.pendingEmail, person.pendingEmail ?? null],
              [messages.signInBy, ways.length === 0 ? messages.noWay : ways.join(', ')],
            ]}
          />
        </Panel>
        <Panel title={messages.sessions}>
          {person.openSessions.length === 0 ? (
            <Text $soft>{messages.noSessions}</Text>
          ) : (
            <Rows role="list" aria-label={messages.sessions}>
              {person.openSessions.map(({ id: session, device, createdAt, lastUsedAt }) => (
                <Row key={session} $dense>
                  <strong>{device}</strong>
                  <Text $size={15} $soft $tabular>
                    {messages.used(
                      formatDate(createdAt),
                      formatMoment(lastUsedAt).replace(/^at /, messages.todayAt),
                    )}
                  </Text>
                </Row>
              ))}
            </Rows>
          )}
        </Panel>
        <SiteList title={messages.ownSites} sites={person.ownSites} none={messages.noSites} />
        <SiteList title={messages.helpedSites} sites={person.helpedSites} none={messages.noSites} />
      </Panels>
    </>
  );
}

/** The page of a person: the account, its sign-ins and its sites. */
export function PersonScreen({ id }: { id: string }) {
  return (
    <Page $tall>
      <ConsoleRegion
        loading={messages.personLoading}
        failure={messages.personLoadFailed}
        heading={messages.person}
        resetKey={id}
      >
        <LoadedPerson key={id} id={id} />
      </ConsoleRegion>
    </Page>
  );
}
