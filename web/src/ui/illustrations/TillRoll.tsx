import { LineDrawing } from './LineDrawing.tsx';

/** A till roll that went on too long: a page that is not there. */
export function TillRoll() {
  return (
    <LineDrawing>
      <path className="fill" d="M58 34h54v76l-9-7-9 7-9-7-9 7-9-7-9 7z" />
      <path className="paper" d="M50 28h54v80l-9-7-9 7-9-7-9 7-9-7-9 7z" />
      <path d="M34 28h86M38 28V18a6 6 0 0 1 6-6h66a6 6 0 0 1 6 6v10" />
      <path d="M62 44h20M62 56h30M62 68h14M86 68h6M62 80h30" />
    </LineDrawing>
  );
}
