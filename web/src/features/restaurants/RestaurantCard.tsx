import { ExternalLink } from 'lucide-react';
import { memo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { RestaurantCard_restaurant$key } from '../../__generated__/RestaurantCard_restaurant.graphql.ts';
import { AnchorButton } from '../../ui/AnchorButton.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PackageChip } from '../../ui/PackageChip.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { RestaurantCardFrame } from './RestaurantCardFrame.tsx';
import { RestaurantCover } from './RestaurantCover.tsx';
import { RestaurantFacts } from './RestaurantFacts.tsx';
import { RestaurantLogo } from './RestaurantLogo.tsx';
import { isSiteActive, siteLook } from './siteLook.rules.ts';

const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  padding: 0 var(--space-5) var(--space-5);
`;

/* Overlaps the cover above. */
const Logo = styled.div`
  position: relative;
  width: fit-content;
  margin-top: -39px;
  border: 3px solid var(--surface);
  border-radius: 19px;
  background: var(--surface);
`;

const Address = styled(Text)`
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
  margin-top: auto;
`;

interface Props {
  restaurant: RestaurantCard_restaurant$key;
}

/**
 * One website: brand, name, address, state, and the ways to it. Looks right with no logo and a long name. One of up to
 * hundreds, so a new page or search does not render it again.
 */
export const RestaurantCard = memo(function RestaurantCard({ restaurant }: Props) {
  const site = useFragment(
    graphql`
      fragment RestaurantCard_restaurant on Restaurant {
        id
        name
        slug
        url
        isActive
        isSuspended
        package
        subscription {
          status
        }
        ...RestaurantCover_restaurant
        ...RestaurantLogo_restaurant
        ...RestaurantFacts_restaurant
      }
    `,
    restaurant,
  );
  const { id, name, slug, url, subscription } = site;
  const isActive = isSiteActive(site.isActive, subscription.status);
  return (
    <RestaurantCardFrame look={siteLook(subscription.status)}>
      <RestaurantCover restaurant={site} />
      <Body>
        <Logo>
          <RestaurantLogo restaurant={site} size={72} />
        </Logo>
        <div>
          <Heading as="h2" $size={20}>
            {name}
          </Heading>
          <Address $size={15} $soft>
            {URL.canParse(url) ? new URL(url).host : slug}
          </Address>
        </div>
        <Stack $row $gap={2}>
          <PackageChip tier={site.package} />
          <StatusChip status={subscription.status} />
          <Chip tone={isActive ? 'success' : 'neutral'}>
            {isActive ? messages.active : messages.inactive}
          </Chip>
          {site.isSuspended && <Chip tone="error">{messages.suspended}</Chip>}
        </Stack>
        <RestaurantFacts restaurant={site} />
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
          <LinkButton to="/editor/$id" params={{ id }} wide aria-label={messages.manageLabel(name)}>
            {messages.manage}
          </LinkButton>
        </Actions>
      </Body>
    </RestaurantCardFrame>
  );
});
