import { formatPounds } from '@forkfront/common/money.ts';
import { useNavigate, useRouter } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { FindScreenQuery } from '../../__generated__/FindScreenQuery.graphql.ts';
import { formatMoment } from '../../lib/formatDate.ts';
import { useTypedSearch } from '../../lib/useTypedSearch.ts';
import { useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Field } from '../../ui/Field.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Row, Rows } from '../../ui/Rows.tsx';
import { Heading, Text, TextLink } from '../../ui/Text.tsx';
import { ConsolePage } from './ConsolePage.tsx';
import { FoundPeople } from './FoundPeople.tsx';
import { FoundSites } from './FoundSites.tsx';
import { messages } from './messages.ts';
import { type ConsoleSearch, MAX_CONSOLE_SEARCH } from './operatorSearch.rules.ts';
import { Panels } from './Panel.tsx';

const Box = styled.form`
  max-width: 560px;
`;

function SearchBox({ q }: { q: string }) {
  const navigate = useNavigate();
  const router = useRouter();
  const { text, type, submit } = useTypedSearch(q, (typed) => {
    // A result was pressed before the typing rested, and its page is loading.
    if (router.history.location.pathname !== '/operator') return;
    void navigate({ to: '/operator', search: { q: typed || undefined }, replace: true });
  });
  return (
    <Box
      role="search"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field
        type="search"
        label={messages.search}
        help={messages.searchHelp}
        autoComplete="off"
        maxLength={MAX_CONSOLE_SEARCH}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
    </Box>
  );
}

type Orders = NonNullable<FindScreenQuery['response']['operator']>['orders'];

function FoundOrders({ orders }: { orders: Orders }) {
  return (
    <Stack $gap={4}>
      <Heading as="h2" $size={20}>
        {messages.orders}
      </Heading>
      <Rows role="list" aria-label={messages.orders}>
        {orders.map(({ id, number, state, total, isTest, placedAt, siteId, siteName }) => (
          <Row key={id} $dense>
            <Stack $row $gap={[1, 2]}>
              <strong>#{number}</strong>
              <TextLink to="/operator/sites/$id" params={{ id: siteId }}>
                {siteName}
              </TextLink>
              <Chip tone="neutral">{messages.orderStates[state] ?? state}</Chip>
              {isTest && <Chip tone="info">{messages.test}</Chip>}
            </Stack>
            <Text $size={15} $soft $tabular>
              {formatPounds(total)}, {formatMoment(placedAt).replace(/^at /, 'today at ')}
            </Text>
          </Row>
        ))}
      </Rows>
    </Stack>
  );
}

function Found({ q }: { q: string }) {
  const found = useScreenQuery<FindScreenQuery>(
    graphql`
      query FindScreenQuery($search: String!) @throwOnFieldError {
        operator {
          orders(search: $search) {
            id
            number
            state
            total
            isTest
            placedAt
            siteId
            siteName
          }
        }
        ...FoundSites_query @arguments(search: $search)
        ...FoundPeople_query @arguments(search: $search)
      }
    `,
    { search: q },
    'store-and-network',
  );
  const orders = found.operator?.orders ?? [];
  return (
    <Stack $gap={8}>
      {orders.length > 0 && <FoundOrders orders={orders} />}
      <Panels>
        <FoundSites found={found} />
        <FoundPeople found={found} />
      </Panels>
    </Stack>
  );
}

/** Finds sites, people and orders. */
export function FindScreen({ search }: { search: ConsoleSearch }) {
  const q = search.q ?? '';
  return (
    <ConsolePage
      title={messages.findTitle}
      loading={messages.findLoading}
      failure={messages.findFailed}
      resetKey={q}
      controls={<SearchBox q={q} />}
    >
      <Found key={q} q={q} />
    </ConsolePage>
  );
}
