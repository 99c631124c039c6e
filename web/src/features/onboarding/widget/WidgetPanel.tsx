import { Maximize2, Minimize2, X } from 'lucide-react';
import { useEffect, type RefObject, useId, useRef, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { atLeast } from '../../../ui/breakpoints.ts';
import { useConfirm } from '../../../ui/confirm.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Text } from '../../../ui/Text.tsx';
import { FactsAbove, useFactsCard } from '../card/useFactsCard.tsx';
import { AgentAvatar } from '../ChatBubble.tsx';
import { readClaimToken, resetConversation } from '../claimStore.ts';
import { isClaimOnly, isClaimShown, isLoading, revealOf, siteOf, stepOf } from '../conversation.rules.ts';
import type { ConversationState } from '../conversationState.ts';
import { Conversation, NoticesAbove } from '../Conversation.tsx';
import { messages } from '../messages.ts';
import { PreviewPane } from '../PreviewPane.tsx';
import { PreviewPeek, useIsWide, usePreviewDrawer } from '../PreviewPeek.tsx';
import { SitePicture } from '../SitePicture.tsx';
import { SetupSteps } from '../SetupSteps.tsx';
import { useClaimed } from '../useClaimed.ts';
import { useConversation, type ConversationControls } from '../useConversation.ts';
import type { WidgetState } from './widget.rules.ts';
import { Body, Chat, Panel, RoomBelow, Side } from './widgetLayout.ts';
import { sendToWidget } from './widgetStore.ts';

/** While `isModal`, the page around `own`, a child of the body, is inert and does not scroll. Notices stay reachable. */
function useModalPlace(own: RefObject<HTMLElement | null>, isModal: boolean): void {
  useEffect(() => {
    if (!isModal) return;
    const others = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement &&
        element !== own.current &&
        !element.inert &&
        element.dataset['reactAriaTopLayer'] === undefined &&
        element.dataset['liveAnnouncer'] === undefined,
    );
    const { style } = document.documentElement;
    for (const element of others) element.inert = true;
    style.overflow = 'hidden';
    return () => {
      for (const element of others) element.inert = false;
      style.overflow = '';
    };
  }, [own, isModal]);
}

/**
 * What to do with the words from a page: `say` them when the assistant is ready, or `type` them into the input of a conversation
 * that is past its beginning.
 */
export function fateOfWords(state: ConversationState): 'wait' | 'say' | 'type' {
  if (state.status !== 'open' || isLoading(state) || isClaimOnly(state)) return 'wait';
  const isBeginning = stepOf(state.currentAction) === 1 && !state.draft.name;
  return isBeginning && !isClaimShown(state) ? 'say' : 'type';
}

/** Whether a reset would lose messages, typed text or a preview. */
export function isWorthAsking(state: ConversationState): boolean {
  const { messages: said, turn, userInput, preview, packageName } = state;
  // Its claim stays stored.
  if (isClaimOnly(state)) return false;
  const first = packageName === null ? null : messages.firstMessage(packageName);
  const hasSpoken = said.filter(({ sender }) => sender === 'USER').length > 1;
  return hasSpoken || preview !== null || userInput.trim() !== '' || (turn !== null && turn.text !== first);
}

/** Sends the words from a page, and makes the chat fullscreen for the finished site (spec §4). */
function useWidgetTalk({ state, dispatch, say }: ConversationControls, words: string | null): void {
  const isComplete = state.currentAction === 'COMPLETE';
  useEffect(() => {
    if (isComplete) sendToWidget({ type: 'completed' });
  }, [isComplete]);

  const fate = words === null ? 'wait' : fateOfWords(state);
  const { userInput } = state;
  useEffect(() => {
    if (words === null || fate === 'wait') return;
    if (fate === 'say') say(words);
    else
      dispatch({ type: 'typed', text: [userInput, words].filter((text) => text.trim() !== '').join('\n') });
    sendToWidget({ type: 'spoken' });
  }, [words, fate, userInput, say, dispatch]);
}

/** What the end of the chat loses. */
function endText({ preview }: ConversationState): string {
  if (!preview?.claimToken) return messages.widgetEndText;
  return preview.claimToken === readClaimToken()
    ? messages.widgetEndPreviewText
    : messages.widgetEndOtherPreviewText;
}

const WidgetHeader = styled.div`
  flex: none;
  display: flex;
  gap: var(--space-3);
  align-items: center;
  min-height: 60px;
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  border-bottom: 1px solid var(--line);
`;

const Name = styled.div`
  flex: 1;
  min-width: 0;
  line-height: 1.3;
`;

/* All steps where there is room; elsewhere the header names the current one. */
const Steps = styled.div<{ $isWhole: boolean }>`
  display: none;
  flex: 2;
  @media ${atLeast('medium')} {
    display: ${({ $isWhole }) => ($isWhole ? 'block' : 'none')};
  }
`;

/** The plan that the widget's conversation is about (spec §4). */
const PACKAGE = 'Gold Restaurant';

interface Props {
  widget: WidgetState;
  /** It was opened just now and takes the focus. */
  takesFocus: boolean;
}

/** The open widget: a card beside the page, or a dialog over it, with the conversation of /setup. */
export function WidgetPanel({ widget, takesFocus }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const confirm = useConfirm();
  const onClaimed = useClaimed();
  const isWide = useIsWide() === true;
  const conversation = useConversation(PACKAGE);
  const { state } = conversation;
  const isFullscreen = widget.place === 'fullscreen';
  const step = stepOf(state.currentAction);
  const site = siteOf(state);
  const { isOpen, open, drawer } = usePreviewDrawer(site);
  const hasSide = isFullscreen && isWide;
  const facts = useFactsCard(conversation);
  useWidgetTalk(conversation, widget.words);
  useModalPlace(root, isFullscreen);

  useEffect(() => {
    const isInside = root.current?.contains(document.activeElement) ?? false;
    if ((takesFocus || isFullscreen) && !isInside) root.current?.focus({ preventScroll: true });
  }, [takesFocus, isFullscreen]);

  const putAway = async (): Promise<void> => {
    const confirmed =
      !isWorthAsking(state) ||
      (await confirm({
        title: messages.widgetEndTitle,
        text: endText(state),
        confirmText: messages.widgetEndConfirm,
        cancelText: messages.widgetEndCancel,
        destructive: true,
      }));
    if (!confirmed) return;
    if (!isClaimOnly(state)) resetConversation();
    sendToWidget({ type: 'closed' });
  };
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    // Escape in a drawer or dialog above bubbles to here and is not for the chat.
    const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key === 'Escape' && isOwn && !event.defaultPrevented) sendToWidget({ type: 'leftFullscreen' });
  };

  return createPortal(
    <Panel
      ref={root}
      role="dialog"
      aria-modal={isFullscreen || undefined}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-column={isFullscreen ? 'window' : undefined}
      onKeyDown={press}
      $isFullscreen={isFullscreen}
    >
      {isFullscreen ? <NoticesAbove /> : <RoomBelow />}
      <WidgetHeader>
        <AgentAvatar />
        <Name>
          <strong id={titleId}>{messages.widgetTitle}</strong>
          <Text $size={13} $soft>
            {messages.widgetStep(step, messages.steps(state.packageName)[step - 1] ?? '')}
          </Text>
        </Name>
        <Steps $isWhole={isFullscreen}>
          <SetupSteps step={step} plan={state.packageName} />
        </Steps>
        <IconButton
          icon={isFullscreen ? Minimize2 : Maximize2}
          label={isFullscreen ? messages.widgetLeaveFullscreen : messages.widgetEnlarge}
          onClick={() => sendToWidget({ type: isFullscreen ? 'leftFullscreen' : 'enlarged' })}
        />
        {!isFullscreen && (
          <IconButton icon={X} label={messages.widgetPutAway} onClick={() => void putAway()} />
        )}
      </WidgetHeader>
      <Body $hasSide={hasSide} data-reveal={hasSide ? revealOf(state) : null}>
        {facts.card}
        <Chat>
          {isFullscreen && !isWide && <PreviewPeek site={site} isOpen={isOpen} onOpen={open} />}
          {isFullscreen && !isWide && facts.place && <FactsAbove>{facts.place}</FactsAbove>}
          <Conversation
            {...conversation}
            onClaimed={onClaimed}
            picture={!hasSide && <SitePicture site={site} onOpen={open} />}
          />
          {drawer}
        </Chat>
        {hasSide && (
          <Side aria-label={messages.previewLabel}>
            {facts.place}
            <PreviewPane {...site} isAlone={revealOf(state) === 'alone'} />
          </Side>
        )}
      </Body>
    </Panel>,
    document.body,
  );
}
