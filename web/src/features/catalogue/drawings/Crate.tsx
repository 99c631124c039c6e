import { LineDrawing } from '../../../ui/illustrations/LineDrawing.tsx';

/** A crate of groceries: full shelves. */
export function Crate() {
  return (
    <LineDrawing>
      <path className="fill" d="M34 72h100v44H34z" />
      <circle className="paper" cx="54" cy="52" r="16" />
      <path d="M54 36c0-6 3-9 8-10M48 44a9 9 0 0 1 5-3" />
      <path className="paper" d="M74 64V24a5 5 0 0 1 5-5h8a5 5 0 0 1 5 5v40" />
      <path d="M74 36h18M74 50h18" />
      <path className="paper" d="m98 64 12-36c3-6 10-4 10 3l-6 33" />
      <path d="M114 26c-2-6 0-10 4-12M118 26c2-5 6-7 10-6M108 44l6 2M106 54l6 2" />
      <path className="paper" d="M26 64h108v46H26z" />
      <path d="M26 79h108M26 95h108M44 64v46M116 64v46" />
    </LineDrawing>
  );
}
