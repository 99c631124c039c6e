import { ExternalLink, Share2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { SiteHead_restaurant$key } from '../../__generated__/SiteHead_restaurant.graphql.ts';
import { atLeast } from '../../ui/breakpoints.ts';
import { AnchorButton, Button, LinkButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { coverStyle, Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { RestaurantLogo } from '../restaurants/RestaurantLogo.tsx';
import { SiteState } from '../restaurants/SiteState.tsx';
import { useShareDialog } from '../restaurants/share/useShareDialog.tsx';
import { messages } from './messages.ts';

/* The band in the brand's colours shows where the hero picture is missing or does not load. */
const Band = styled.div`
  height: 112px;
  ${coverStyle}
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-4) var(--space-5);
  align-items: end;
  padding: 0 var(--space-6) var(--space-6);
  > :first-child {
    position: relative;
    align-self: start;
    margin-top: -39px;
    border: 3px solid var(--surface);
    border-radius: 19px;
    background: var(--surface);
  }
  > :last-child {
    grid-column: 1 / -1;
  }
  @media ${atLeast('medium')} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    > :last-child {
      grid-column: auto;
    }
  }
`;

const Name = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  padding-top: var(--space-4);
  overflow-wrap: anywhere;
`;

interface Props {
  restaurant: SiteHead_restaurant$key;
  headingId: string;
  /** False for a website that nobody can open. */
  canShare: boolean;
}

/** A website's picture, name, address and state, with what its owner does with it. */
export function SiteHead({ restaurant, headingId, canShare }: Props) {
  const site = useFragment(
    graphql`
      fragment SiteHead_restaurant on Restaurant {
        id
        name
        url
        logoUrl
        coverImageUrl
        brand {
          primary
          secondary
        }
        ...SiteState_restaurant
        ...useShareDialog_restaurant
      }
    `,
    restaurant,
  );
  const [share, dialog] = useShareDialog(site);
  const { id, name, url, brand, coverImageUrl } = site;
  return (
    <>
      <Band style={{ background: `linear-gradient(115deg, ${brand.primary} 62%, ${brand.secondary} 62.2%)` }}>
        {coverImageUrl && <img src={coverImageUrl} alt="" />}
      </Band>
      <Head>
        <div>
          <RestaurantLogo name={name} logoUrl={site.logoUrl} size={72} />
        </div>
        <Name>
          <div>
            <Heading as="h2" id={headingId} $size={25}>
              {name}
            </Heading>
            <Text $size={15} $soft>
              {new URL(url).host}
            </Text>
          </div>
          <SiteState restaurant={site} />
        </Name>
        <Stack $row $gap={3}>
          <LinkButton to="/editor/$id" params={{ id }} variant="secondary" aria-label={messages.editOf(name)}>
            {messages.editSite}
          </LinkButton>
          <AnchorButton
            variant="secondary"
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={messages.visitLabel(name)}
          >
            {messages.visit}
            <Icon icon={ExternalLink} size={18} />
          </AnchorButton>
          {canShare && (
            <Button variant="secondary" {...share}>
              <Icon icon={Share2} size={18} />
              {messages.share}
            </Button>
          )}
          {dialog}
        </Stack>
      </Head>
    </>
  );
}
