import { BrowserWindow } from './BrowserWindow.tsx';
import { Stage } from './Stage.tsx';

const columns = [
  { title: 'Asked for', cards: ['Invoice as PDF', 'Customer search', 'Dark mode'] },
  { title: 'In work', cards: ['Due dates', 'New price list'] },
  { title: 'To be seen', cards: ['Sign in by link', 'Larger type'] },
  { title: 'Done', cards: ['Import contacts', 'Faster board', 'Two languages'] },
];
const TAGS = ['#3b6fb5', '#a9582a', '#4a8a5c'];

/** A board with cards. */
export function SprintScreen() {
  return (
    <Stage
      alt="Sprintlane in a browser: a board with the columns Asked for, In work, To be seen and Done, each with cards"
      ground="#d6e2ee"
    >
      <BrowserWindow address="sprintlane.example/board" paper="#f6f8fb">
        <text x="64" y="104" fontSize="19" fontWeight="700" fill="#16294a">
          Bakery relaunch
        </text>
        <text x="576" y="103" textAnchor="end" fontSize="12" fill="#55607a">
          41 of 60 hours
        </text>
        <rect x="64" y="116" width="512" height="5" rx="2.5" fill="#dde4ee" />
        <rect x="64" y="116" width="350" height="5" rx="2.5" fill="#3b6fb5" />
        {columns.map(({ title, cards }, column) => (
          <g key={title} transform={`translate(${64 + column * 130} 138)`}>
            <rect width="122" height="246" rx="10" fill="#e8edf4" />
            <text x="12" y="24" fontSize="12" fontWeight="700" fill="#33466b">
              {title}
            </text>
            {cards.map((card, row) => (
              <g key={card} transform={`translate(8 ${36 + row * 66})`}>
                <rect width="106" height="58" rx="8" fill="#ffffff" />
                <rect x="10" y="10" width="26" height="6" rx="3" fill={TAGS[(column + row) % 3]} />
                <text x="10" y="33" fontSize="10.5" fontWeight="600" fill="#16294a">
                  {card}
                </text>
                <circle cx="92" cy="46" r="6" fill={TAGS[(column * 2 + row) % 3]} opacity="0.55" />
                <rect x="10" y="43" width="34" height="5" rx="2.5" fill="#dde4ee" />
              </g>
            ))}
          </g>
        ))}
      </BrowserWindow>
    </Stage>
  );
}
