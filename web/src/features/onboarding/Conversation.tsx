import { useEffect, useRef, useState, type RefObject, lazy, Suspense, type ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { trackHeight } from '../../lib/trackHeight.ts';
import { Alert } from '../../ui/Alert.tsx';
import { below } from '../../ui/breakpoints.ts';
import { Button } from '../../ui/Button.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { VisuallyHidden } from '../../ui/Text.tsx';
import { TypingIndicator } from './ChatBubble.tsx';
import { Composer } from './Composer.tsx';
import {
  isClaimOnly,
  isClaimShown,
  isLoading,
  isReviewShown,
  isUploadRequested,
  revealOf,
  stepOf,
} from './conversation.rules.ts';
import type { ConversationState } from './conversationState.ts';
import { readLogoColours } from '../uploads/readLogoColours.ts';
import { resetConversation } from './claimStore.ts';
import { CurrentTurn, FailedAnswer } from './CurrentTurn.tsx';
import { MessageList } from './MessageList.tsx';
import { isGroceryPlan } from '../../lib/planName.ts';
import { messages as texts } from './messages.ts';
import type { ConversationControls } from './useConversation.ts';
import { QuickReplies } from './QuickReplies.tsx';
import { logoReply, quickReplies } from './quickReplies.rules.ts';
import { reviewedDraft } from './review.rules.ts';
import { useStartOver } from './useStartOver.ts';
import { useReveal } from './useReveal.ts';
import { useStickToEnd } from './useStickToEnd.ts';

/** For a chat that fills the window: moves notices above its input where they would cover it. */
export const NoticesAbove = createGlobalStyle`
  @media ${below('wide')} {
    :root { --docked: var(--composer, 0px); }
  }
`;

const Root = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  position: relative;
`;

/* Positioned, so that visually hidden text scrolls with the content. */
const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* Room for the label above a focused field. */
  scroll-padding-block: 56px var(--space-6);
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Content = styled.div`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  max-width: calc(var(--chat) + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--space-6) var(--gutter);
`;

const Bottom = styled.div`
  flex: none;
  width: 100%;
  max-width: calc(var(--chat) + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--space-2) var(--gutter) max(var(--space-4), env(safe-area-inset-bottom));
`;

/** Focuses the input after an answer, unless the visitor has moved the focus out of the chat; `waiting` while it is hidden. */
function useAnswerFocus(
  { root, waiting, input }: Record<'root' | 'waiting' | 'input', RefObject<HTMLElement | null>>,
  isLoading: boolean,
): void {
  const wasLoading = useRef(isLoading);
  useEffect(() => {
    if (wasLoading.current === isLoading) return;
    wasLoading.current = isLoading;
    const active = document.activeElement;
    const isLost = active === null || active === document.body;
    if (isLoading) {
      if (isLost) waiting.current?.focus({ preventScroll: true });
    } else if (root.current && (isLost || root.current.contains(active) || active.contains(root.current))) {
      input.current?.focus();
    }
  }, [isLoading, root, waiting, input]);
}

// Their code is loaded later in the conversation.
const loadClaimPanel = () => import('./ClaimPanel.tsx');
const loadLogoUpload = () => import('./LogoUpload.tsx');
const loadReviewCard = () => import('./ReviewCard.tsx');
const ClaimPanel = lazy(async () => ({ default: (await loadClaimPanel()).ClaimPanel }));
const DesignChoice = lazy(async () => ({ default: (await import('./DesignChoice.tsx')).DesignChoice }));
const ClaimedNotice = lazy(async () => ({ default: (await loadClaimPanel()).ClaimedNotice }));
const ReviewCard = lazy(async () => ({ default: (await loadReviewCard()).ReviewCard }));
const LogoUpload = lazy(async () => ({ default: (await loadLogoUpload()).LogoUpload }));

interface Props extends ConversationControls {
  /** After a successful claim. */
  onClaimed: () => void;
  /** Shown before the messages. */
  intro?: ReactNode;
  /** The built site, where it is not beside the chat. */
  picture?: ReactNode;
}

/** The chat with the setup assistant, including the claim form. Fills the height of its container. */
export function Conversation({ state, dispatch, say, startOver, onClaimed, intro, picture = null }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const lines = useRef<HTMLHeadingElement>(null);
  const { status, identity, messages, turn, currentAction, draft, preview, error } = state;
  const loading = isLoading(state);
  const claiming = isClaimShown(state);
  useStickToEnd(scroller, content, turn?.clientId ?? null);
  const revealing = revealOf(state) === 'alone';
  useReveal(revealing, dispatch);
  useAnswerFocus({ root, waiting: content, input }, loading);
  const last = messages.at(-1);
  const lastAnswer = last?.sender === 'AGENT' && !turn ? last.html : '';

  const load = preview ? loadClaimPanel : stepOf(currentAction) === 2 ? loadLogoUpload : null;
  useEffect(() => {
    // Preloads while the answer is being written. `lazy` shows a failure.
    load?.().catch(() => undefined);
  }, [load]);

  const [logo, setLogo] = useState<readonly string[]>([]);
  const offerColours = (file: File | null): void => {
    // An offer only: a picture that this browser cannot read has none.
    if (file) readLogoColours(file).then(setLogo, () => setLogo([]));
  };
  const offer = preview ? null : logoReply(logo, draft.brand);

  const askToStartOver = useStartOver(state, startOver);
  const finish = (): void => {
    // Spec §4: a claim resets the chat; a preview that was claimed alone leaves another conversation as it is.
    if (!isClaimOnly(state)) resetConversation();
    onClaimed();
  };

  const reopen = (): void => dispatch({ type: 'reopened' });

  return (
    <Root ref={root}>
      <Scroller ref={scroller} role="region" aria-label={texts.conversation} tabIndex={0}>
        <Content ref={content} tabIndex={-1}>
          {intro}
          {status === 'opening' && <TypingIndicator note={texts.opening} />}
          <MessageList messages={messages} plan={state.packageName} />
          {turn && (
            <CurrentTurn turn={turn} plan={state.packageName} onRetry={() => dispatch({ type: 'retried' })} />
          )}
          {!turn && currentAction === 'WF_ERROR' && (
            <FailedAnswer
              failure={{ message: texts.workflowFailed, detail: null, isWorkflowError: true }}
              onRetry={null}
            />
          )}
          {isUploadRequested(state) && identity && !claiming && (
            <Suspense>
              <LogoUpload
                conversation={identity}
                onUploaded={(logoUrl, file) => {
                  dispatch({ type: 'logoUploaded', logoUrl });
                  offerColours(file);
                  say(texts.logoUploadedMessage);
                }}
                onSkip={() => say(texts.skipMessage)}
              />
            </Suspense>
          )}
          {isReviewShown(state) && identity && (
            <Suspense>
              <ReviewCard
                key={String(claiming)}
                conversation={identity.token}
                state={state}
                dispatch={dispatch}
                isFolded={claiming}
                lines={lines}
                onEmpty={() => (input.current ?? content.current)?.focus()}
              />
            </Suspense>
          )}
          {status === 'open' && !turn && (
            <QuickReplies
              replies={[
                ...(offer ? [offer] : []),
                ...quickReplies({ ...state, draft: reviewedDraft(state) }),
              ]}
              onSay={say}
              onCheck={() => lines.current?.focus()}
            />
          )}
          {error && (
            <Alert
              tone="error"
              action={
                <Button variant="secondary" onClick={reopen}>
                  {status === 'unreachable' ? texts.retry : texts.reload}
                </Button>
              }
            >
              {error}
            </Alert>
          )}
          {claiming && preview?.claimToken && (
            <Suspense>
              <ClaimPanel
                previewUrl={preview.previewUrl}
                claimToken={preview.claimToken}
                isNew={state.isPreviewNew}
                isAlone={revealing}
                brand={draft.brand}
                hasHours={draft.hasHours}
                picture={picture}
                onClaimed={finish}
                onChange={identity && (() => dispatch({ type: 'changing', isChanging: true }))}
                onStartOver={identity ? null : () => void askToStartOver()}
                design={
                  identity &&
                  draft.viewUrl !== '' && (
                    <DesignChoice conversation={identity.token} draft={draft} dispatch={dispatch} />
                  )
                }
              />
            </Suspense>
          )}
          {claiming && preview && !preview.claimToken && (
            <Suspense>
              <ClaimedNotice onStartOver={startOver} />
            </Suspense>
          )}
        </Content>
      </Scroller>
      {status === 'open' && !loading && !claiming && (
        <Bottom ref={trackBottom}>
          {state.isChanging && (
            <Button variant="quiet" onClick={() => dispatch({ type: 'changing', isChanging: false })}>
              {texts.backToClaim}
            </Button>
          )}
          <Composer
            input={input}
            value={state.userInput}
            onType={(text) => dispatch({ type: 'typed', text })}
            onSay={say}
            placeholder={placeholderFor(state)}
            menuOf={currentAction === 'REQUEST_MENU' || state.isChanging ? identity : null}
            chat={root}
          />
        </Bottom>
      )}
      {/* Announces each complete answer once, and that an answer is being written. */}
      <VisuallyHidden as="div" role="status">
        {loading ? texts.typing : <SafeHtml html={lastAnswer} />}
      </VisuallyHidden>
    </Root>
  );
}

/** A ref that publishes the height of the input as a CSS variable. */
const trackBottom = (bottom: HTMLElement | null) => (bottom ? trackHeight('--composer', bottom) : undefined);

function placeholderFor({ currentAction, isChanging, draft, packageName }: ConversationState): string {
  if (isChanging) return draft.hasHours ? texts.changePlaceholder : texts.hoursPlaceholder;
  if (currentAction !== 'REQUEST_MENU') return texts.messagePlaceholder;
  return isGroceryPlan(packageName ?? '') ? texts.productsPlaceholder : texts.menuPlaceholder;
}
