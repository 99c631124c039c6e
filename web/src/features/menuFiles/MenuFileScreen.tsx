import { ArrowLeft, Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { styled } from 'styled-components';
import type { MenuFileScreenCsvQuery } from '../../__generated__/MenuFileScreenCsvQuery.graphql.ts';
import type { MenuFileScreenQuery } from '../../__generated__/MenuFileScreenQuery.graphql.ts';
import { focusNew, useReturnedFocus } from '../../lib/focus.ts';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { saveFile } from '../../lib/saveFile.ts';
import { useScreenQuery } from '../../relay/QueryBoundary.tsx';
import type { Refusal } from '../../relay/refusal.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { Heading } from '../../ui/Text.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { useUnsavedGuard } from '../editor/UnsavedGuard.tsx';
import { ImportForm } from './ImportForm.tsx';
import { ImportReview } from './ImportReview.tsx';
import { MenuHistory } from './MenuHistory.tsx';
import { messages } from './messages.ts';
import { useReview, type ImportedText, type Review } from './useReview.ts';
import { useUndoImport } from './useUndoImport.ts';

const Title = styled(Heading)`
  outline: none;
`;

const Box = styled.div`
  display: grid;
  gap: var(--space-3);
  outline: none;
`;

/** Saves the menu as a file; it is made when it is asked for. */
function ExportMenu({ id, slug }: { id: string; slug: string }) {
  const environment = useRelayEnvironment();
  const { show } = useSnackbar();
  const [isLoading, setIsLoading] = useState(false);
  const download = async (): Promise<void> => {
    setIsLoading(true);
    const answer = await fetchQuery<MenuFileScreenCsvQuery>(
      environment,
      graphql`
        query MenuFileScreenCsvQuery($id: ID!) {
          node(id: $id) {
            ... on Restaurant @alias(as: "restaurant") {
              menuCsv
            }
          }
        }
      `,
      { id },
      { fetchPolicy: 'network-only' },
    )
      .toPromise()
      .catch(() => undefined);
    setIsLoading(false);
    const csv = answer?.node?.restaurant?.menuCsv;
    if (csv === undefined) show({ message: messages.exportFailed, color: 'error' });
    else saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), messages.fileName(slug));
  };
  return (
    <EditorSection title={messages.exportTitle} intro={messages.exportIntro}>
      <div>
        <Button variant="secondary" loading={isLoading} onClick={() => void download()}>
          <Icon icon={Download} />
          {messages.export}
        </Button>
      </div>
    </EditorSection>
  );
}

/** Says what was published, with the undo, and after it that the import is undone. */
function Published({ restaurantId, review }: { restaurantId: string; review: Review }) {
  const [sendUndo, isUndoing] = useUndoImport(restaurantId);
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [isUndone, setIsUndone] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // The page of the review is gone, and so is the pressed button after the undo.
  useReturnedFocus(box, true);
  useReturnedFocus(box, isUndone);
  const undo = async (): Promise<void> => {
    const refusal = await sendUndo([]);
    if (refusal === false) return;
    setFailure(refusal);
    setIsUndone(refusal === null);
  };
  return (
    <Box ref={box} tabIndex={-1}>
      {isUndone ? (
        <Alert tone="success">{messages.undone}</Alert>
      ) : (
        <Alert
          tone="success"
          title={messages.published}
          action={
            <Button
              variant="secondary"
              aria-haspopup="dialog"
              loading={isUndoing}
              onClick={() => void undo()}
            >
              {messages.undo}
            </Button>
          }
        >
          {messages.counts(review.additions, review.changes, review.removals)}
        </Alert>
      )}
      <FailureAlert failure={failure} onWaited={() => setFailure(null)} />
    </Box>
  );
}

const NOTHING: ImportedText = { text: '', isWholeMenu: false };

function MenuFile({ restaurant }: { restaurant: MenuFileRestaurant }) {
  const { id, slug } = restaurant;
  const [imported, setImported] = useState(NOTHING);
  const [published, setPublished] = useState<Review | null>(null);
  const { reviewed, failure, isReviewing, send, forget, end, ...lines } = useReview(id);
  useUnsavedGuard(imported.text !== '');

  if (reviewed)
    return (
      <ImportReview
        restaurantId={id}
        reviewed={reviewed}
        lines={lines}
        onChange={end}
        onPublished={() => {
          setPublished(reviewed.review);
          setImported(NOTHING);
          end();
        }}
      />
    );
  return (
    <>
      {published && <Published restaurantId={id} review={published} />}
      <div>
        <ExportMenu id={id} slug={slug} />
        <ImportForm
          restaurantId={id}
          imported={imported}
          onChange={setImported}
          isReviewing={isReviewing}
          failure={failure}
          onForget={forget}
          onReview={(text) => {
            setPublished(null);
            void send({ ...imported, text });
          }}
        />
        <MenuHistory restaurant={restaurant} hasUndo={published === null} />
      </div>
    </>
  );
}

type MenuFileRestaurant = NonNullable<NonNullable<MenuFileScreenQuery['response']['node']>['restaurant']>;

/** Import, export and history of the menu, a place in the Products tab. `id` is the global id of the site. */
export function MenuFileScreen({ id }: { id: string }) {
  const { node } = useScreenQuery<MenuFileScreenQuery>(
    graphql`
      query MenuFileScreenQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Restaurant @alias(as: "restaurant") {
            id
            slug
            ...MenuHistory_restaurant
          }
        }
      }
    `,
    { id },
    // The history grows with each change in the editor.
    'store-and-network',
  );
  if (!node?.restaurant) return null;
  return (
    <Stack $gap={5}>
      <Stack $gap={1} $align="start">
        <LinkButton
          variant="quiet"
          to="/editor/$id"
          params={{ id }}
          search={{ tab: 'products' }}
          resetScroll={false}
        >
          <Icon icon={ArrowLeft} size={18} />
          {messages.back}
        </LinkButton>
        <Title ref={focusNew} tabIndex={-1} $size={25}>
          {messages.title}
        </Title>
      </Stack>
      <MenuFile restaurant={node.restaurant} />
    </Stack>
  );
}
