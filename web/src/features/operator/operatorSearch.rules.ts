/** Query of the console's first page. */
export interface ConsoleSearch {
  /** What is looked for; undefined: everything. */
  q?: string | undefined;
}

/** Most characters of a search, as the server takes them. */
export const MAX_CONSOLE_SEARCH = 100;

/** Keeps a text that is not empty, else sets undefined, because the router keeps values that are not named. */
export const parseConsoleSearch = ({ q }: Record<string, unknown>): ConsoleSearch => ({
  q: typeof q === 'string' && q.trim() !== '' ? q.slice(0, MAX_CONSOLE_SEARCH) : undefined,
});
