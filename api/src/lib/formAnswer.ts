/** What a visitor without JavaScript reads after sending a form of a public page. */
export interface FormAnswer {
  status: 200 | 422 | 429;
  title: string;
  lines: string[];
  /** What was typed and did not arrive, so that it can be copied. */
  kept: { label: string; text: string }[];
}

/** Answers such a form. `ip` is for limits. */
export type FormHandler = (fields: Record<string, string>, ip: string) => Promise<FormAnswer>;
