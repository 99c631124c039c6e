import { useTransition } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { TeamTab_activity$key } from '../../__generated__/TeamTab_activity.graphql.ts';
import type { TeamTabActivityQuery } from '../../__generated__/TeamTabActivityQuery.graphql.ts';
import type { TeamTabQuery } from '../../__generated__/TeamTabQuery.graphql.ts';
import { LoadMore } from '../../relay/LoadMore.tsx';
import { useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { Text } from '../../ui/Text.tsx';
import { ActivityRow } from './ActivityRow.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import type { PlanSite } from '../editor/PremiumLock.tsx';
import { InviteForm } from './InviteForm.tsx';
import { messages } from './messages.ts';
import { Rows } from '../../ui/Rows.tsx';
import { TeamList } from './TeamList.tsx';
import type { StaffKey } from './useStaff.ts';

/** Entries of a page of the activity log. */
const PAGE = 20;

/** The team with the activity log, which is read again after each change of the team. */
function Team({ restaurant, plan }: { restaurant: StaffKey & TeamTab_activity$key; plan: PlanSite }) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    TeamTabActivityQuery,
    TeamTab_activity$key
  >(
    graphql`
      fragment TeamTab_activity on Restaurant
      @refetchable(queryName: "TeamTabActivityQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        activity(first: $first, after: $after) @connection(key: "TeamTab_activity") {
          edges {
            node {
              id
              ...ActivityRow_activity
            }
          }
        }
      }
    `,
    restaurant,
  );
  const [, startRefresh] = useTransition();
  const onChanged = (): void => startRefresh(() => void refetch({}, { fetchPolicy: 'store-and-network' }));
  const { edges } = data.activity;
  return (
    <>
      <TeamList restaurant={restaurant} onChanged={onChanged} />
      <InviteForm restaurant={restaurant} plan={plan} onChanged={onChanged} />
      <EditorSection title={messages.logTitle} intro={messages.logIntro}>
        {edges.length === 0 ? (
          <Text $size={15} $soft>
            {messages.logEmpty}
          </Text>
        ) : (
          <Rows role="list">
            {edges.map(({ node }) => (
              <ActivityRow key={node.id} activity={node} />
            ))}
          </Rows>
        )}
        <LoadMore {...{ hasNext, isLoadingNext, loadNext }} count={PAGE} failure={messages.logFailed} />
      </EditorSection>
    </>
  );
}

/** The Team tab, for the owner. `id` is the global id of the site. */
export function TeamTab({ id }: { id: string }) {
  const { node } = useScreenQuery<TeamTabQuery>(
    graphql`
      query TeamTabQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Restaurant @alias(as: "restaurant") {
            id
            hasPaidFeatures
            isTrialAvailable
            ...useStaff_restaurant
            ...TeamTab_activity
          }
        }
      }
    `,
    { id },
    // An invitation may have been accepted meanwhile.
    'store-and-network',
  );
  const site = node?.restaurant;
  return site ? <Team restaurant={site} plan={site} /> : null;
}
