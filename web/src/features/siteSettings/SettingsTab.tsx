import { useRef, useState } from 'react';
import { graphql } from 'react-relay';
import type { SettingsTabQuery } from '../../__generated__/SettingsTabQuery.graphql.ts';
import { useReturnedFocus } from '../../lib/focus.ts';
import { useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/confirm.ts';
import { useIsOwner } from '../editor/editorRole.ts';
import { EditorSection } from '../editor/EditorSection.tsx';
import { type SiteClosingKey, useSiteClosing } from '../editor/useSiteClosing.ts';
import { messages } from './messages.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { SlugForm } from './SlugForm.tsx';

/** Closes the site; the header of the editor reopens it. */
function CloseSite({ restaurant }: { restaurant: SiteClosingKey }) {
  const { site, isClosed, failure, archive } = useSiteClosing(restaurant);
  const confirm = useConfirm();
  const heading = useRef<HTMLHeadingElement>(null);
  const [wasAsked, setWasAsked] = useState(false);
  useReturnedFocus(heading, wasAsked && isClosed);

  const close = async (): Promise<void> => {
    const isSure = await confirm({
      title: messages.closeQuestion,
      text: messages.closeText(site),
      confirmText: messages.closeConfirm,
      destructive: true,
    });
    if (!isSure) return;
    setWasAsked(true);
    archive();
  };

  return (
    <EditorSection
      title={messages.closeTitle}
      intro={isClosed ? messages.closedIntro : messages.closeIntro}
      heading={heading}
    >
      {failure && <Alert tone="error">{failure}</Alert>}
      {!isClosed && (
        <div>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => void close()}>
            {messages.closeOpen}
          </Button>
        </div>
      )}
    </EditorSection>
  );
}

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
            ...useUpdateRestaurant_restaurant
            ...CompareButton_restaurant
            ...SlugForm_restaurant
            ...useSiteClosing_restaurant
          }
        }
      }
    `,
    { id },
  );
  const isOwner = useIsOwner();
  const site = node?.restaurant;
  if (!site) return null;
  return (
    <>
      <SettingsForm restaurant={site} accountEmail={isOwner ? (viewer?.email ?? '') : ''} />
      <SlugForm restaurant={site} />
      {isOwner && <CloseSite restaurant={site} />}
    </>
  );
}
