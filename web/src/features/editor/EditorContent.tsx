import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { EditorContentQuery } from '../../__generated__/EditorContentQuery.graphql.ts';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { useScreenQuery } from '../../relay/useScreenQuery.ts';
import { SessionEnded } from '../accounts/SessionEnded.tsx';
import { EditorHeader } from './EditorHeader.tsx';
import { EditorMissing } from './EditorMissing.tsx';
import type { EditorTab } from './editorSearch.rules.ts';
import { EditorTabs } from './EditorTabs.tsx';
import { LivePreview } from './preview/LivePreview.tsx';
import { PreviewButton } from './preview/PreviewButton.tsx';
import { PREVIEW_BESIDE } from './preview/previewBeside.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8) var(--space-10);
  @media ${PREVIEW_BESIDE} {
    grid-template-columns: minmax(0, 1fr) 340px;
  }
`;

/* Stays in view while the forms scroll. */
const Beside = styled.aside`
  position: sticky;
  top: calc(var(--header) + var(--space-5));
  display: flex;
  align-self: start;
  height: min(780px, calc(100dvh - var(--header) - 2 * var(--space-5)));
`;

/** The editor of one site, once it is known whose it is. */
export function EditorContent({ id, tab }: { id: string; tab: EditorTab }) {
  const { viewer, node } = useScreenQuery<EditorContentQuery>(
    graphql`
      query EditorContentQuery($id: ID!) @throwOnFieldError {
        viewer {
          id
        }
        node(id: $id) {
          ... on Restaurant @alias(as: "restaurant") {
            ...EditorHeader_restaurant
            ...LivePreview_restaurant
          }
        }
      }
    `,
    { id },
  );
  const isBeside = useMediaQuery(PREVIEW_BESIDE);
  if (!viewer) return <SessionEnded />;
  const site = node?.restaurant;
  if (!site) return <EditorMissing />;
  return (
    <>
      <EditorHeader restaurant={site} action={!isBeside && <PreviewButton restaurant={site} />} />
      <Columns>
        <EditorTabs id={id} tab={tab} />
        {isBeside && (
          <Beside>
            <LivePreview restaurant={site} />
          </Beside>
        )}
      </Columns>
    </>
  );
}
