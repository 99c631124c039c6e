import { graphql, useFragment } from 'react-relay';
import type { LogoSection_restaurant$key } from '../../../__generated__/LogoSection_restaurant.graphql.ts';
import { MAX_PICTURE_BYTES } from '../../uploads/picture.rules.ts';
import { EditorSection } from '../EditorSection.tsx';
import { messages } from './messages.ts';
import { SitePicture } from './SitePicture.tsx';
import { useSitePicture } from './useSitePicture.ts';

/** The logo. Its upload sets it on confirming already; saving it tells the preview that the site has changed. */
export function LogoSection({ restaurant }: { restaurant: LogoSection_restaurant$key }) {
  const site = useFragment(
    graphql`
      fragment LogoSection_restaurant on Restaurant {
        id
        logoUrl
        ...useUpdateRestaurant_restaurant
      }
    `,
    restaurant,
  );
  const picture = useSitePicture(site, 'logoUrl', messages.logoSaved);
  return (
    <EditorSection title={messages.logoTitle} intro={messages.logoIntro}>
      <SitePicture
        picture={picture}
        address={site.logoUrl ?? null}
        shape="logo"
        alt={messages.logoAlt}
        empty={messages.logoEmpty}
        label={messages.logoLabel}
        hint={messages.logoHint}
        target={{ context: 'restaurant_logo', resourceId: site.id, conversation: null }}
        maxBytes={MAX_PICTURE_BYTES}
      />
    </EditorSection>
  );
}
