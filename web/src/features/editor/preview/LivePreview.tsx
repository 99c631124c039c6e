import { ExternalLink } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { LivePreview_restaurant$key } from '../../../__generated__/LivePreview_restaurant.graphql.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { AnchorButton } from '../../../ui/AnchorButton.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PhoneFrame } from '../../../ui/PhoneFrame.tsx';
import { Text } from '../../../ui/Text.tsx';
import { messages } from './messages.ts';
import { SiteFrame } from './SiteFrame.tsx';

const Root = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  align-items: center;
  min-width: 0;
  min-height: 0;
`;

/* As high as there is room, but no higher than a phone, and high enough to be one. */
const Phone = styled.div`
  flex: 1;
  max-height: 680px;
  display: grid;
  grid-template-rows: minmax(min(480px, 60dvh), 1fr);
  justify-items: center;
  width: 100%;
  min-height: 0;
`;

const Intro = styled.header`
  text-align: center;
`;

interface Props {
  restaurant: LivePreview_restaurant$key;
  /** The place around it has a heading already. */
  isTitled?: boolean;
}

/** The site as diners see it, in a phone: what is saved, as soon as it is saved. */
export function LivePreview({ restaurant, isTitled = false }: Props) {
  const { name, url, siteVersion, subscription } = useFragment(
    graphql`
      fragment LivePreview_restaurant on Restaurant {
        name
        url
        siteVersion
        subscription {
          status
        }
      }
    `,
    restaurant,
  );
  return (
    <Root>
      {!isTitled && (
        <Intro>
          <Heading as="h2" $size={17}>
            {messages.title}
          </Heading>
          <Text $size={15} $soft>
            {messages.intro}
          </Text>
        </Intro>
      )}
      {subscription.status === 'ARCHIVED' && <Alert tone="info">{messages.closed}</Alert>}
      <Phone>
        <PhoneFrame address={URL.canParse(url) ? new URL(url).host : url}>
          <SiteFrame name={name} url={url} version={siteVersion} />
        </PhoneFrame>
      </Phone>
      <AnchorButton variant="quiet" href={url} target="_blank" rel="noopener" aria-label={messages.openLabel}>
        {messages.open}
        <Icon icon={ExternalLink} size={18} />
      </AnchorButton>
    </Root>
  );
}
