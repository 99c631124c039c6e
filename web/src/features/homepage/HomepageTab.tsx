import { graphql } from 'react-relay';
import type { HomepageTabQuery } from '../../__generated__/HomepageTabQuery.graphql.ts';
import { Form } from '../../forms/Form.tsx';
import { useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { Field } from '../../ui/Field.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { lookEdit } from '../editor/preview/look.rules.ts';
import { usePreviewLook } from '../editor/preview/previewed.tsx';
import { SaveBar } from '../editor/SaveBar.tsx';
import { useSaveForm } from '../editor/useEdits.ts';
import { type EditedSiteKey, useUpdateRestaurant } from '../editor/useUpdateRestaurant.ts';
import { messages } from './messages.ts';
import { SitePicture } from './SitePicture.tsx';

/** The line below the name of the site. The field keeps its text when the save fails. */
function TaglineForm({ restaurant }: { restaurant: EditedSiteKey }) {
  const [site, update, isSaving] = useUpdateRestaurant(restaurant);
  const saved = { tagline: site.tagline ?? '' };
  const { values, errors, set, onSubmit, bar } = useSaveForm({
    saved,
    check: () => ({}),
    changesOf: (_values, edits) => edits,
    send: update,
    isSaving,
    done: messages.taglineSaved,
  });
  usePreviewLook(lookEdit(saved, values), isSaving);
  return (
    <EditorSection title={messages.taglineTitle} intro={messages.taglineIntro}>
      <Form gap={4} onSubmit={onSubmit}>
        <Field
          label={messages.tagline}
          name="tagline"
          autoComplete="off"
          optional
          value={values.tagline}
          onChange={({ currentTarget }) => set('tagline', currentTarget.value)}
          help={messages.taglineHelp}
          error={errors['tagline']}
        />
        <SaveBar {...bar} lastSaved={site.updatedAt} />
      </Form>
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
            id
            hasPaidFeatures
            isTrialAvailable
            ...useUpdateRestaurant_restaurant
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
      <SitePicture kind="hero" plan={site} restaurant={site} />
      <SitePicture kind="logo" plan={site} restaurant={site} />
      <TaglineForm restaurant={site} />
    </>
  );
}
