/** What the visitor has told so far (prices in pence, colours as `#rrggbb`); it fills the growing preview. */
export interface Draft {
  name: string | null;
  brand: { primary: string; secondary: string } | null;
  popularItems: readonly string[];
  logoUrl: string | null;
  sections: readonly DraftSection[];
}

export interface DraftSection {
  name: string;
  items: readonly { name: string; description: string; price: number }[];
}

export const emptyDraft: Draft = { name: null, brand: null, popularItems: [], logoUrl: null, sections: [] };
