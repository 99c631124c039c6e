import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useUpgradedSiteQuery } from '../../../__generated__/useUpgradedSiteQuery.graphql.ts';
import { useSession } from '../../../lib/session.ts';

type Node = NonNullable<useUpgradedSiteQuery['response']['node']>;
type OwnSite = Omit<Extract<Node, { __typename: 'Restaurant' }>, '__typename'>;

/**
 * The site that the address asks to upgrade. `UNKNOWN`: it does not exist, or the user does not own it. `stripePriceId`: of its
 * price at the payment provider; null on the free plan.
 */
export type UpgradedSite =
  | { state: 'NONE' | 'GUEST' | 'LOADING' | 'FAILED' | 'UNKNOWN' }
  | (OwnSite & { state: 'FOUND'; stripePriceId: string | null });

/** Loads the site of a global id. A query of its own: the plans are shown meanwhile, and also when it fails. */
export function useUpgradedSite(upgrading: string | undefined): UpgradedSite {
  const environment = useRelayEnvironment();
  const { isSignedIn } = useSession();
  const [answer, setAnswer] = useState<{ id: string; site: UpgradedSite } | null>(null);

  useEffect(() => {
    if (upgrading === undefined || !isSignedIn) return;
    const set = (site: UpgradedSite): void => setAnswer({ id: upgrading, site });
    const { unsubscribe } = fetchQuery<useUpgradedSiteQuery>(environment, query, { id: upgrading }).subscribe(
      {
        next: (data) => set(siteOf(upgrading, data)),
        error: () => set({ state: 'FAILED' }),
      },
    );
    return unsubscribe;
  }, [environment, upgrading, isSignedIn]);

  if (upgrading === undefined) return { state: 'NONE' };
  if (!isSignedIn) return { state: 'GUEST' };
  return answer?.id === upgrading ? answer.site : { state: 'LOADING' };
}

function siteOf(id: string, { node, viewer }: useUpgradedSiteQuery['response']): UpgradedSite {
  if (node?.__typename !== 'Restaurant') return { state: 'UNKNOWN' };
  const paid = viewer?.subscriptions.find(
    ({ restaurant, status }) => restaurant?.id === id && (status === 'active' || status === 'trialing'),
  );
  return { ...node, state: 'FOUND', stripePriceId: paid?.stripePriceId ?? null };
}

const query = graphql`
  query useUpgradedSiteQuery($id: ID!) {
    node(id: $id) {
      __typename
      ... on Restaurant {
        name
        isShop
        package
        isFreePlan
        isTrialAvailable
      }
    }
    viewer {
      subscriptions {
        stripePriceId
        status
        restaurant {
          id
        }
      }
    }
  }
`;
