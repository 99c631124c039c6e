/** A small sprig with an olive: the printer's ornament under a name. */
export function Sprig() {
  return (
    <svg className="sprig" viewBox="0 0 132 24" width="132" height="24" aria-hidden="true">
      <g id="half">
        <path d="M62 12H8" stroke="currentColor" strokeWidth="1.25" fill="none" />
        <path d="M46 12q-6-9-15-7 5 8 15 7zM46 12q-6 9-15 7 5-8 15-7zM27 12q-5-7-12-6 4 7 12 6zM27 12q-5 7-12 6 4-7 12-6zM9 12q-4-2.500-9 0 5 2.500 9 0z" />
      </g>
      <use href="#half" transform="matrix(-1 0 0 1 132 0)" />
      <circle cx="66" cy="12" r="4.500" />
    </svg>
  );
}
