import { graphql, useFragment } from 'react-relay';
import type { HomepageTabHero_restaurant$key } from '../../../__generated__/HomepageTabHero_restaurant.graphql.ts';
import type { HomepageTabLogo_restaurant$key } from '../../../__generated__/HomepageTabLogo_restaurant.graphql.ts';
import type { HomepageTabQuery } from '../../../__generated__/HomepageTabQuery.graphql.ts';
import { useScreenQuery } from '../../../relay/QueryBoundary.tsx';
import { MAX_HERO_BYTES, MAX_PICTURE_BYTES } from '../../uploads/picture.rules.ts';
import { AiImageGenerator } from '../AiImageGenerator.tsx';
import { EditorSection } from '../EditorSection.tsx';
import { messages } from './messages.ts';
import { SitePicture, useSitePicture } from './SitePicture.tsx';
import { TaglineForm } from './TaglineForm.tsx';

/** The picture across the top of the site: uploaded in 16:9 or generated (spec §2). */
export function HeroSection({ restaurant }: { restaurant: HomepageTabHero_restaurant$key }) {
  const site = useFragment(
    graphql`
      fragment HomepageTabHero_restaurant on Restaurant {
        id
        coverImageUrl
        ...useUpdateRestaurant_restaurant
        ...AiImageGenerator_restaurant
      }
    `,
    restaurant,
  );
  const picture = useSitePicture(site, 'coverImageUrl', messages.heroSaved);
  return (
    <EditorSection title={messages.heroTitle} intro={messages.heroIntro}>
      <SitePicture
        picture={picture}
        address={site.coverImageUrl ?? null}
        shape="hero"
        alt={messages.heroAlt}
        empty={messages.heroEmpty}
        label={messages.heroLabel}
        hint={messages.heroHint}
        target={{ context: 'restaurant_hero', resourceId: site.id, conversation: null }}
        maxBytes={MAX_HERO_BYTES}
        aspect={16 / 9}
      />
      <AiImageGenerator
        restaurant={site}
        feature={messages.aiFeature}
        purpose="HERO"
        onUse={(address) => void picture.save(address)}
      />
    </EditorSection>
  );
}

/** The logo. Confirming the upload already sets it on the server; saving it updates the preview. */
export function LogoSection({ restaurant }: { restaurant: HomepageTabLogo_restaurant$key }) {
  const site = useFragment(
    graphql`
      fragment HomepageTabLogo_restaurant on Restaurant {
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

/** The Homepage tab. `id` is the global id of the site. */
export function HomepageTab({ id }: { id: string }) {
  const { node } = useScreenQuery<HomepageTabQuery>(
    graphql`
      query HomepageTabQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Restaurant @alias(as: "restaurant") {
            ...HomepageTabHero_restaurant
            ...HomepageTabLogo_restaurant
            ...TaglineForm_restaurant
          }
        }
      }
    `,
    { id },
  );
  const site = node?.restaurant;
  if (!site) return null;
  return (
    <>
      <HeroSection restaurant={site} />
      <LogoSection restaurant={site} />
      <TaglineForm restaurant={site} />
    </>
  );
}
