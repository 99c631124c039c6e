import { graphql, useFragment } from 'react-relay';
import type { HeroSection_restaurant$key } from '../../../__generated__/HeroSection_restaurant.graphql.ts';
import { MAX_HERO_BYTES } from '../../uploads/picture.rules.ts';
import { AiImageGenerator } from '../AiImageGenerator.tsx';
import { EditorSection } from '../EditorSection.tsx';
import { messages } from './messages.ts';
import { SitePicture } from './SitePicture.tsx';
import { useSitePicture } from './useSitePicture.ts';

/** The picture across the top of the site: uploaded in 16:9, drawn by the AI, or none (spec §2). */
export function HeroSection({ restaurant }: { restaurant: HeroSection_restaurant$key }) {
  const site = useFragment(
    graphql`
      fragment HeroSection_restaurant on Restaurant {
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
