import { ArrowLeft, QrCode } from 'lucide-react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { EditorScreenQuery } from '../../__generated__/EditorScreenQuery.graphql.ts';
import type { useShareDialog_restaurant$key } from '../../__generated__/useShareDialog_restaurant.graphql.ts';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { useScreenQuery, QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Plate } from '../../ui/illustrations.tsx';
import { Page, Stack } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Heading, TextLink } from '../../ui/Text.tsx';
import { SessionEnded } from '../accounts/SessionEnded.tsx';
import { SiteState } from '../restaurants/SiteState.tsx';
import { useShareDialog } from '../restaurants/share/useShareDialog.tsx';
import { IsOwnerProvider, IsShopProvider, useIsOwner } from './editorRole.ts';
import type { EditorTab } from './editorSearch.rules.ts';
import { Columns, EditorSkeleton } from './EditorSkeleton.tsx';
import { EditorTabs, type TabContents } from './EditorTabs.tsx';
import { messages } from './messages.ts';
import { LivePreview, PreviewButton, PREVIEW_BESIDE } from './preview/LivePreview.tsx';
import { PreviewedProvider } from './preview/previewed.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { type SiteClosingKey, useSiteClosing } from './useSiteClosing.ts';

/* A long name wraps before the action does. */
const Title = styled(Stack)`
  flex: 1 1 300px;
`;

const Name = styled(Heading)`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** Opens the dialog with the link, the QR code and the files to print. */
function ShareButton({ restaurant }: { restaurant: useShareDialog_restaurant$key }) {
  const [opener, dialog] = useShareDialog(restaurant);
  return (
    <>
      <Button variant="secondary" {...opener}>
        <Icon icon={QrCode} size={18} />
        {messages.share}
      </Button>
      {dialog}
    </>
  );
}

interface HeaderProps {
  restaurant: SiteClosingKey & useShareDialog_restaurant$key;
  action: ReactNode;
}

/** The name and plan of the site. Shows that it is suspended or closed; a closed one can be reopened. */
function EditorHeader({ restaurant, action }: HeaderProps) {
  const { site, isClosed, failure, reopen } = useSiteClosing(restaurant);
  const isOwner = useIsOwner();
  const name = useRef<HTMLHeadingElement>(null);
  const open = (): void => {
    // The notice unmounts with the button that has the focus.
    name.current?.focus({ preventScroll: true });
    reopen();
  };
  return (
    <>
      <PageTitle>{site.name}</PageTitle>
      <Stack $row $between $gap={[3, 5]}>
        <Title $row $gap={3}>
          <Name as="h1" ref={name} tabIndex={-1} $size={32}>
            {site.name}
          </Name>
          <Chip tone={site.isFreePlan ? 'free' : 'gold'}>
            {site.isFreePlan ? messages.freePlan : messages.premiumPlan}
          </Chip>
        </Title>
        <Stack $row $gap={2}>
          {!isClosed && !site.isSuspended && <ShareButton restaurant={restaurant} />}
          {action}
        </Stack>
      </Stack>
      {!site.isSuspended && !isClosed && <SiteState restaurant={site} />}
      {site.isSuspended ? (
        <Alert tone="error" title={messages.suspendedTitle}>
          {messages.suspendedText}
        </Alert>
      ) : (
        isClosed && (
          <>
            <Alert
              tone="warning"
              title={messages.closedTitle}
              action={
                isOwner && (
                  <Button variant="secondary" onClick={open}>
                    {messages.reopen}
                  </Button>
                )
              }
            >
              {messages.closedText}
            </Alert>
            {failure && <Alert tone="error">{failure}</Alert>}
          </>
        )
      )}
    </>
  );
}

/** The site does not exist or has another owner: the server does not say which. */
function EditorMissing() {
  return (
    <>
      <PageTitle>{messages.missingTitle}</PageTitle>
      <EmptyState
        as="h1"
        illustration={Plate}
        title={messages.missingTitle}
        action={<LinkButton to="/my-restaurants">{messages.missingBack}</LinkButton>}
      >
        {messages.missingText}
      </EmptyState>
    </>
  );
}

const Beside = styled.aside`
  position: sticky;
  top: calc(var(--header) + var(--space-5));
  display: flex;
  align-self: start;
  height: min(780px, calc(100dvh - var(--header) - 2 * var(--space-5)));
`;

interface Props {
  /** Global id of the site. */
  id: string;
  /** The open one. */
  tab: EditorTab;
  contents: TabContents;
}

/** The frame of the editor. The tabs have queries of their own, so that opening one does not load the frame again. */
function EditorContent({ id, tab, contents }: Props) {
  const { viewer, node } = useScreenQuery<EditorScreenQuery>(
    graphql`
      query EditorScreenQuery($id: ID!) @throwOnFieldError {
        viewer {
          id
        }
        node(id: $id) {
          ... on Restaurant @alias(as: "restaurant") {
            role
            isShop
            ...useSiteClosing_restaurant
            ...LivePreview_restaurant
            ...useShareDialog_restaurant
          }
        }
      }
    `,
    { id },
  );
  const isBeside = useMediaQuery(PREVIEW_BESIDE);
  const [hasTab, setHasTab] = useState(false);
  const onShown = useCallback(() => setHasTab(true), []);
  if (!viewer) return <SessionEnded />;
  const site = node?.restaurant;
  if (!site)
    return (
      <>
        <BackLink />
        <EditorMissing />
      </>
    );
  const isOwner = site.role === 'OWNER';
  return (
    <IsOwnerProvider value={isOwner}>
      <IsShopProvider value={site.isShop}>
        <BackLink isOwner={isOwner} />
        <EditorHeader restaurant={site} action={!isBeside && <PreviewButton restaurant={site} />} />
        <Columns>
          <EditorTabs id={id} tab={tab} contents={contents} onShown={onShown} />
          {isBeside && (
            <Beside>
              {/* The same processor draws both, and the tab comes first. */}
              <LivePreview restaurant={site} isWaiting={!hasTab} />
            </Beside>
          )}
        </Columns>
      </IsShopProvider>
    </IsOwnerProvider>
  );
}

const Root = styled(Page)`
  gap: var(--space-5);
  padding-block: clamp(20px, 3vw, 40px) clamp(40px, 6vw, 80px);
`;

const Back = styled(TextLink)`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  justify-self: start;
  min-height: var(--touch);
  font-size: var(--size-15);
  text-decoration: none;
`;

/** Leads to the list that has the site: managers find it on the dashboard. */
const BackLink = ({ isOwner = true }: { isOwner?: boolean }) => (
  <Back to={isOwner ? '/my-restaurants' : '/dashboard'}>
    <Icon icon={ArrowLeft} size={18} />
    {isOwner ? messages.back : messages.backToDashboard}
  </Back>
);

/** The restaurant editor (spec §2). */
export function EditorScreen(props: Props) {
  return (
    <UnsavedGuard>
      <Root $tall>
        <PageTitle>{messages.title}</PageTitle>
        <QueryBoundary
          fallback={
            <>
              <BackLink />
              <EditorSkeleton />
            </>
          }
          failure={messages.failure}
          heading={messages.title}
          resetKey={props.id}
        >
          <PreviewedProvider>
            <EditorContent {...props} />
          </PreviewedProvider>
        </QueryBoundary>
      </Root>
    </UnsavedGuard>
  );
}
