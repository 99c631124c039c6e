import { createContext } from 'react';
import type { ConfirmationWay } from './refusal.ts';

/** Asks the person in one of these ways who they are. Resolves true when they have proven it, false when they have not. */
export type AskConfirmation = (ways: readonly ConfirmationWay[]) => Promise<boolean>;

/** Mutations that need a confirmation ask by it and are sent again. Without a provider the refusal is shown. */
export const ConfirmationContext = createContext<AskConfirmation>(() => Promise.resolve(false));
