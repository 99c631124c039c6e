import { decodeMenu, menuFileProblem, menuTextProblem } from './menuFile.rules.ts';
import { messages } from './messages.ts';

/** A menu that was attached, or the sentence that says why it cannot be. */
export type MenuFile = { ok: true; name: string; text: string } | { ok: false; problem: string };

/** Reads a menu file in the browser; nothing is uploaded. */
export async function readMenuFile(file: File): Promise<MenuFile> {
  const wrong = menuFileProblem(file);
  if (wrong) return { ok: false, problem: wrong };
  try {
    const text = decodeMenu(new Uint8Array(await file.arrayBuffer()));
    const problem = menuTextProblem(text);
    return problem ? { ok: false, problem } : { ok: true, name: file.name, text };
  } catch {
    return { ok: false, problem: messages.menuUnreadable }; // moved, deleted or locked since it was chosen
  }
}
