import { NetworkProblem } from '../../relay/networkProblem.ts';
import { messages } from './messages.ts';

/** What the error page says about what was thrown. */
export interface PageError {
  /** A sentence that helps. */
  text: string;
  /** What our log knows it by; null when the server gave none. */
  reference: string | null;
  /** Only loading the whole page again can help. */
  needsReload: boolean;
}

const REFERENCE = /\s*Reference: ?([\w-]+)\.?/;
/** What browsers say about code that could not be loaded: Chrome, Firefox, Safari. */
const CODE_MISSING =
  /dynamically imported module|error loading dynamically|importing a module script failed/i;

/** Explains whatever a page threw. */
export function explainError(thrown: unknown): PageError {
  const message = thrown instanceof Error ? thrown.message : '';
  if (CODE_MISSING.test(message)) return { text: messages.errorCode, reference: null, needsReload: true };
  const reference = REFERENCE.exec(message)?.[1] ?? null;
  // What is not a problem with the network is for developers, not for people.
  const isForPeople = thrown instanceof NetworkProblem && reference === null;
  return { text: isForPeople ? message : messages.errorText, reference, needsReload: false };
}
