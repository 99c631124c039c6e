import { CalendarDays, ExternalLink, ReceiptText, Share2 } from 'lucide-react';
import { memo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled, css } from 'styled-components';
import type { RestaurantCard_restaurant$key } from '../../__generated__/RestaurantCard_restaurant.graphql.ts';
import { formatDate } from '../../lib/formatDate.ts';
import { AnchorButton, LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip, PackageChip, StatusChip } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { coverStyle, Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { OverBand, RestaurantLogo } from './RestaurantLogo.tsx';
import { useShareDialog } from './share/useShareDialog.tsx';
import { type SiteLook, isSiteActive, siteEnd, siteLook } from './siteLook.rules.ts';

/* The band in the brand's colours shows where the hero picture is missing or does not load. */
const Band = styled.div`
  height: 104px;
  ${coverStyle}
`;

const faded = css`
  > :first-child {
    filter: grayscale(1);
    opacity: 0.55;
  }
`;

const LOOKS: Record<SiteLook, ReturnType<typeof css> | null> = {
  plain: null,
  expired: css`
    border-color: var(--error);
    ${faded}
  `,
  pastDue: css`
    border-color: var(--error);
    box-shadow: inset 0 0 0 1px var(--error);
  `,
  archived: css`
    background: var(--surface-2);
    ${faded}
  `,
};

/* Cards outside the viewport are not rendered; most are 420 px high. */
const Root = styled(Card)<{ $look: SiteLook }>`
  display: flex;
  flex-direction: column;
  height: 100%;
  content-visibility: auto;
  contain-intrinsic-height: auto 420px;
  /* More specific than the border of Card in the dark theme. */
  :root &&& {
    ${({ $look }) => LOOKS[$look]}
  }
`;

const Body = styled.div`
  position: relative;
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  padding: 0 var(--space-5) var(--space-5);
`;

/* Beside the logo, and after the main actions for the keyboard. */
const Share = styled.div`
  position: absolute;
  top: var(--space-2);
  right: var(--space-3);
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

const Facts = styled.div`
  display: grid;
  gap: var(--space-1);
  color: var(--text-soft);
  font-size: var(--size-15);
  font-variant-numeric: tabular-nums;
  > p {
    display: flex;
    gap: var(--space-2);
    align-items: center;
  }
`;

/** One website. Memoised: a list may have hundreds, and a new page or search must not render them again. */
export const RestaurantCard = memo(function RestaurantCard({
  restaurant,
}: {
  restaurant: RestaurantCard_restaurant$key;
}) {
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
        logoUrl
        coverImageUrl
        brand {
          primary
          secondary
        }
        subscription {
          status
          trialEndsAt
          endedAt
          trialOrderCount
        }
        ...useShareDialog_restaurant
      }
    `,
    restaurant,
  );
  const [{ 'aria-label': shareLabel, ...shareOpener }, shareDialog] = useShareDialog(site);
  const { id, name, slug, url, brand, coverImageUrl, subscription } = site;
  const isActive = isSiteActive(site.isActive, subscription.status);
  const look = siteLook(subscription.status);
  const end = siteEnd(subscription);
  return (
    <Root as="li" $padded={false} $look={look} data-look={look}>
      <Band style={{ background: `linear-gradient(115deg, ${brand.primary} 62%, ${brand.secondary} 62.2%)` }}>
        {coverImageUrl && <img src={coverImageUrl} alt="" loading="lazy" />}
      </Band>
      <Body>
        <OverBand>
          <RestaurantLogo name={name} logoUrl={site.logoUrl} size={72} />
        </OverBand>
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
        <Facts>
          {end && (
            <p>
              <Icon icon={CalendarDays} size={18} />
              {messages[end.kind](formatDate(end.at))}
            </p>
          )}
          <p>
            <Icon icon={ReceiptText} size={18} />
            {messages.trialOrders(subscription.trialOrderCount)}
          </p>
        </Facts>
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
        {look !== 'archived' && !site.isSuspended && (
          <Share>
            <IconButton icon={Share2} label={shareLabel} {...shareOpener} />
            {shareDialog}
          </Share>
        )}
      </Body>
    </Root>
  );
});
