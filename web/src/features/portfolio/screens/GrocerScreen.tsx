import { Phone } from './Phone.tsx';
import { Stage } from './Stage.tsx';

const box = [
  { name: 'Savoy cabbage', note: '1 head', colour: '#6f9f58' },
  { name: 'Carrots', note: '750 g', colour: '#e08a3c' },
  { name: 'Beetroot', note: '500 g', colour: '#8f3558' },
  { name: 'Eggs', note: 'half a dozen', colour: '#d9b98c' },
];

/** The week's box, and a swap. */
export function GrocerScreen() {
  return (
    <Stage
      alt="Fold & Furrow on two phones: the week’s box with cabbage, carrots, beetroot and eggs, and a choice of what to take in place of the beetroot"
      ground="#dfe9d3"
    >
      <Phone x={118} y={28} paper="#fbfaf3">
        <text x="14" y="58" fontSize="19" fontWeight="700" fill="#2b4a2a">
          Your box
        </text>
        <text x="14" y="76" fontSize="11" fill="#61705c">
          Change it until Thursday
        </text>
        {box.map(({ name, note, colour }, row) => (
          <g key={name} transform={`translate(12 ${92 + row * 50})`}>
            <rect width="140" height="42" rx="10" fill="#ffffff" />
            <circle cx="22" cy="21" r="12" fill={colour} />
            {name !== 'Eggs' && <path d="M22 10c2-5 6-6 8-6-1 4-4 6-8 6z" fill="#4d7c3f" />}
            <text x="42" y="19" fontSize="12" fontWeight="600" fill="#22301f">
              {name}
            </text>
            <text x="42" y="33" fontSize="10" fill="#61705c">
              {note}
            </text>
          </g>
        ))}
        <rect x="12" y="300" width="140" height="34" rx="17" fill="#2f6b3a" />
        <text x="82" y="321" textAnchor="middle" fontSize="12" fontWeight="600" fill="#ffffff">
          Looks good · £18.50
        </text>
      </Phone>
      <Phone x={342} y={28} paper="#fbfaf3">
        <text x="14" y="58" fontSize="19" fontWeight="700" fill="#2b4a2a">
          Swap
        </text>
        <text x="14" y="76" fontSize="11" fill="#61705c">
          Beetroot for…
        </text>
        {['#e9c46a', '#7da35d', '#b5523b', '#c9b48a'].map((colour, place) => (
          <g
            key={colour}
            transform={`translate(${12 + (place % 2) * 74} ${92 + Math.floor(place / 2) * 96})`}
          >
            <rect
              width="66"
              height="86"
              rx="12"
              fill="#ffffff"
              stroke={place === 1 ? '#2f6b3a' : '#e3e6da'}
              strokeWidth={place === 1 ? 2.5 : 1}
            />
            <ellipse cx="33" cy="36" rx="19" ry={place % 2 ? 21 : 15} fill={colour} />
            <path d="M33 18c0-6 5-10 10-10 0 6-4 10-10 10z" fill="#4d7c3f" />
            <text x="33" y="74" textAnchor="middle" fontSize="11" fontWeight="600" fill="#22301f">
              {['Squash', 'Lettuce', 'Tomatoes', 'Turnips'][place]}
            </text>
          </g>
        ))}
        <rect x="12" y="300" width="140" height="34" rx="17" fill="#2f6b3a" />
        <text x="82" y="321" textAnchor="middle" fontSize="12" fontWeight="600" fill="#ffffff">
          Take lettuce
        </text>
      </Phone>
    </Stage>
  );
}
