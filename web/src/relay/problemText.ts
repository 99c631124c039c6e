import { NetworkProblem } from './networkProblem.ts';

/**
 * The text of a failed call (spec §8): the server's message if it sent one, else the fallback of the situation.
 * `fallback` comes from the feature's messages.ts.
 */
export function problemText(problem: unknown, fallback: string): string {
  return problem instanceof NetworkProblem && problem.serverMessage ? problem.serverMessage : fallback;
}
