import { MAX_SEARCH_LENGTH } from '@forkfront/common/limits.ts';
import { useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { useTypedSearch } from '../../lib/useTypedSearch.ts';
import { atLeast } from '../../ui/breakpoints.ts';
import { Button } from '../../ui/Button.tsx';
import { controlStyle } from '../../ui/controlStyle.ts';
import { Field } from '../../ui/Field.tsx';
import { FieldFrame } from '../../ui/FieldFrame.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { ToggleButtons } from '../../ui/ToggleButtons.tsx';
import { messages } from './messages.ts';
import { isDay, shiftDay } from '@forkfront/common/zonedTime.ts';
import { type OrdersSearch, parseOrdersSearch, shownDay } from './ordersSearch.rules.ts';

const Tools = styled.form`
  display: grid;
  gap: var(--space-4);
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: var(--space-4);
  align-items: end;
  @media ${atLeast('medium')} {
    grid-template-columns: auto 180px minmax(0, 1fr);
  }
`;

const Day = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr) auto auto auto;
  gap: var(--space-1);
  align-items: end;
  > :last-child {
    margin-left: var(--space-1);
  }
  @media ${atLeast('medium')} {
    grid-column: auto;
  }
`;

/* As high as the other controls: its calendar button would make it higher. */
const DateInput = styled.input`
  ${controlStyle}
  height: calc(1.4 * var(--size-17) + 21px);
  min-width: 0;
  padding-inline: 10px;
  /* Its calendar button has the focus inside it. */
  &:focus-within {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  font-variant-numeric: tabular-nums;
`;

const GROUPS = (['all', 'waiting', 'kitchen', 'done', 'unfulfilled'] as const).map((value) => ({
  value,
  label: messages.groups[value],
}));

interface Props {
  search: OrdersSearch;
  /** Of the restaurant. */
  today: string;
}

/** The day, the filters and the search of the list. All of them are in the address. */
export function OrderFilters({ search, today }: Props) {
  const navigate = useNavigate({ from: '/orders/{-$orderId}' });
  const change = (part: OrdersSearch, replace = false): void =>
    void navigate({
      search: (before) => parseOrdersSearch({ ...before, ...part }),
      params: (before) => before,
      resetScroll: false,
      replace,
    });
  // Replaces the address, so that typing adds nothing to the history.
  // A search begins in all days.
  const { text, type, submit } = useTypedSearch(search.q ?? '', (q) =>
    change(search.q === undefined ? { q, day: undefined } : { q }, true),
  );
  const day = shownDay(search, today);
  const isSearch = search.q !== undefined;
  const goTo = (to: string): void => change({ day: to === today && !isSearch ? undefined : to });
  const showAll = (): void => change({ day: isSearch ? undefined : 'all' });
  return (
    <Tools
      role="search"
      aria-label={messages.filters}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        submit();
      }}
    >
      <Fields>
        <Day>
          <FieldFrame label={messages.day}>
            {(control) => (
              <DateInput
                {...control}
                type="date"
                max={today}
                value={day ?? ''}
                onChange={({ target }) => isDay(target.value) && goTo(target.value)}
              />
            )}
          </FieldFrame>
          <IconButton
            icon={ChevronLeft}
            label={messages.dayBefore}
            onClick={() => goTo(shiftDay(day ?? today, day === null ? 0 : -1))}
          />
          <IconButton
            icon={ChevronRight}
            label={messages.dayAfter}
            aria-disabled={day === null || day >= today || undefined}
            onClick={() => day !== null && day < today && goTo(shiftDay(day, 1))}
          />
          <Button
            variant="secondary"
            aria-pressed={day === null}
            onClick={() => (day === null ? goTo(today) : showAll())}
          >
            {day === null ? messages.toToday : messages.allDays}
          </Button>
        </Day>
        <SelectField
          label={messages.fulfilment}
          value={search.via ?? ''}
          onChange={({ target }) =>
            change({
              via: target.value === '' ? undefined : (target.value as NonNullable<OrdersSearch['via']>),
            })
          }
        >
          <option value="">{messages.both}</option>
          <option value="collection">{messages.fulfilments.COLLECTION}</option>
          <option value="delivery">{messages.fulfilments.DELIVERY}</option>
        </SelectField>
        <Field
          type="search"
          label={messages.search}
          placeholder={messages.searchExample}
          autoComplete="off"
          maxLength={MAX_SEARCH_LENGTH}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      </Fields>
      <ToggleButtons
        label={messages.state}
        options={GROUPS}
        value={search.group ?? 'all'}
        onChange={(group) => change({ group: group === 'all' ? undefined : group })}
      />
    </Tools>
  );
}
