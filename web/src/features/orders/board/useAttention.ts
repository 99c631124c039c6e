import { useEffect } from 'react';

const ICON = '/favicon.svg';
const ICON_WAITING = '/faviconWaiting.svg';

/** Shows on the tab and on the installed app's icon that orders wait. */
export function useBadge(waiting: number): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = waiting > 0 ? ICON_WAITING : ICON;
    // Refused where the app is not installed.
    navigator.setAppBadge?.(waiting).catch(() => undefined);
    return () => {
      if (icon) icon.href = ICON;
      navigator.clearAppBadge?.().catch(() => undefined);
    };
  }, [waiting]);
}

/** Keeps the screen on while the board is visible. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // Refused with a low battery; the board works all the same.
      const got = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) void got?.release();
      else lock = got;
    };
    const look = (): void => void ask();
    look();
    // The browser takes the lock back when the page is hidden.
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', look);
      void lock?.release();
    };
  }, []);
}
