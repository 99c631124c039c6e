import { createLink, linkOptions, useLocation, useMatch } from '@tanstack/react-router';
import { ChevronsUpDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { styled } from 'styled-components';
import type {
  OwnerNavigationQuery,
  OwnerNavigationQuery$data,
} from '../../__generated__/OwnerNavigationQuery.graphql.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { below } from '../../ui/breakpoints.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Container } from '../../ui/Layout.tsx';
import { VisuallyHidden } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { navItemStyle, NavLink } from './navigation.tsx';
import { currentDesk, type OwnerPlace, ownerPlaces, placeOf } from './ownerPlaces.rules.ts';

const Row = styled(Container)`
  display: flex;
  align-items: stretch;
  justify-content: space-between;
  gap: 0 var(--space-6);
  @media ${below('small')} {
    flex-direction: column-reverse;
  }
`;

/* The text of the first link begins where the column does. */
const Links = styled.ul`
  display: flex;
  margin-inline: -12px;
  @media ${below('small')} {
    justify-content: space-between;
    margin-inline: -8px;
    overflow-x: auto;
  }
`;

const PlaceAnchor = styled.a`
  ${navItemStyle}
  position: relative;
  min-height: var(--owner-row);
  padding: 0 12px;
  border-radius: 0;
  color: var(--text-soft);
  &:hover {
    background: none;
    color: var(--text);
  }
  &&[aria-current='page'] {
    color: var(--text);
    text-decoration: none;
  }
  &[aria-current='page']::after {
    content: '';
    position: absolute;
    inset: auto 12px 0;
    height: 3px;
    border-radius: 3px 3px 0 0;
    background: var(--primary);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  @media ${below('small')} {
    padding: 0 8px;
    &[aria-current='page']::after {
      inset-inline: 8px;
    }
  }
`;

const Place = createLink(PlaceAnchor);

const Website = styled(NavLink)`
  min-width: 0;
  min-height: var(--owner-row);
  gap: 6px;
  padding: 0;
  color: var(--text);
  font-weight: 600;
  &:hover {
    background: none;
    text-decoration: underline;
  }
  > span:last-of-type {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  > svg {
    flex: none;
    color: var(--text-soft);
  }
  @media ${below('small')} {
    min-height: var(--touch);
    margin-bottom: -8px;
  }
`;

const query = graphql`
  query OwnerNavigationQuery {
    viewer {
      desks {
        id
        restaurantId
        name
        slug
        role
      }
    }
  }
`;

/** A part of an address; undefined when it is missing or not a text. */
const textOf = (part: unknown): string | undefined => (typeof part === 'string' ? part : undefined);

/**
 * The owner's links on signed-in pages, for the website in the address or the one used last. Someone who only helps in
 * kitchens has the links of the header.
 */
export function OwnerNavigation() {
  const { pathname, tab, at } = useLocation({
    select: ({ pathname, search }) => ({
      pathname,
      tab: textOf(search.tab),
      at: textOf(search.at),
    }),
    structuralSharing: true,
  });
  const environment = useRelayEnvironment();
  const [data, setData] = useState<OwnerNavigationQuery$data | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  // Each page reads the store again, which asks the server only for what is missing. It never holds the page back; after a
  // failure the next page asks again.
  useEffect(() => {
    const { unsubscribe } = fetchQuery<OwnerNavigationQuery>(
      environment,
      query,
      {},
      { fetchPolicy: 'store-or-network' },
    ).subscribe({ next: setData, error: () => setIsFailed(true) });
    return unsubscribe;
  }, [environment, pathname]);
  const editorId = useMatch({
    from: '/_authed/editor/$id',
    shouldThrow: false,
    select: ({ params }) => params.id,
  });
  const desks = data?.viewer?.desks ?? [];
  const current = currentDesk(desks, { editorId, at, last: readStored('orderDesk') });
  const slug = current?.slug;
  useEffect(() => {
    if (slug !== undefined) writeStored('orderDesk', slug);
  }, [slug]);

  const here = placeOf(pathname, tab);
  const editor = current && { to: '/editor/$id' as const, params: { id: current.restaurantId } };
  const targets = {
    today: linkOptions({ to: '/dashboard' }),
    website: editor ? linkOptions({ ...editor }) : linkOptions({ to: '/my-restaurants' }),
    menu: editor
      ? linkOptions({ ...editor, search: { tab: 'products' } })
      : linkOptions({ to: '/my-restaurants' }),
    orders: linkOptions({ to: '/orders/{-$orderId}', search: { at: desks.length > 1 ? slug : undefined } }),
    plan: linkOptions({ to: '/plan' }),
  } satisfies Record<OwnerPlace, object>;
  // After a failure the links of an owner stay usable; each page says itself what it cannot show.
  if (!data && !isFailed) return null;
  return (
    <Row>
      <Links role="list">
        {ownerPlaces(desks, current).map((place) => (
          <li key={place}>
            <Place
              {...targets[place]}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={here === place ? 'page' : undefined}
            >
              {messages.places[place]}
            </Place>
          </li>
        ))}
      </Links>
      {current && desks.length > 1 && (
        <Website to="/my-restaurants">
          <VisuallyHidden>{messages.changeWebsite}</VisuallyHidden>
          <span>{current.name}</span>
          <Icon icon={ChevronsUpDown} size={16} />
        </Website>
      )}
    </Row>
  );
}
