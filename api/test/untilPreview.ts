const ANSWERS = [
  'Hello',
  'Trattoria Luna',
  'dark green and cream',
  'Margherita and Tiramisu',
  'skip',
  'Margherita 8.50\nDiavola 10.50\nTiramisu 5.25',
  'yes',
  'yes',
];

/** Sends a visitor's messages until the preview is ready; returns the last answer. */
export async function untilPreview(say: (message: string) => Promise<Record<string, unknown>>) {
  for (const message of ANSWERS) {
    const json = await say(message);
    if (json.status === 'preview_ready') return json;
  }
  throw new Error('no preview');
}
