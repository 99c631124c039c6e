import { timings } from '../../lib/timings.ts';

/** Milliseconds between two bursts. */
const BURST = 400;

/** Confetti from both sides for 6 s (spec §2, §9); none for those who asked for less motion. Returns the function that ends it. */
export function celebrate(canvas: HTMLCanvasElement, colours: string[]): () => void {
  let stop = (): void => undefined;
  let isOver = false;
  void import('canvas-confetti').then(({ default: confetti }) => {
    if (isOver || !canvas.getContext('2d')) return;
    // No worker: it would come from a blob address, which the content security policy refuses.
    const fire = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
    const burst = (): void => {
      const shared = { particleCount: 28, spread: 62, startVelocity: 46, colors: colours };
      void fire({ ...shared, angle: 60, origin: { x: 0, y: 0.7 } });
      void fire({ ...shared, angle: 120, origin: { x: 1, y: 0.7 } });
    };
    burst();
    const bursts = setInterval(burst, BURST);
    const end = setTimeout(() => clearInterval(bursts), timings.claimCelebration);
    stop = () => {
      clearInterval(bursts);
      clearTimeout(end);
      fire.reset();
    };
  });
  return () => {
    isOver = true;
    stop();
  };
}
