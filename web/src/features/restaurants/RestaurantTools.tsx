import { useEffect, useEffectEvent, useRef, useState, type Ref, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { timings } from '../../lib/timings.ts';
import { Field } from '../../ui/Field.tsx';
import { ToggleButtons } from '../../ui/ToggleButtons.tsx';
import { messages } from './messages.ts';
import { FILTERS, MAX_SEARCH, type FilterName, type RestaurantSearch } from './restaurantSearch.rules.ts';

interface TypedSearch {
  text: string;
  type: (text: string) => void;
  /** Searches at once, e.g. on Enter. */
  submit: () => void;
}

/**
 * The text of a search box whose value is in the address. `onSearch` gets the trimmed text when typing pauses. A value that
 * changes elsewhere (Back, a button) replaces the text.
 */
function useTypedSearch(value: string, onSearch: (q: string) => void): TypedSearch {
  const [text, setText] = useState(value);
  /** Searches that are not in the address yet, oldest first: their arrival must not overwrite newer text. */
  const sent = useRef<string[]>([]);

  useEffect(() => {
    const arrived = sent.current.lastIndexOf(value);
    if (arrived === -1) setText(value);
    sent.current = arrived === -1 ? [] : sent.current.slice(arrived + 1);
  }, [value]);

  const submit = (): void => {
    const typed = text.trim();
    if (typed === (sent.current.at(-1) ?? value)) return;
    sent.current.push(typed);
    onSearch(typed);
  };

  const onRest = useEffectEvent(submit);
  useEffect(() => {
    const rest = setTimeout(() => onRest(), timings.searchRest);
    return () => clearTimeout(rest);
  }, [text]);

  return { text, type: setText, submit };
}

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
