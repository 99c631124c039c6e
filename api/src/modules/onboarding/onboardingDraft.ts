export interface DraftItem {
  name: string;
  description: string;
  /** Pence. */
  price: number;
}

export interface DraftSection {
  name: string;
  items: DraftItem[];
}

/** What the visitor has told so far; colours as #rrggbb. */
export interface OnboardingDraft {
  name: string | null;
  primary: string | null;
  secondary: string | null;
  popularItems: string[];
  logoKey: string | null;
  logoSkipped: boolean;
  sections: DraftSection[];
}

export const emptyDraft = (): OnboardingDraft => ({
  name: null,
  primary: null,
  secondary: null,
  popularItems: [],
  logoKey: null,
  logoSkipped: false,
  sections: [],
});
