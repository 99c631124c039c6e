import { LineDrawing } from './LineDrawing.tsx';

/** A basket with bread: orders to come. */
export function Basket() {
  return (
    <LineDrawing>
      <path className="fill" d="M42 66h84l-8 44a8 8 0 0 1-8 6H62a8 8 0 0 1-8-6z" />
      <path
        className="paper"
        d="M54 60c-2-14 4-30 14-32 8-1 12 8 10 32M84 60c0-22 10-36 20-32 9 4 6 20 0 32"
      />
      <path d="m62 42 8 4M92 40l8 4M62 52l10 3M90 51l9 3" />
      <path className="paper" d="M34 60h92l-9 44a8 8 0 0 1-8 6H51a8 8 0 0 1-8-6z" />
      <path d="M30 60h100" />
      <path d="m58 72 4 28M80 72v28M102 72l-4 28M41 78h78M44 92h72" />
    </LineDrawing>
  );
}
