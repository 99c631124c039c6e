/** The answer to a form of a public page that was sent without JavaScript. */
export interface FormAnswer {
  status: 200 | 422 | 429;
  title: string;
  lines: string[];
  /** Typed values that were not accepted, so that the visitor can copy them. */
  kept: { label: string; text: string }[];
}

/** Handles such a form. `ip` is for rate limits. */
export type FormHandler = (fields: Record<string, string>, ip: string) => Promise<FormAnswer>;

/** Keeps answers for a short time, so that their page can be reloaded. */
export interface KeptAnswers {
  /** The key of the kept answer; null when it cannot be kept. `ip` is for rate limits. */
  keep(path: string, answer: FormAnswer, ip: string): Promise<string | null>;
  /** null for an unknown key, and after its time. */
  find(path: string, key: string): Promise<FormAnswer | null>;
}
