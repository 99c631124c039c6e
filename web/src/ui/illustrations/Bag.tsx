import { LineDrawing } from './LineDrawing.tsx';

/** A take-away bag: a website, ready to go. */
export function Bag() {
  return (
    <LineDrawing>
      <path className="fill" d="M56 40h68l6 78H62z" />
      <path className="paper" d="M46 36h62l8 74H38z" />
      <path d="M62 50V30a15 15 0 0 1 30 0v20" />
      <path d="M61 78c4 12 28 12 33 0" />
      <path d="M108 36l14 6 6 68h-12" />
      <path d="M60 66v-2M94 66v-2" />
    </LineDrawing>
  );
}
