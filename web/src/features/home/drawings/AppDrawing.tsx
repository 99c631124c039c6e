import { ServiceDrawing } from './ServiceDrawing.tsx';

/** Two phones with an app: a list of dishes, and an order on its way. */
export function AppDrawing() {
  return (
    <ServiceDrawing>
      <path className="fill" d="M112 34h72v120h-72z" />
      <path className="paper" d="M114 26h60a10 10 0 0 1 10 10v118h-80V36a10 10 0 0 1 10-10z" />
      <path d="M136 36h16" />
      <path d="M116 54h20v18h-20zM144 58h28M144 67h18M116 84h20v18h-20zM144 88h28M144 97h18M116 114h20v18h-20zM144 118h28M144 127h18" />
      <path className="paper" d="M192 52h44a10 10 0 0 1 10 10v92h-64V62a10 10 0 0 1 10-10z" />
      <circle className="fill" cx="214" cy="92" r="16" />
      <path d="m206 92 6 6 11-12M198 120h32M204 130h20" />
    </ServiceDrawing>
  );
}
