import { useEffect, useRef, useState } from 'react';

/**
 * Calls `onEnd` after `duration` ms (0 or less: never), standing still while paused. Returns what pauses and resumes it.
 */
export function useCountdown(duration: number, onEnd: () => void): (paused: boolean) => void {
  const [paused, setPaused] = useState(false);
  const left = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (paused || duration <= 0) return;
    const started = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [paused, duration]);
  return setPaused;
}
