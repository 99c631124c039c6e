import { useLocation, useMatches } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useIdle, useLate } from '../../../lib/lateCode.ts';
import { useSession } from '../../../lib/session.ts';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { messages } from '../messages.ts';
import { initialWidget } from './widget.rules.ts';
import { getWidget, sendToWidget, subscribeWidget } from './widgetStore.ts';

const loadAvatar = () => import('./WidgetAvatar.tsx');
const loadPanel = () => import('./WidgetPanel.tsx');
/** Preloads before the press, which shows a failure. */
const warmPanel = (): void => {
  if (navigator.onLine) loadPanel().catch(() => undefined);
};

/** The floating chat on every public page (spec §2). Its code is loaded when the page is idle, or on use. */
export function ChatWidget() {
  const wish = useMatches({
    select: (matches) => {
      const wishes = matches.map(({ staticData }) => staticData.chat);
      return wishes.includes(false) ? false : wishes.at(-1);
    },
  });
  const path = useLocation({ select: ({ pathname }) => pathname });
  const lastPath = useRef(path);
  useEffect(() => {
    // A new page must be visible.
    if (lastPath.current !== path) sendToWidget({ type: 'leftFullscreen' });
    lastPath.current = path;
  }, [path]);
  return wish === false ? null : <Widget isQuiet={wish === 'quiet'} />;
}

function onScroll(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}
const isScrolledDown = (): boolean => window.scrollY > 0;

function Widget({ isQuiet }: { isQuiet: boolean }) {
  const isIdle = useIdle();
  // The bubble is for visitors without a website, and lies on nothing that they have scrolled to.
  const { isSignedIn } = useSession();
  const isScrolled = useSyncExternalStore(onScroll, isScrolledDown, () => false);
  const { show } = useSnackbar();
  const widget = useSyncExternalStore(subscribeWidget, getWidget, () => initialWidget);
  const [before] = useState(widget);
  const isOpen = widget.place !== 'avatar';

  // A failure is not shown: the page works without the avatar.
  const corner = useLate(loadAvatar, isIdle);
  const chat = useLate(loadPanel, isOpen, () => {
    sendToWidget({ type: 'closed' });
    show({ message: messages.notOpened, color: 'error' });
  });

  // The restored state of a reload must not take the focus from the page.
  const [takesFocus, setTakesFocus] = useState(false);
  if (!takesFocus && widget !== before) setTakesFocus(true);
  if (isOpen && chat) return <chat.WidgetPanel widget={widget} takesFocus={takesFocus} />;
  return (
    corner && (
      <corner.WidgetAvatar
        takesFocus={takesFocus && !isOpen}
        isBusy={isOpen}
        isQuiet={isQuiet || isSignedIn || isScrolled}
        onIntent={warmPanel}
        onClick={() => sendToWidget({ type: 'clicked' })}
      />
    )
  );
}
