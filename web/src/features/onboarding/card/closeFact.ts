import { createContext, use } from 'react';

/** Ends the form of a fact; its row sets it. */
export const CloseFact = createContext<(() => void) | null>(null);

/** Ends the form in which it is used. */
export function useCloseFact(): () => void {
  const close = use(CloseFact);
  if (!close) throw new Error('There is no row of a fact above');
  return close;
}
