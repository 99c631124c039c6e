import { Stage } from './Stage.tsx';

interface Ticket {
  table: string;
  minutes: string;
  colour: string;
  lines: string[];
}

const tickets: Ticket[] = [
  {
    table: 'Table 4',
    minutes: '3 min',
    colour: '#3f8f63',
    lines: ['2  Leek tart', '1  Soup of the day', '1  Bread, butter'],
  },
  {
    table: 'Table 11',
    minutes: '9 min',
    colour: '#c98a1b',
    lines: ['1  Hake, capers', '2  Lamb shoulder', '1  Greens', 'no garlic, please'],
  },
  {
    table: 'Table 7',
    minutes: '16 min',
    colour: '#b8433a',
    lines: ['3  Sunday roast', '1  Nut roast', '4  Gravy'],
  },
];

/** Tickets on a kitchen tablet. */
export function KitchenScreen() {
  return (
    <Stage
      alt="Pass & Plate on a kitchen tablet: three tickets on a rail, for tables 4, 11 and 7, with how long each has waited"
      ground="#f1e3cf"
    >
      <rect x="44" y="36" width="560" height="360" rx="24" fill="#0b1220" opacity="0.16" />
      <rect x="40" y="30" width="560" height="360" rx="24" fill="#1d2432" />
      <rect x="54" y="44" width="532" height="332" rx="12" fill="#262f40" />
      <text x="76" y="80" fontSize="20" fontWeight="700" fill="#ffffff">
        The pass
      </text>
      <text x="564" y="79" textAnchor="end" fontSize="14" fill="#aab6cc">
        Chef · 19:42
      </text>
      <rect x="54" y="96" width="532" height="10" fill="#8d97a8" />
      {tickets.map(({ table, minutes, colour, lines }, column) => (
        <g key={table} transform={`translate(${74 + column * 168} 100)`}>
          <path
            d="M0 0h156v246l-13-8-13 8-13-8-13 8-13-8-13 8-13-8-13 8-13-8-13 8-13-8-13 8z"
            fill="#fffdf7"
          />
          <rect width="156" height="40" fill={colour} />
          <text x="12" y="26" fontSize="16" fontWeight="700" fill="#ffffff">
            {table}
          </text>
          <text x="144" y="26" textAnchor="end" fontSize="13" fill="#ffffff">
            {minutes}
          </text>
          {lines.map((line, row) => (
            <text key={line} x="12" y={66 + row * 26} fontSize="14" fill="#1d2432">
              {line}
            </text>
          ))}
          <rect x="12" y="190" width="132" height="32" rx="8" fill="#e9edf4" />
          <text x="78" y="211" textAnchor="middle" fontSize="13" fontWeight="600" fill="#1d2432">
            {column === 2 ? 'Ready' : 'Start'}
          </text>
        </g>
      ))}
    </Stage>
  );
}
