import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Basket } from '../../ui/illustrations/Basket.tsx';
import { Plate } from '../../ui/illustrations/Plate.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { messages } from './messages.ts';
import type { RestaurantSearch } from './restaurantSearch.rules.ts';

interface Props {
  search: RestaurantSearch;
  onClearSearch: () => void;
  onShowAll: () => void;
}

/** Why a list that was narrowed is empty. */
function noMatch({ q, filter }: RestaurantSearch): string {
  if (q === undefined) return messages.noMatchFilter;
  return filter === undefined ? messages.noMatchSearch(q) : messages.noMatchBoth(q);
}

/** An empty list: no website yet leads to the first one, no match leads back (spec §2). */
export function NoRestaurants({ search, onClearSearch, onShowAll }: Props) {
  const { q, filter } = search;
  if (q === undefined && filter === undefined) {
    return (
      <EmptyState
        illustration={Basket}
        title={messages.emptyTitle}
        action={<LinkButton to="/setup">{messages.createNew}</LinkButton>}
      >
        {messages.emptyText}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      illustration={Plate}
      title={messages.noMatchTitle}
      action={
        <>
          {q !== undefined && <Button onClick={onClearSearch}>{messages.clearSearch}</Button>}
          {filter !== undefined && (
            <Button variant={q === undefined ? 'primary' : 'secondary'} onClick={onShowAll}>
              {messages.showAll}
            </Button>
          )}
        </>
      }
    >
      {noMatch(search)}
    </EmptyState>
  );
}
