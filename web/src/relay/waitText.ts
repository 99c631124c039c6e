/** When another try is let through, `seconds` from now: `You can try again in 3 minutes.` */
export function waitText(seconds: number): string {
  const [amount, unit] = seconds < 60 ? [Math.max(1, Math.ceil(seconds)), 'second'] : minutesOrHours(seconds);
  return `You can try again in ${amount} ${unit}${amount === 1 ? '' : 's'}.`;
}

/** Rounded up: who comes back at the time told is let through. */
function minutesOrHours(seconds: number): [number, 'minute' | 'hour'] {
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
}
