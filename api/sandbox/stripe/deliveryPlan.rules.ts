export const DELIVERY_MODES = ['ordered', 'shuffled', 'duplicated', 'paused'] as const;

/** How events reach the webhook: in order, in random order, each two or three times, or not yet. */
export type DeliveryMode = (typeof DELIVERY_MODES)[number];

/** The waiting events to send now, in their order and number. The same seed gives the same plan. */
export function deliveryPlan(waiting: string[], mode: DeliveryMode, seed: number): string[] {
  const random = randomNumbers(seed);
  if (mode === 'paused') return [];
  if (mode === 'duplicated')
    return waiting.flatMap((id) => Array.from({ length: random() < 0.5 ? 2 : 3 }, () => id));
  if (mode === 'ordered') return waiting;
  const shuffled = [...waiting];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [a = '', b = ''] = [shuffled[last], shuffled[other]];
    [shuffled[last], shuffled[other]] = [b, a];
  }
  return shuffled;
}

/** Random numbers from 0 to below 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
