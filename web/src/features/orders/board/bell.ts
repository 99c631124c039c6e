/** How loud the bell is. */
export const VOLUMES = { quiet: 0.15, normal: 0.45, loud: 1 } as const;
export type Volume = keyof typeof VOLUMES;

/** Two notes that carry through the noise of a kitchen (Hz), and when they start (seconds). */
const NOTES = [
  { pitch: 880, start: 0 },
  { pitch: 1174.7, start: 0.22 },
  { pitch: 880, start: 0.7 },
  { pitch: 1174.7, start: 0.92 },
];
const NOTE_SECONDS = 0.45;

/** The bell of the board: tones from WebAudio. Browsers allow it only after a press; `onChange` tells when it can sound. */
export function createBell(onChange: (canSound: boolean) => void) {
  const context = new AudioContext();
  let sounding: GainNode | null = null;
  context.onstatechange = () => onChange(context.state === 'running');
  onChange(context.state === 'running');

  const silence = (): void => {
    sounding?.disconnect();
    sounding = null;
  };
  return {
    /** Asks the browser for permission, inside a press. */
    wake: (): void => void context.resume(),
    ring: (volume: Volume): void => {
      silence();
      const loudness = new GainNode(context, { gain: VOLUMES[volume] });
      loudness.connect(context.destination);
      sounding = loudness;
      for (const { pitch, start } of NOTES) {
        const from = context.currentTime + start;
        const note = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
        const shape = new GainNode(context, { gain: 0 });
        shape.gain.setValueAtTime(0, from);
        shape.gain.linearRampToValueAtTime(1, from + 0.01);
        shape.gain.exponentialRampToValueAtTime(0.001, from + NOTE_SECONDS);
        note.connect(shape).connect(loudness);
        note.start(from);
        note.stop(from + NOTE_SECONDS);
      }
    },
    /** Stops a tone at once. */
    silence,
    close: (): void => void context.close(),
  };
}
