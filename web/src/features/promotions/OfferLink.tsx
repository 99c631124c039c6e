import { lazy, Suspense, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { OfferLink_restaurant$key } from '../../__generated__/OfferLink_restaurant.graphql.ts';
import { themeOf } from '../../lib/palette/themes.rules.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages as share } from '../restaurants/share/messages.ts';
import { CopyButton } from '../restaurants/share/ShareDialog.tsx';
import { messages } from './messages.ts';
import { linkOf } from './offer.rules.ts';

const QrPoster = lazy(async () => ({
  default: (await import('../restaurants/share/QrPoster.tsx')).QrPoster,
}));

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
  gap: var(--space-3);
  align-items: end;
`;

/** An offer to share. */
export interface SharedOffer {
  readonly name: string;
  readonly code?: string | null | undefined;
  /** What has just happened to it. */
  readonly news?: string;
}

interface Props {
  restaurant: OfferLink_restaurant$key;
  offer: SharedOffer;
  onClose: () => void;
}

/** The link and the QR code that enter the code of an offer. */
export function OfferLink({ restaurant, offer, onClose }: Props) {
  const site = useFragment(
    graphql`
      fragment OfferLink_restaurant on Restaurant {
        name
        slug
        url
        theme
        brand {
          primary
          secondary
        }
      }
    `,
    restaurant,
  );
  const link = useRef<HTMLInputElement>(null);
  const [isFailed, setIsFailed] = useState(false);
  const code = offer.code ?? null;
  const url = linkOf(site.url, code);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.linkTitle(offer.name)}
      width={600}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {messages.done}
        </Button>
      }
    >
      {offer.news && <Alert tone="success">{offer.news}</Alert>}
      <Text $size={15} $soft>
        {messages.linkText(code)}
      </Text>
      {isFailed && <Alert tone="error">{share.copyFailed}</Alert>}
      <Row>
        <Field ref={link} label={messages.linkField} name="link" readOnly value={url} />
        <CopyButton
          isMain
          label={share.copyLink}
          source={link}
          onCopied={() => setIsFailed(false)}
          onFailed={() => setIsFailed(true)}
        />
      </Row>
      <Suspense
        fallback={
          <SkeletonRegion label={share.qrLoading}>
            <Skeleton $height="210px" $radius="10px" />
          </SkeletonRegion>
        }
      >
        <QrPoster
          name={site.name}
          slug={code === null ? site.slug : `${site.slug}-${code.toLowerCase()}`}
          url={url}
          brand={site.brand}
          theme={themeOf(site.theme)}
          onSaved={() => setIsFailed(false)}
        />
      </Suspense>
    </Dialog>
  );
}
