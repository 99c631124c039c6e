import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { SiteUpgradedScreenQuery } from '../../__generated__/SiteUpgradedScreenQuery.graphql.ts';
import { QueryBoundary, useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { AnchorButton, LinkButton } from '../../ui/Button.tsx';
import { IconList } from '../../ui/IconList.tsx';
import { Bag } from '../../ui/illustrations.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PlainScreen } from '../../ui/PlainScreen.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';

/** What each paid plan adds to the free one. */
const NEWS = {
  SILVER: ['images', 'ai', 'moreOrders'],
  GOLD: ['images', 'ai', 'allOrders', 'redesign'],
  PLATINUM: ['images', 'ai', 'allOrders', 'redesign'],
} as const;
const TIERS = ['SILVER', 'GOLD', 'PLATINUM'] as const;

interface Props {
  /** Global id of the site. */
  restaurantId: string;
  /** Shown when the site is not the user's. */
  otherwise: ReactNode;
}

/** What is new for a site after its plan was paid. */
export function SiteUpgradedScreen(props: Props) {
  return (
    <QueryBoundary
      fallback={<PlainScreen title={messages.upgradedLoading}>{messages.unpaid.CHECKING.text}</PlainScreen>}
      failure={messages.upgradedFailure}
      heading={messages.successTitle}
    >
      <SiteUpgraded {...props} />
    </QueryBoundary>
  );
}

function SiteUpgraded({ restaurantId, otherwise }: Props) {
  const { node } = useScreenQuery<SiteUpgradedScreenQuery>(
    graphql`
      query SiteUpgradedScreenQuery($id: ID!) {
        node(id: $id) {
          __typename
          ... on Restaurant {
            id
            name
            url
            package
          }
        }
      }
    `,
    { id: restaurantId },
  );
  if (node?.__typename !== 'Restaurant') return otherwise;
  const { id, name, url } = node;
  const tier = TIERS.find((paid) => paid === node.package);
  return (
    <PlainScreen
      title={tier ? messages.upgradedTitle(messages.tiers[tier], name) : messages.upgradingTitle(name)}
      illustration={Bag}
      actions={
        <Stack $gap={5} $align="start">
          {tier && (
            <Text as="div">
              <IconList
                icon={Check}
                items={NEWS[tier].map((news) => messages.newFor[news])}
                colour="success"
              />
            </Text>
          )}
          <Stack $row $gap={3}>
            <LinkButton to="/editor/$id" params={{ id }} search={{ tab: 'products' }}>
              {messages.openEditor}
            </LinkButton>
            {tier && tier !== 'SILVER' && (
              <LinkButton to="/editor/$id" params={{ id }} search={{ tab: 'redesign' }} variant="secondary">
                {messages.requestRedesign}
              </LinkButton>
            )}
            <AnchorButton href={url} target="_blank" rel="noopener" variant="secondary">
              {messages.viewSite}
            </AnchorButton>
          </Stack>
        </Stack>
      }
    >
      {tier ? messages.upgradedText : messages.upgradingText}
    </PlainScreen>
  );
}
