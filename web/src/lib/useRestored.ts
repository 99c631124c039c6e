import { useEffect, useEffectEvent } from 'react';

/** Calls back when the browser brings this page back as it was left (back/forward cache), e.g. from a payment page. */
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
