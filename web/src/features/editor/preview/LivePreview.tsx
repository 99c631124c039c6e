import { ExternalLink, Smartphone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { LivePreview_restaurant$key } from '../../../__generated__/LivePreview_restaurant.graphql.ts';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { atLeast } from '../../../ui/breakpoints.ts';
import { AnchorButton, Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PhoneFrame } from '../../../ui/PhoneFrame.tsx';
import { SiteFrame } from '../../../ui/SiteFrame.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { messages } from './messages.ts';

/** The preview may do all that a site does, except navigate the editor. */
const ALLOWED = 'allow-scripts allow-forms allow-same-origin allow-popups';

const Root = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  align-items: center;
  min-width: 0;
  min-height: 0;
`;

/* Fills the height, between the smallest and the largest phone. */
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
  /** The container already has a heading. */
  isTitled?: boolean;
  /** The site does not load yet. */
  isWaiting?: boolean;
}

/** The saved site as diners see it, in a phone. */
export function LivePreview({ restaurant, isTitled = false, isWaiting = false }: Props) {
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
  // Sites follow the device, whatever the theme of the editor is.
  const isDark = useMediaQuery('(prefers-color-scheme: dark)') === true;
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
        <PhoneFrame address={URL.canParse(url) ? new URL(url).host : url} isDark={isDark}>
          <SiteFrame
            src={isWaiting ? null : `${url}/?v=${siteVersion}`}
            title={messages.frame(name)}
            sandbox={ALLOWED}
            loading={messages.loading}
          />
        </PhoneFrame>
      </Phone>
      <AnchorButton variant="quiet" href={url} target="_blank" rel="noopener" aria-label={messages.openLabel}>
        {messages.open}
        <Icon icon={ExternalLink} size={18} />
      </AnchorButton>
    </Root>
  );
}

/** Media query: the preview is beside the editor; otherwise in a drawer. */
export const PREVIEW_BESIDE = atLeast('large');

const Drawer = lazy(async () => ({ default: (await import('../../../ui/Dialog.tsx')).Drawer }));

/** Opens the preview in a drawer on narrow screens. */
export function PreviewButton({ restaurant }: { restaurant: LivePreview_restaurant$key }) {
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setDrawer('open')}>
        <Icon icon={Smartphone} />
        {messages.title}
      </Button>
      {drawer !== 'unused' && (
        <Suspense>
          <Drawer
            isOpen={drawer === 'open'}
            onClose={() => setDrawer('closed')}
            title={messages.title}
            width={420}
          >
            <LivePreview restaurant={restaurant} isTitled />
          </Drawer>
        </Suspense>
      )}
    </>
  );
}
