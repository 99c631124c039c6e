import { LineDrawing } from './LineDrawing.tsx';

/** An empty plate with its cutlery: nothing here yet. */
export function Plate() {
  return (
    <LineDrawing>
      <circle className="fill" cx="86" cy="70" r="40" />
      <circle className="paper" cx="80" cy="64" r="40" />
      <circle cx="80" cy="64" r="26" />
      <path d="M61 58a20 20 0 0 1 11-12" />
      <path d="M20 26v16a8 8 0 0 0 16 0V26M28 26v76" />
      <path d="M134 102V26c-9 4-12 16-12 28 0 6 4 9 12 9" />
    </LineDrawing>
  );
}
