import userEvent from '@testing-library/user-event';

/** Replaces the text of a field in one paste: `userEvent.type` draws the screen once for every letter. */
export async function fill(field: Element, text: string): Promise<void> {
  await userEvent.clear(field);
  if (text !== '') await userEvent.paste(text);
}
