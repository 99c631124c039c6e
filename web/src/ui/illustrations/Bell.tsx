import { LineDrawing } from './LineDrawing.tsx';

/** A counter bell: something wants attention. */
export function Bell() {
  return (
    <LineDrawing>
      <path className="fill" d="M44 94a42 42 0 0 1 84 0z" />
      <path className="paper" d="M38 88a42 42 0 0 1 84 0z" />
      <path d="M28 88h104M36 88v10a6 6 0 0 0 6 6h76a6 6 0 0 0 6-6V88" />
      <path d="M80 46V34M70 34h20" />
      <path d="M52 78a29 29 0 0 1 17-18" />
      <path d="m34 40-8-8M50 28l-4-10M126 40l8-8M110 28l4-10" />
    </LineDrawing>
  );
}
