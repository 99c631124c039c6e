import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { below } from '../../../ui/breakpoints.ts';
import { useConfirm } from '../../../ui/confirm.ts';
import { resetConversation } from '../claimStore.ts';
import { Conversation } from '../Conversation.tsx';
import { stepOf } from '../conversation.rules.ts';
import { messages } from '../messages.ts';
import { NoticesAbove } from '../NoticesAbove.ts';
import { PreviewPane } from '../PreviewPane.tsx';
import { PreviewPeek } from '../PreviewPeek.tsx';
import { useClaimed } from '../useClaimed.ts';
import { useConversation } from '../useConversation.ts';
import { useIsWide } from '../useIsWide.ts';
import { isWorthAsking } from './talk.rules.ts';
import { useFieldInTheWay } from './useFieldInTheWay.ts';
import { useModalPlace } from './useModalPlace.ts';
import { useWidgetTalk } from './useWidgetTalk.ts';
import type { WidgetState } from './widget.rules.ts';
import { WidgetHeader } from './WidgetHeader.tsx';
import { Body, Chat, Panel, RoomBelow, Side } from './widgetLayout.ts';
import { sendToWidget } from './widgetStore.ts';

/** The plan that the widget's conversation is about (spec §4). */
const PACKAGE = 'Gold Restaurant';
/** Width and height in px that the card takes at most, with some air: on phones it is as wide as the page. */
const NARROW_CARD = [Infinity, 500] as const;
const CARD = [440, 660] as const;

interface Props {
  widget: WidgetState;
  /** It was opened just now: the keyboard comes here. */
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
  const site = { draft: state.draft, preview: state.preview };
  useWidgetTalk(conversation, widget.words);
  useModalPlace(root, isFullscreen);
  const isNarrow = useMediaQuery(below('small'));
  const [width, height] = isNarrow ? NARROW_CARD : CARD;
  const isInTheWay = useFieldInTheWay(width, height, root) && !isFullscreen;

  useEffect(() => {
    const isInside = root.current?.contains(document.activeElement) ?? false;
    if ((takesFocus || isFullscreen) && !isInside) root.current?.focus({ preventScroll: true });
  }, [takesFocus, isFullscreen]);

  const putAway = async (): Promise<void> => {
    const confirmed =
      !isWorthAsking(state) ||
      (await confirm({
        title: messages.widgetEndTitle,
        text: state.preview?.claimToken ? messages.widgetEndPreviewText : messages.widgetEndText,
        confirmText: messages.widgetEndConfirm,
        cancelText: messages.widgetEndCancel,
        destructive: true,
      }));
    if (!confirmed) return;
    resetConversation();
    sendToWidget({ type: 'putAway' });
  };
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    // Escape in a drawer or dialog above comes here, too, and is theirs.
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
      hidden={isInTheWay}
      data-column={isFullscreen ? 'window' : undefined}
      onKeyDown={press}
      $isFullscreen={isFullscreen}
    >
      {isFullscreen ? <NoticesAbove /> : <RoomBelow />}
      <WidgetHeader
        titleId={titleId}
        step={stepOf(state.currentAction)}
        isFullscreen={isFullscreen}
        onSize={() => sendToWidget({ type: isFullscreen ? 'leftFullscreen' : 'enlarged' })}
        onPutAway={() => void putAway()}
      />
      <Body $hasSide={isFullscreen && isWide}>
        <Chat>
          {isFullscreen && !isWide && <PreviewPeek {...site} />}
          <Conversation {...conversation} onClaimed={onClaimed} />
        </Chat>
        {isFullscreen && isWide && (
          <Side aria-label={messages.previewLabel}>
            <PreviewPane {...site} />
          </Side>
        )}
      </Body>
    </Panel>,
    document.body,
  );
}
