import { BrowserWindow } from './BrowserWindow.tsx';
import { Stage } from './Stage.tsx';

const stops = [
  { x: 150, y: 330, name: 'Bookshop' },
  { x: 206, y: 226, name: 'Cheese' },
  { x: 316, y: 196, name: 'Flowers' },
  { x: 372, y: 304, name: 'Home' },
];

/** A round on the map. */
export function CourierScreen() {
  return (
    <Stage
      alt="Round the Corner in a browser: a map of a few streets with a round from the bookshop by cheese and flowers to a home, and the rider on the way"
      ground="#e6dccb"
    >
      <BrowserWindow address="round-the-corner.example" paper="#f4efe3">
        <path d="M40 68h400v332H54a14 14 0 0 1-14-14z" fill="#efe7d6" />
        <path
          d="M40 250 440 170M120 68l60 332M40 340h400M300 68l70 332M40 130l400 60"
          stroke="#ffffff"
          strokeWidth="14"
          fill="none"
        />
        <path d="M206 250h80l16 70h-80z" fill="#cfe0bd" />
        <path d="M40 380c80-30 160 10 240-10s120-10 160-2v32H54a14 14 0 0 1-14-14z" fill="#b9d5dc" />
        <path
          d="M150 330 206 226 316 196 372 304"
          stroke="#c4552d"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeDasharray="1 10"
          fill="none"
        />
        {stops.map(({ x, y, name }, number) => (
          <g key={name} transform={`translate(${x} ${y})`}>
            <path
              d="M0 0c-12-14-14-20-14-26a14 14 0 0 1 28 0c0 6-2 12-14 26z"
              fill={number === 3 ? '#2f5d50' : '#c4552d'}
            />
            <text y="-22" textAnchor="middle" fontSize="12" fontWeight="700" fill="#ffffff">
              {number + 1}
            </text>
          </g>
        ))}
        <circle cx="264" cy="210" r="11" fill="#16294a" stroke="#ffffff" strokeWidth="3" />
        <path d="M440 68h160v318a14 14 0 0 1-14 14H440z" fill="#ffffff" />
        <text x="458" y="102" fontSize="16" fontWeight="700" fill="#3a2c1c">
          Your parcel
        </text>
        <text x="458" y="122" fontSize="12" fill="#7a6a55">
          Here in 12 minutes
        </text>
        {stops.map(({ name }, number) => (
          <g key={name} transform={`translate(458 ${150 + number * 46})`}>
            {number < 3 && <path d="M8 16v30" stroke="#e0d5c2" strokeWidth="3" />}
            <circle cx="8" cy="8" r="8" fill={number < 2 ? '#c4552d' : '#e0d5c2'} />
            <text x="26" y="13" fontSize="13" fontWeight={number === 2 ? 700 : 400} fill="#3a2c1c">
              {name}
            </text>
          </g>
        ))}
        <rect x="458" y="346" width="124" height="34" rx="17" fill="#2f5d50" />
        <text x="520" y="367" textAnchor="middle" fontSize="12" fontWeight="600" fill="#ffffff">
          Leave it next door
        </text>
      </BrowserWindow>
    </Stage>
  );
}
