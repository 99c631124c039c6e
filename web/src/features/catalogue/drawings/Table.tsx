import { LineDrawing } from '../../../ui/illustrations/LineDrawing.tsx';

/** A table laid for many. */
export function Table() {
  return (
    <LineDrawing>
      <path className="fill" d="M26 66h116v14l-10 24H36L26 80z" />
      <path className="paper" d="M18 58h124v12H18z" />
      <path d="M26 70v22c10 8 16 8 24 0 8 8 18 8 30 0 12 8 22 8 30 0 8 8 14 8 24 0V70M40 98v20M120 98v20" />
      <path className="paper" d="M58 58a22 22 0 0 1 44 0z" />
      <circle cx="80" cy="33" r="3.5" />
      <path d="M66 50a14 14 0 0 1 8-7" />
      <path className="paper" d="M28 34h12c0 10-2 14-6 14s-6-4-6-14z" />
      <path className="paper" d="M120 34h12c0 10-2 14-6 14s-6-4-6-14z" />
      <path d="M34 48v10M29 58h10M126 48v10M121 58h10" />
    </LineDrawing>
  );
}
