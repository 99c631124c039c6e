import { graphql } from 'react-relay';
import type { HomepageTabQuery } from '../../../__generated__/HomepageTabQuery.graphql.ts';
import { useScreenQuery } from '../../../relay/QueryBoundary.tsx';
import { SitePicture } from './SitePicture.tsx';
import { TaglineForm } from './TaglineForm.tsx';

/** The Homepage tab. `id` is the global id of the site. */
export function HomepageTab({ id }: { id: string }) {
  const { node } = useScreenQuery<HomepageTabQuery>(
    graphql`
      query HomepageTabQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Restaurant @alias(as: "restaurant") {
            ...SitePicture_restaurant
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
      <SitePicture kind="hero" restaurant={site} />
      <SitePicture kind="logo" restaurant={site} />
      <TaglineForm restaurant={site} />
    </>
  );
}
