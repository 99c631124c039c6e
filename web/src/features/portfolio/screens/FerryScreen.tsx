import { Phone } from './Phone.tsx';
import { Stage } from './Stage.tsx';

const departures = ['08:10', '09:40', '11:10', '13:25', '15:55'];
/** Rows of a ticket's pattern; it is drawn to look like a code and means nothing. */
const PATTERN = ['1101011', '1011001', '0110110', '1110101', '0101101', '1010011', '1101110'];

const CODE = PATTERN.flatMap((row, y) =>
  [...row].map((bit, x) => (bit === '1' ? `M${x * 12} ${y * 12}h12v12h-12z` : '')),
).join('');

/** A timetable and a ticket. */
export function FerryScreen() {
  return (
    <Stage
      alt="Skerry Line on two phones: the departures of the day with the one at 09:40 chosen, and the ticket for it with a code to show"
      ground="#bfdde0"
    >
      <path d="M0 330c60-20 100 20 160 0s100-20 160 0 100 20 160 0 100-20 160 0v90H0z" fill="#7fb6bd" />
      <path d="M0 366c60-20 100 20 160 0s100-20 160 0 100 20 160 0 100-20 160 0v54H0z" fill="#4f949e" />
      <Phone x={118} y={28}>
        <text x="14" y="58" fontSize="19" fontWeight="700" fill="#0f4450">
          Today
        </text>
        <text x="14" y="76" fontSize="11" fill="#55717a">
          Harbour to Outer Skerry
        </text>
        {departures.map((time, row) => (
          <g key={time} transform={`translate(12 ${90 + row * 48})`}>
            <rect width="140" height="40" rx="10" fill={row === 1 ? '#0f6272' : '#eef5f6'} />
            <text x="14" y="26" fontSize="16" fontWeight="700" fill={row === 1 ? '#ffffff' : '#0f4450'}>
              {time}
            </text>
            <text x="128" y="25" textAnchor="end" fontSize="10.5" fill={row === 1 ? '#d7eef1' : '#55717a'}>
              {row === 0 ? 'left' : `${38 - row * 7} seats`}
            </text>
          </g>
        ))}
      </Phone>
      <Phone x={342} y={28} paper="#0f6272">
        <text x="82" y="58" textAnchor="middle" fontSize="15" fontWeight="700" fill="#ffffff">
          Your ticket
        </text>
        <path d="M14 76h136v150a10 10 0 0 0 0 20v74H14v-74a10 10 0 0 0 0-20z" fill="#ffffff" />
        <path d={CODE} transform="translate(40 92)" fill="#0f4450" />
        <path d="M26 236h112" stroke="#9fbfc5" strokeWidth="2" strokeDasharray="4 5" />
        <text x="82" y="272" textAnchor="middle" fontSize="26" fontWeight="700" fill="#0f4450">
          09:40
        </text>
        <text x="82" y="294" textAnchor="middle" fontSize="11" fill="#55717a">
          2 adults, 1 bicycle
        </text>
      </Phone>
    </Stage>
  );
}
