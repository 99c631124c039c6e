import type { FormAnswer, KeptAnswers } from '../../lib/formAnswer.ts';
import type { Get } from '../../lib/inject.ts';
import { unlessAway } from '../../lib/within.ts';
import { KeptFormService } from './keptForm.service.ts';

/** Keeps answers to forms of public pages as kept forms. `newScope`: the services of a request. */
export const keptAnswers = (newScope: () => Get): KeptAnswers => ({
  keep(path: string, { title, lines, kept }: FormAnswer, ip: string) {
    const fields = new URLSearchParams(kept.map(({ label, text }): [string, string] => [label, text]));
    const notes = Object.fromEntries(lines.entries());
    const words = { formError: title, errors: {}, notes };
    return unlessAway(newScope()(KeptFormService).keep(path, { fields, words }, ip), null);
  },
  async find(path: string, key: string) {
    const found = await unlessAway(newScope()(KeptFormService).find(path, key), null);
    if (!found) return null;
    const { fields, words } = found;
    return {
      status: 200,
      title: words.formError ?? '',
      lines: Object.values(words.notes),
      kept: [...fields].map(([label, text]) => ({ label, text })),
    };
  },
});
