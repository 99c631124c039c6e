import { useLocation, useMatches } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIdle } from '../../../lib/useIdle.ts';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { messages } from '../messages.ts';
import { initialWidget } from './widget.rules.ts';
import type { WidgetAvatar } from './WidgetAvatar.tsx';
import type { WidgetPanel } from './WidgetPanel.tsx';
import { getWidget, sendToWidget, subscribeWidget } from './widgetStore.ts';

const loadAvatar = () => import('./WidgetAvatar.tsx');
const loadPanel = () => import('./WidgetPanel.tsx');

/** The floating chat on every public page (spec §2); its code comes once the page can be used, or when it is wanted. */
export function ChatWidget() {
  const wish = useMatches({
    select: (matches) => {
      const wishes = matches.map(({ staticData }) => staticData.chat);
      return wishes.includes(false) ? false : wishes.at(-1);
    },
  });
  const path = useLocation({ select: ({ pathname }) => pathname });
  return wish === false ? null : <Widget path={path} isQuiet={wish === 'quiet'} />;
}

function Widget({ path, isQuiet }: { path: string; isQuiet: boolean }) {
  const isIdle = useIdle();
  const { show } = useSnackbar();
  const widget = useSyncExternalStore(subscribeWidget, getWidget, () => initialWidget);
  const [before] = useState(widget);
  const [Avatar, setAvatar] = useState<typeof WidgetAvatar | null>(null);
  const [Panel, setPanel] = useState<typeof WidgetPanel | null>(null);
  const isOpen = widget.place !== 'avatar';

  useEffect(() => {
    if (!isIdle) return;
    // Without it the page is as good as before: a page that starts the chat tells of a failure.
    loadAvatar().then(
      (loaded) => setAvatar(() => loaded.WidgetAvatar),
      () => undefined,
    );
  }, [isIdle]);

  useEffect(() => {
    if (!isOpen) return;
    loadPanel().then(
      (loaded) => setPanel(() => loaded.WidgetPanel),
      () => {
        sendToWidget({ type: 'unavailable' });
        show({ message: messages.notOpened, color: 'error' });
      },
    );
  }, [isOpen, show]);

  // What it was when the page came is no reason to take the keyboard away from the page.
  const [takesFocus, setTakesFocus] = useState(false);
  if (!takesFocus && widget !== before) setTakesFocus(true);
  if (isOpen && Panel) return <Panel widget={widget} takesFocus={takesFocus} />;
  return (
    Avatar && (
      <Avatar
        takesFocus={takesFocus && !isOpen}
        isBusy={isOpen}
        path={path}
        isQuiet={isQuiet}
        onIntent={() => void loadPanel().catch(() => undefined)}
        onClick={() => sendToWidget({ type: 'clicked' })}
      />
    )
  );
}
