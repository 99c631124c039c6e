/** The tabs (spec §2), in their order; the first is the one without a name in the address. */
export const TABS = ['homepage', 'products', 'settings'] as const;
export type EditorTab = (typeof TABS)[number];

/** Query of /editor/{id}; without a tab it is the homepage. */
export interface EditorSearch {
  tab?: EditorTab | undefined;
}

/** Keeps what is valid of a query; anybody can write an address by hand. What is not is named undefined, or the router would keep it. */
export function parseEditorSearch({ tab }: Record<string, unknown>): EditorSearch {
  return { tab: TABS.find((name) => name === tab) };
}

/** The tab that an address shows. */
export const tabOf = ({ tab }: EditorSearch): EditorTab => tab ?? 'homepage';
