import { createLink } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { UpgradeDialog_user$key } from '../../__generated__/UpgradeDialog_user.graphql.ts';
import type { UpgradeDialogPaginationQuery } from '../../__generated__/UpgradeDialogPaginationQuery.graphql.ts';
import type { UpgradeDialogQuery } from '../../__generated__/UpgradeDialogQuery.graphql.ts';
import { LoadMore } from '../../relay/LoadMore.tsx';
import { useScreenQuery, QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { VisuallyHidden, Text } from '../../ui/Text.tsx';
import { SessionEnded } from '../accounts/SessionEnded.tsx';
import { RestaurantLogo } from '../restaurants/RestaurantLogo.tsx';
import { messages } from './messages.ts';

const Anchor = styled.a`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  color: var(--text);
  font-weight: 600;
  text-decoration: none;
  transition: background var(--ease);
  &:hover {
    background: var(--surface-2);
    color: var(--text);
  }
  > svg {
    margin-left: auto;
    color: var(--text-soft);
  }
`;

const Choice = createLink(Anchor);

const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Trial = styled.span`
  display: block;
  color: var(--text-soft);
  font-size: var(--size-13);
  font-weight: 400;
`;

const PAGE = 20;

/* The padding keeps focus rings visible. */
const Scroller = styled(Stack)`
  max-height: min(420px, 50dvh);
  margin: -6px;
  padding: 6px;
  overflow-y: auto;
`;

interface ListProps {
  user: UpgradeDialog_user$key;
  onChoose: () => void;
}

/** The free websites, page after page; choosing one leads to the plans (spec §2). */
function UpgradeSiteList({ user, onChoose }: ListProps) {
  const { data, ...pages } = usePaginationFragment<UpgradeDialogPaginationQuery, UpgradeDialog_user$key>(
    graphql`
      fragment UpgradeDialog_user on User
      @refetchable(queryName: "UpgradeDialogPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        restaurants(first: $count, after: $cursor, filter: FREE)
          @connection(key: "UpgradeDialog_restaurants", filters: ["filter"]) {
          edges {
            node {
              id
              name
              isTrialAvailable
              logoUrl
            }
          }
        }
      }
    `,
    user,
  );
  const { edges } = data.restaurants;
  if (edges.length === 0) return <Text $soft>{messages.upgradeEmpty}</Text>;
  return (
    <Scroller $gap={4}>
      <Stack as="ul" role="list" $gap={2}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <Choice to="/packages" search={{ upgrading: node.id }} onClick={onChoose}>
              <RestaurantLogo name={node.name} logoUrl={node.logoUrl} size={48} />
              <Words>
                <VisuallyHidden>{messages.upgradeSite} </VisuallyHidden>
                {node.name}
                {node.isTrialAvailable && <Trial>{messages.trialAvailable}</Trial>}
              </Words>
              <Icon icon={ChevronRight} />
            </Choice>
          </li>
        ))}
      </Stack>
      <LoadMore {...pages} count={PAGE} failure={messages.failure} />
    </Scroller>
  );
}

/** The free websites of the viewer. A query of its own: it is sent when the dialog opens. */
function UpgradeSites({ onChoose }: { onChoose: () => void }) {
  const { viewer } = useScreenQuery<UpgradeDialogQuery>(
    graphql`
      query UpgradeDialogQuery @throwOnFieldError {
        viewer {
          ...UpgradeDialog_user
        }
      }
    `,
    {},
  );
  return viewer ? <UpgradeSiteList user={viewer} onChoose={onChoose} /> : <SessionEnded />;
}

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Asks which free website gets a paid plan (spec §2). */
export function UpgradeDialog({ isOpen, onClose }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={messages.upgradeTitle}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {messages.cancel}
        </Button>
      }
    >
      <QueryBoundary fallback={<Loading />} failure={messages.failure}>
        <UpgradeSites onChoose={onClose} />
      </QueryBoundary>
    </Dialog>
  );
}

function Loading() {
  return (
    <SkeletonRegion label={messages.upgradeLoading}>
      <Stack $gap={2}>
        {[1, 2, 3].map((site) => (
          <Skeleton key={site} $height="64px" $radius="10px" />
        ))}
      </Stack>
    </SkeletonRegion>
  );
}
