import { BrowserWindow } from './BrowserWindow.tsx';
import { Stage } from './Stage.tsx';

const found = [
  { name: 'Milk', reason: '“brown butter”', sure: 'certain' },
  { name: 'Eggs', reason: '“fresh tagliatelle”', sure: 'likely' },
  { name: 'Wheat', reason: '“fresh tagliatelle”', sure: 'certain' },
  { name: 'Celery', reason: '“vegetable stock”', sure: 'please check' },
];
const recipe = [
  '{',
  '  "dish": "Tagliatelle",',
  '  "recipe": [',
  '    "fresh tagliatelle",',
  '    "brown butter",',
  '    "vegetable stock",',
  '    "sage"',
  '  ]',
  '}',
];

/** A question and its answer. */
export function AllergenScreen() {
  return (
    <Stage
      alt="The documentation of Fourteen in a browser: a recipe on the left, and on the right the allergens found in it, each with the line that gave it away"
      ground="#ead9dc"
    >
      <BrowserWindow address="fourteen.example/docs" paper="#fffdfb">
        <text x="64" y="104" fontSize="19" fontWeight="700" fill="#4b1f2b">
          Read a recipe
        </text>
        <rect x="64" y="118" width="52" height="22" rx="6" fill="#7a2f44" />
        <text x="90" y="133" textAnchor="middle" fontSize="11" fontWeight="700" fill="#ffffff">
          POST
        </text>
        <text x="126" y="134" fontSize="13" fill="#4b1f2b" fontFamily="monospace">
          /v2/recipes
        </text>
        <rect x="64" y="156" width="240" height="224" rx="10" fill="#2b1a20" />
        {recipe.map((line, row) => (
          <text
            key={line}
            x="80"
            y={184 + row * 22}
            fontSize="12.5"
            fill="#f3dfe3"
            fontFamily="monospace"
            xmlSpace="preserve"
          >
            {line}
          </text>
        ))}
        {found.map(({ name, reason, sure }, row) => (
          <g key={name} transform={`translate(320 ${156 + row * 57})`}>
            <rect width="256" height="50" rx="10" fill="#f8eef0" />
            <circle cx="26" cy="25" r="12" fill={sure === 'certain' ? '#7a2f44' : '#d6a4ae'} />
            <text x="26" y="29.5" textAnchor="middle" fontSize="13" fontWeight="700" fill="#ffffff">
              {name.charAt(0)}
            </text>
            <text x="50" y="22" fontSize="13" fontWeight="700" fill="#4b1f2b">
              {name}
            </text>
            <text x="50" y="38" fontSize="11" fill="#7b5a63">
              {reason}
            </text>
            <text x="242" y="30" textAnchor="end" fontSize="11" fill="#7b5a63">
              {sure}
            </text>
          </g>
        ))}
      </BrowserWindow>
    </Stage>
  );
}
