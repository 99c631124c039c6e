import { LineDrawing } from '../../../ui/illustrations/LineDrawing.tsx';

/** A dish under its cover, about to be shown. */
export function Cloche() {
  return (
    <LineDrawing>
      <path className="fill" d="M44 92a42 42 0 0 1 84 0z" />
      <path className="paper" d="M38 86a42 42 0 0 1 84 0z" />
      <path className="paper" d="M24 86h112l-8 14a6 6 0 0 1-5 3H37a6 6 0 0 1-5-3z" />
      <circle className="paper" cx="80" cy="38" r="6" />
      <path d="M52 76a29 29 0 0 1 16-18" />
      <path d="M46 30c-4-5 4-8 0-14M114 30c-4-5 4-8 0-14M62 22c-3-4 3-6 0-10M98 22c-3-4 3-6 0-10" />
    </LineDrawing>
  );
}
