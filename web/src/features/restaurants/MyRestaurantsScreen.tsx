import { MAX_SEARCH_LENGTH } from '@forkfront/common/limits.ts';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useDeferredValue, useRef, type ComponentProps, type Ref, type SubmitEvent } from 'react';
import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { MyRestaurantsScreenQuery } from '../../__generated__/MyRestaurantsScreenQuery.graphql.ts';
import { useTypedSearch } from '../../lib/useTypedSearch.ts';
import { useScreenQuery, QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Page, Stack } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { ToggleButtons } from '../../ui/ToggleButtons.tsx';
import { SessionEnded } from '../accounts/SessionEnded.tsx';
import { FirstSteps, FirstStepsSkeleton } from './firstSteps/FirstSteps.tsx';
import { messages as firstSteps } from './firstSteps/messages.ts';
import { messages } from './messages.ts';
import { RestaurantGrid, RestaurantGridSkeleton } from './RestaurantGrid.tsx';
import {
  FILTERS,
  parseRestaurantSearch,
  type FilterName,
  listVariables,
  type RestaurantSearch,
} from './restaurantSearch.rules.ts';
import { RestaurantTiles, RestaurantTilesSkeleton } from './RestaurantTiles.tsx';

type ContentProps = Omit<ComponentProps<typeof RestaurantGrid>, 'user'>;

/** The list of a search. A query of its own beside that of the counts: it changes with the search and fails alone. */
function MyRestaurantsContent(props: ContentProps) {
  const { viewer } = useScreenQuery<MyRestaurantsScreenQuery>(
    graphql`
      query MyRestaurantsScreenQuery($search: String, $filter: RestaurantFilter) @throwOnFieldError {
        viewer {
          ...RestaurantGrid_user @arguments(search: $search, filter: $filter)
        }
      }
    `,
    listVariables(props.search),
  );
  return viewer ? <RestaurantGrid user={viewer} {...props} /> : <SessionEnded />;
}

/* Quick answers come before the eye sees a change. */
const Results = styled.div`
  transition: opacity var(--ease);
  &[aria-busy='true'] {
    opacity: 0.5;
    transition-delay: 120ms;
  }
`;

/** The list of a search. The old list stays, dimmed, until the new one has loaded; typing does not wait. */
function RestaurantResults({ search, ...actions }: ContentProps) {
  const shown = useDeferredValue(search);
  const isOld = shown.q !== search.q || shown.filter !== search.filter;
  return (
    <Results aria-busy={isOld || undefined}>
      <QueryBoundary
        fallback={<RestaurantGridSkeleton />}
        failure={messages.failure}
        resetKey={JSON.stringify(shown)}
      >
        <MyRestaurantsContent search={shown} {...actions} />
      </QueryBoundary>
    </Results>
  );
}

const OPTIONS = FILTERS.map((value) => ({ value, label: messages.filters[value] }));

const Tools = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-4) var(--space-6);
  > :first-child {
    flex: 1 1 280px;
  }
`;

interface ToolsProps {
  search: RestaurantSearch;
  onSearch: (q: string) => void;
  onFilter: (filter: FilterName) => void;
  input: Ref<HTMLInputElement>;
}

/** The search box and the filter buttons (spec §2). */
function RestaurantTools({ search, onSearch, onFilter, input }: ToolsProps) {
  const { text, type, submit } = useTypedSearch(search.q ?? '', onSearch);
  return (
    <Tools
      role="search"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field
        ref={input}
        type="search"
        label={messages.search}
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <ToggleButtons
        label={messages.filter}
        options={OPTIONS}
        value={search.filter ?? 'all'}
        onChange={onFilter}
      />
    </Tools>
  );
}

/** The portal's list of the user's websites (spec §2). `search` is what its address asks for. */
export function MyRestaurantsScreen({ search }: { search: RestaurantSearch }) {
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate({ from: '/my-restaurants' });
  // Replaces the address, so that typing adds nothing to the history.
  const searchFor = (q: string) =>
    void navigate({ search: (before) => parseRestaurantSearch({ ...before, q }), replace: true });
  const chooseFilter = (filter: FilterName) =>
    void navigate({ search: (before) => parseRestaurantSearch({ ...before, filter }) });
  // The pressed button unmounts with the empty list: the focus moves to the search box.
  const focusing = (act: () => void) => () => {
    act();
    input.current?.focus();
  };
  return (
    <Page $tall>
      <PageTitle>{messages.title}</PageTitle>
      <Stack $row $between $align="end">
        <Stack $gap={2}>
          <Heading as="h1" ref={heading} tabIndex={-1} $size={42}>
            {messages.title}
          </Heading>
          <Text $soft>{messages.intro}</Text>
        </Stack>
        <LinkButton to="/setup">
          <Icon icon={Plus} />
          {messages.createNew}
        </LinkButton>
      </Stack>
      <QueryBoundary fallback={<FirstStepsSkeleton />} failure={firstSteps.failure}>
        <FirstSteps onHidden={() => heading.current?.focus({ preventScroll: true })} />
      </QueryBoundary>
      <QueryBoundary fallback={<RestaurantTilesSkeleton />} failure={messages.countsFailure}>
        <RestaurantTiles />
      </QueryBoundary>
      <RestaurantTools search={search} onSearch={searchFor} onFilter={chooseFilter} input={input} />
      <RestaurantResults
        search={search}
        onClearSearch={focusing(() => searchFor(''))}
        onShowAll={focusing(() => void navigate({ search: {} }))}
      />
    </Page>
  );
}
