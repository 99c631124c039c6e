import { ServiceDrawing } from './ServiceDrawing.tsx';

/** A till and a crate, connected through one place in the middle. */
export function ConnectionDrawing() {
  return (
    <ServiceDrawing>
      <path className="fill" d="M62 66h58v54H62z" />
      <path className="paper" d="M54 58h58v34H54zM46 92h74v22a4 4 0 0 1-4 4H50a4 4 0 0 1-4-4z" />
      <path d="M62 70h28M62 80h16M58 104h2M70 104h2M82 104h2M94 104h12M98 58V46h-22" />
      <path d="M120 88h22M178 88h22" />
      <circle className="fill" cx="164" cy="92" r="20" />
      <circle className="paper" cx="160" cy="88" r="18" />
      <path d="m153 82-6 6 6 6M167 82l6 6-6 6M162 79l-4 18" />
      <path className="fill" d="M208 72h66v48h-66z" />
      <path className="paper" d="M200 64h66v14h-66zM204 78h58v40h-58z" />
      <path d="M204 98h58M222 88h22M222 108h22" />
    </ServiceDrawing>
  );
}
