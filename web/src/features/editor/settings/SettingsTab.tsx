import { graphql } from 'react-relay';
import type { SettingsTabQuery } from '../../../__generated__/SettingsTabQuery.graphql.ts';
import { useScreenQuery } from '../../../relay/QueryBoundary.tsx';
import { CloseSite } from './CloseSite.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { SlugForm } from './SlugForm.tsx';

/** The Settings tab. `id` is the global id of the site. */
export function SettingsTab({ id }: { id: string }) {
  const { viewer, node } = useScreenQuery<SettingsTabQuery>(
    graphql`
      query SettingsTabQuery($id: ID!) @throwOnFieldError {
        viewer {
          email
        }
        node(id: $id) {
          ... on Restaurant @alias(as: "restaurant") {
            ...SettingsForm_restaurant
            ...SlugForm_restaurant
            ...CloseSite_restaurant
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
      <SettingsForm restaurant={site} accountEmail={viewer?.email ?? ''} />
      <SlugForm restaurant={site} />
      <CloseSite restaurant={site} />
    </>
  );
}
