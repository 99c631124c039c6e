import { containsAddress } from '../restaurants/misleadingName.rules.ts';
import { DRAFT_LIMITS } from './draftLimits.ts';
import type { DraftItem, DraftSection } from './onboardingDraft.ts';

export interface MenuText {
  sections: DraftSection[];
  /** Lines that could not be read, as they were written (at most 200 characters of each). */
  unread: string[];
}

const DEFAULT_SECTION = 'Menu';
/** Characters kept of a line that could not be read. */
const MAX_UNREAD_LINE = 200;

/**
 * Collects the dishes of a menu under their headings, within the limits of a draft. A text with a web address counts as
 * unread: a preview is public before anybody has shown who they are.
 */
export class MenuBuilder {
  private readonly sections = new Map<string, DraftSection>();
  private readonly unread: string[] = [];
  private heading = DEFAULT_SECTION;
  private itemCount = 0;
  private last: DraftItem | null = null;

  /** The items that follow belong under this heading. */
  openSection(name: string): void {
    if (containsAddress(name)) return this.addUnread(name);
    this.heading = name;
  }

  /** `section` null: under the current heading. `source` is the line, kept as unread when the draft is full. */
  addItem(item: DraftItem, section: string | null, source: string): void {
    if (containsAddress(source)) return this.addUnread(source);
    const home = this.section(section ?? this.heading);
    if (!home || this.itemCount >= DRAFT_LIMITS.items) return this.addUnread(source);
    home.items.push(item);
    this.itemCount += 1;
    this.last = item;
  }

  /** More words about the last item. */
  describe(text: string): void {
    if (!this.last) return;
    if (containsAddress(text)) return this.addUnread(text);
    const description = this.last.description ? `${this.last.description} ${text}` : text;
    this.last.description = description.slice(0, DRAFT_LIMITS.itemDescription).trimEnd();
  }

  addUnread(source: string): void {
    this.unread.push(source.trim().slice(0, MAX_UNREAD_LINE));
  }

  finish(): MenuText {
    return { sections: [...this.sections.values()], unread: this.unread };
  }

  /** Made with its first item, so that no section is empty; null when there are too many. */
  private section(name: string): DraftSection | null {
    const key = name.toLowerCase();
    const known = this.sections.get(key);
    if (known) return known;
    if (this.sections.size >= DRAFT_LIMITS.sections || this.itemCount >= DRAFT_LIMITS.items) return null;
    const section: DraftSection = { name, items: [] };
    this.sections.set(key, section);
    return section;
  }
}
