import { ExternalLink } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { NewSite_restaurant$key } from '../../../__generated__/NewSite_restaurant.graphql.ts';
import { atLeast } from '../../../ui/breakpoints.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { coverStyle, Stack } from '../../../ui/Layout.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { OverBand, RestaurantLogo } from '../RestaurantLogo.tsx';
import { messages } from './messages.ts';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  background: var(--surface-2);
  @media ${atLeast('medium')} {
    border-right: 1px solid var(--line);
  }
`;

/* The band in the brand's colours shows where the hero picture is missing or does not load. */
const Band = styled.div`
  height: 92px;
  ${coverStyle}
  @media ${atLeast('medium')} {
    flex: 1 0 140px;
    height: auto;
  }
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: 0 var(--space-5) var(--space-5);
`;

const Host = styled.a`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  width: fit-content;
  min-height: 32px;
  font-size: var(--size-15);
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Parts = styled.div`
  display: flex;
  gap: var(--space-1);
  > span {
    flex: 1;
    height: 8px;
    border-radius: var(--radius-chip);
    background: var(--line);
    transition: background var(--ease);
  }
  > [data-done] {
    background: var(--success);
  }
`;

interface Props {
  restaurant: NewSite_restaurant$key;
  /** How many steps are done, of `all`. */
  done: number;
  all: number;
}

/** The new site and how many steps are done. */
export function NewSite({ restaurant, done, all }: Props) {
  const { name, url, logoUrl, coverImageUrl, brand } = useFragment(
    graphql`
      fragment NewSite_restaurant on Restaurant {
        name
        url
        logoUrl
        coverImageUrl
        brand {
          primary
          secondary
        }
      }
    `,
    restaurant,
  );
  const host = new URL(url).host;
  return (
    <Root>
      <Band style={{ background: `linear-gradient(115deg, ${brand.primary} 62%, ${brand.secondary} 62.2%)` }}>
        {coverImageUrl && <img src={coverImageUrl} alt="" />}
      </Band>
      <Body>
        <OverBand>
          <RestaurantLogo name={name} logoUrl={logoUrl} size={72} />
        </OverBand>
        <Stack $gap={1}>
          <Text $size={13} $soft>
            {messages.eyebrow}
          </Text>
          <Heading as="p" $size={25}>
            {name}
          </Heading>
          <Host href={url} target="_blank" rel="noopener" aria-label={messages.visit(host)}>
            {host}
            <Icon icon={ExternalLink} size={16} />
          </Host>
        </Stack>
        <Stack $gap={2}>
          <Parts aria-hidden>
            {Array.from({ length: all }, (_, index) => (
              <span key={index} data-done={index < done || undefined} />
            ))}
          </Parts>
          <Text role="status" $size={15} $tabular>
            {messages.progress(done, all)}
          </Text>
        </Stack>
      </Body>
    </Root>
  );
}
