import { encode } from 'uqr';
import { qrPath } from './qrPath.ts';

const QUIET_MODULES = 4;

/** A QR code, black on white in both themes: a camera reads nothing else as well. `size` in px. */
export function QrCode({ text, label, size }: { text: string; label: string; size: number }) {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 0 });
  const width = modules + 2 * QUIET_MODULES;
  return (
    <svg width={size} height={size} viewBox={`0 0 ${width} ${width}`} role="img" aria-label={label}>
      <rect width={width} height={width} rx="2" fill="#ffffff" />
      <path transform={`translate(${QUIET_MODULES} ${QUIET_MODULES})`} d={qrPath(data)} fill="#000000" />
    </svg>
  );
}
