import { useEffect, useEffectEvent } from 'react';

/** Calls back when the browser restores this page from the back/forward cache, e.g. after a payment page. */
export function useRestored(onRestored: () => void): void {
  const restored = useEffectEvent(onRestored);
  useEffect(() => {
    const heard = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) restored();
    };
    window.addEventListener('pageshow', heard);
    return () => window.removeEventListener('pageshow', heard);
  }, []);
}
