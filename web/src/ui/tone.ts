/** How a notice is meant. The names are those of the colour tokens. */
export type Tone = 'success' | 'info' | 'warning' | 'error';
