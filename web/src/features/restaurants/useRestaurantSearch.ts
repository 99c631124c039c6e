import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { parseRestaurantSearch, type FilterName } from './restaurantSearch.rules.ts';

interface RestaurantSearchControls {
  /** Looks for a part of the name or the slug; empty looks for all. Typing leaves no trail of addresses to go back through. */
  searchFor: (q: string) => void;
  chooseFilter: (filter: FilterName) => void;
  showAll: () => void;
}

/** Changes what /my-restaurants shows, by changing its address. */
export function useRestaurantSearch(): RestaurantSearchControls {
  const navigate = useNavigate({ from: '/my-restaurants' });
  const searchFor = useCallback(
    (q: string) =>
      void navigate({ search: (before) => parseRestaurantSearch({ ...before, q }), replace: true }),
    [navigate],
  );
  const chooseFilter = useCallback(
    (filter: FilterName) =>
      void navigate({ search: (before) => parseRestaurantSearch({ ...before, filter }) }),
    [navigate],
  );
  const showAll = useCallback(() => void navigate({ search: {} }), [navigate]);
  return { searchFor, chooseFilter, showAll };
}
