import { onTestFinished } from 'vitest';

/** Links out of the app are followed by nobody until the test is over; their handlers run. */
export function stayHere(): void {
  const refuse = (event: Event): void => event.preventDefault();
  window.addEventListener('click', refuse);
  onTestFinished(() => window.removeEventListener('click', refuse));
}
