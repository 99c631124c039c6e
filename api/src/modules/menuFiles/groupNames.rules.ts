import type { MenuOptionGroup } from '@forkfront/common/menu.ts';
import { oneLine } from '@forkfront/common/plainText.ts';
import { blocking, type FileProblem } from './menuCsvTable.rules.ts';
import { messages } from './messages.ts';

/** Finds groups by the names that a file gives them. */
export class GroupNames {
  private readonly ids = new Map<string, string>();
  private readonly all: ReadonlySet<string>;

  constructor(
    groups: readonly MenuOptionGroup[],
    fileIds: ReadonlyMap<string, string>,
    private readonly problems: FileProblem[],
  ) {
    this.all = new Set(groups.map(({ id }) => id));
    // The first of several groups with one name has it; the export gives their ids to all of them.
    for (const { id, name } of groups) {
      const fileId = fileIds.get(id) ?? id;
      for (const label of [`${name} #${fileId}`, oneLine(name)].map((one) => one.toLowerCase()))
        if (!this.ids.has(label)) this.ids.set(label, id);
    }
  }

  /** Ids of groups by their names; a problem for each name without a group. */
  idsOf({ line }: { line: number }, names: readonly string[]): string[] {
    const ids = names.flatMap((name) => {
      const whole = this.ids.get(name.toLowerCase());
      if (whole !== undefined) return [whole];
      return name.split(/[,;]/).flatMap((part) => {
        const id = this.ids.get(part.trim().toLowerCase());
        if (id === undefined) this.problems.push(blocking(line, messages.groupUnknown(part.trim())));
        return id ?? [];
      });
    });
    return [...new Set(ids)];
  }

  /** Those of the ids that the new menu has. */
  known(ids: readonly string[]): string[] {
    return ids.filter((id) => this.all.has(id));
  }
}
