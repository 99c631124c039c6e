import { graphql } from 'react-relay';
import type { UpgradeBannerQuery } from '../../__generated__/UpgradeBannerQuery.graphql.ts';
import { useScreenQuery } from '../../relay/useScreenQuery.ts';
import { Alert } from '../../ui/Alert.tsx';
import { isForSites, type Category } from './category.rules.ts';
import { messages } from './messages.ts';

/** Says which site is being upgraded (spec §2); does not name one that is not the person's. Plans that are for no site say so. */
export function UpgradeBanner({ restaurantId, category }: { restaurantId: string; category: Category }) {
  const { node } = useScreenQuery<UpgradeBannerQuery>(
    graphql`
      query UpgradeBannerQuery($id: ID!) {
        node(id: $id) {
          ... on Restaurant {
            name
            isFreePlan
            isTrialAvailable
          }
        }
      }
    `,
    { id: restaurantId },
  );
  if (!isForSites(category)) return <Alert>{messages.withoutSite}</Alert>;
  // A site with a paid plan changes it, and gets no second trial.
  if (node?.name && node.isFreePlan === false) return <Alert>{messages.changing(node.name)}</Alert>;
  if (node?.name && node.isTrialAvailable === false)
    return <Alert>{messages.upgradingAgain(node.name)}</Alert>;
  return <Alert>{messages.upgrading(node?.name ?? null)}</Alert>;
}
