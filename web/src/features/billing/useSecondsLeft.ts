import { useEffect, useEffectEvent, useState } from 'react';

const SECOND = 1000;

/** Whole seconds left of `duration` ms, counted down while running; calls `onEnd` once when none is left. */
export function useSecondsLeft(duration: number, isRunning: boolean, onEnd: () => void): number {
  const [seconds, setSeconds] = useState(() => Math.ceil(duration / SECOND));
  const isOver = seconds === 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isRunning) return;
    if (isOver) return end();
    const timer = setInterval(() => setSeconds((left) => Math.max(left - 1, 0)), SECOND);
    return () => clearInterval(timer);
  }, [isRunning, isOver]);
  return seconds;
}
