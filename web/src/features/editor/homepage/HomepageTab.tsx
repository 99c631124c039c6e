import { graphql } from 'react-relay';
import type { HomepageTabQuery } from '../../../__generated__/HomepageTabQuery.graphql.ts';
import { useScreenQuery } from '../../../relay/useScreenQuery.ts';
import { HeroSection } from './HeroSection.tsx';
import { LogoSection } from './LogoSection.tsx';
import { TaglineForm } from './TaglineForm.tsx';

/** The Homepage tab with its data. `id` is the global id of the site. */
export function HomepageTab({ id }: { id: string }) {
  const { node } = useScreenQuery<HomepageTabQuery>(
    graphql`
      query HomepageTabQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Restaurant @alias(as: "restaurant") {
            ...HeroSection_restaurant
            ...LogoSection_restaurant
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
