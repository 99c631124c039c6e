import { ExternalLink, Smartphone } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { LivePreview_restaurant$key } from '../../../__generated__/LivePreview_restaurant.graphql.ts';
import { timings } from '../../../lib/timings.ts';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { atLeast } from '../../../ui/breakpoints.ts';
import { AnchorButton, Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PhoneFrame } from '../../../ui/PhoneFrame.tsx';
import { SiteFrame } from '../../../ui/SiteFrame.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { lookUrl } from './look.rules.ts';
import { messages } from './messages.ts';
import { usePreviewed } from './previewed.tsx';

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
  min-width: 0;
  text-align: center;
`;

/* As high as the line that it replaces. */
const Unsaved = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  align-items: center;
  justify-content: center;
  margin-block: -2px;
  font-size: var(--size-15);
  color: var(--text-soft);
`;

/** A value that changes when it has rested for `wait` ms; without a `wait` at once. */
function useRested<T>(value: T, wait: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return wait === 0 ? value : rested;
}

interface Props {
  restaurant: LivePreview_restaurant$key;
  /** The container already has a heading. */
  isTitled?: boolean;
  /** The site does not load yet. */
  isWaiting?: boolean;
}

/** The site as diners see it, in a phone: as it is saved, or with the look that a form has changed. */
export function LivePreview({ restaurant, isTitled = false, isWaiting = false }: Props) {
  const { name, url, siteVersion, lookDraftUrl, isSuspended, subscription } = useFragment(
    graphql`
      fragment LivePreview_restaurant on Restaurant {
        name
        url
        siteVersion
        lookDraftUrl
        isSuspended
        subscription {
          status
        }
      }
    `,
    restaurant,
  );
  const { look: edited, place } = usePreviewed();
  const isClosed = subscription.status === 'ARCHIVED';
  // A site that is offline has no other page.
  const look = isClosed || isSuspended ? null : edited;
  const page = look ? lookUrl(lookDraftUrl, look) : `${url}/?v=${siteVersion}`;
  const src = useRested(page, look ? timings.lookRest : 0);
  // Sites follow the device, whatever the theme of the editor is.
  const isDark = useMediaQuery('(prefers-color-scheme: dark)') === true;
  return (
    <Root>
      <Intro>
        {!isTitled && (
          <Heading as="h2" $size={17}>
            {messages.title}
          </Heading>
        )}
        <div role="status">
          {look ? (
            <Unsaved>
              <Chip tone="warning" dot>
                {messages.unsaved}
              </Chip>
              {messages.unsavedIntro}
            </Unsaved>
          ) : (
            !isTitled && (
              <Text $size={15} $soft>
                {messages.intro}
              </Text>
            )
          )}
        </div>
      </Intro>
      {isClosed && <Alert tone="info">{messages.closed}</Alert>}
      <Phone>
        <PhoneFrame address={URL.canParse(url) ? new URL(url).host : url} isDark={isDark}>
          <SiteFrame
            src={isWaiting ? null : src}
            place={place}
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
