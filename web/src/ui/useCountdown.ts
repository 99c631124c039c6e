import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Calls `onEnd` after `duration` ms without the paused time; 0 or less: never. Returns the function that pauses and resumes. */
export function useCountdown(duration: number, onEnd: () => void): (paused: boolean) => void {
  const [paused, setPaused] = useState(false);
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused || duration <= 0) return;
    const started = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [paused, duration]);
  return setPaused;
}
