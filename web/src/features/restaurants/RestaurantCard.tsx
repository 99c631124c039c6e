import { ExternalLink } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { RestaurantCard_restaurant$key } from '../../__generated__/RestaurantCard_restaurant.graphql.ts';
import { formatDate } from '../../lib/formatDate.ts';
import { AnchorButton } from '../../ui/AnchorButton.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PackageChip } from '../../ui/PackageChip.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { RestaurantLogo } from './RestaurantLogo.tsx';

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

const Band = styled.div`
  height: 88px;
`;

const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  padding: 0 var(--space-5) var(--space-5);
`;

const Actions = styled.div`
  display: grid;
  margin-top: auto;
`;

const Address = styled(Text)`
  overflow-wrap: anywhere;
`;

/** One website: brand, name, address, state, and the way to it. Looks right with no logo and a long name. */
export function RestaurantCard({ restaurant }: { restaurant: RestaurantCard_restaurant$key }) {
  const {
    name,
    url,
    isActive,
    package: tier,
    brand,
    subscription,
    ...site
  } = useFragment(
    graphql`
      fragment RestaurantCard_restaurant on Restaurant {
        name
        url
        isActive
        package
        brand {
          primary
          secondary
        }
        subscription {
          status
          trialEndsAt
        }
        ...RestaurantLogo_restaurant
      }
    `,
    restaurant,
  );
  const { status, trialEndsAt } = subscription;
  return (
    <Root as="li" $padded={false}>
      <Band
        style={{ background: `linear-gradient(115deg, ${brand.primary} 62%, ${brand.secondary} 62.2%)` }}
      />
      <Body>
        <RestaurantLogo restaurant={site} />
        <div>
          <Heading as="h2" $size={20}>
            {name}
          </Heading>
          <Address $size={15} $soft>
            {URL.canParse(url) ? new URL(url).host : url}
          </Address>
        </div>
        <Stack $row $gap={2}>
          <PackageChip tier={tier} />
          <StatusChip status={status} />
          <Chip tone={isActive ? 'success' : 'neutral'}>
            {isActive ? messages.active : messages.inactive}
          </Chip>
        </Stack>
        {trialEndsAt && status === 'TRIALING' && (
          <Text $size={15} $soft $tabular>
            {messages.trialEnds(formatDate(trialEndsAt))}
          </Text>
        )}
        <Actions>
          <AnchorButton
            variant="secondary"
            wide
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={messages.visitLabel(name)}
          >
            {messages.visit}
            <Icon icon={ExternalLink} size={18} />
          </AnchorButton>
        </Actions>
      </Body>
    </Root>
  );
}
