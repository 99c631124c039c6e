import type { DraftSection } from './onboardingDraft.ts';

/** What the assistant wants done, checked. */
export type ToolCall =
  | { name: 'save_details'; details: DraftDetails }
  | { name: 'request_logo' }
  | { name: 'request_menu' }
  | { name: 'import_menu_text' }
  | { name: 'save_menu'; sections: DraftSection[] }
  | { name: 'build_preview' };

/** null: stays as it is. Colours as #rrggbb. */
export interface DraftDetails {
  name: string | null;
  primary: string | null;
  secondary: string | null;
  popularItems: string[] | null;
}
