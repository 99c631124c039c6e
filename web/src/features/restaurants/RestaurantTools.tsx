import type { Ref, SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { Field } from '../../ui/Field.tsx';
import { ToggleButtons } from '../../ui/ToggleButtons.tsx';
import { messages } from './messages.ts';
import { FILTERS, MAX_SEARCH, type FilterName, type RestaurantSearch } from './restaurantSearch.rules.ts';
import { useTypedSearch } from './useTypedSearch.ts';

const OPTIONS = FILTERS.map((value) => ({ value, label: messages.filters[value] }));

const Root = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-4) var(--space-6);
  > :first-child {
    flex: 1 1 280px;
  }
`;

interface Props {
  search: RestaurantSearch;
  onSearch: (q: string) => void;
  onFilter: (filter: FilterName) => void;
  input: Ref<HTMLInputElement>;
}

/** The search box and the filter buttons (spec §2). */
export function RestaurantTools({ search, onSearch, onFilter, input }: Props) {
  const { text, type, submit } = useTypedSearch(search.q ?? '', onSearch);
  return (
    <Root
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
        maxLength={MAX_SEARCH}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <ToggleButtons
        label={messages.filter}
        options={OPTIONS}
        value={search.filter ?? 'all'}
        onChange={onFilter}
      />
    </Root>
  );
}
