import { LineDrawing } from '../../ui/illustrations/LineDrawing.tsx';

/** A picture with a stamp on it: it has its answer. */
export function ApprovedDrawing() {
  return (
    <LineDrawing>
      <path className="fill" d="M44 30h84v82H44z" />
      <path className="paper" d="M36 22h84v82H36z" />
      <path d="M46 32h64v44H46z" />
      <path d="m46 70 18-18 14 14 12-10 20 18" />
      <circle cx="94" cy="44" r="5" />
      <path d="M46 88h26M46 96h16" />
      <circle className="paper" cx="112" cy="92" r="22" />
      <path d="m102 92 8 8 13-15" />
      <path d="m140 66 7-5M144 92h9M136 118l6 6" />
    </LineDrawing>
  );
}
