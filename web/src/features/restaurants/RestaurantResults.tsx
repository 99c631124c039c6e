import { useDeferredValue, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { messages } from './messages.ts';
import { MyRestaurantsContent } from './MyRestaurantsContent.tsx';
import { RestaurantGridSkeleton } from './RestaurantGridSkeleton.tsx';

/* Quick answers come before the eye sees a change. */
const Root = styled.div`
  transition: opacity var(--ease);
  &[aria-busy='true'] {
    opacity: 0.5;
    transition-delay: 120ms;
  }
`;

/** The list of a search. The one before stays, dimmed, until the new one is here; typing waits for neither. */
export function RestaurantResults({ search, ...actions }: ComponentProps<typeof MyRestaurantsContent>) {
  const shown = useDeferredValue(search);
  const isOld = shown.q !== search.q || shown.filter !== search.filter;
  return (
    <Root aria-busy={isOld || undefined}>
      <QueryBoundary
        fallback={<RestaurantGridSkeleton />}
        failure={messages.failure}
        resetKey={JSON.stringify(shown)}
      >
        <MyRestaurantsContent search={shown} {...actions} />
      </QueryBoundary>
    </Root>
  );
}
