import { styled } from 'styled-components';
import { messages } from './messages.ts';

const Svg = styled.svg`
  width: 100%;
  max-width: 520px;
  height: auto;
  margin-inline: auto;
  fill: none;
  stroke: var(--primary);
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;
  .sun {
    fill: var(--secondary);
    stroke: none;
  }
  .paper {
    fill: var(--surface);
  }
  .glass {
    fill: var(--primary-soft);
  }
  .stripe {
    fill: var(--primary);
  }
  .yellow {
    fill: var(--secondary);
  }
  .sign {
    fill: var(--on-primary);
    stroke: none;
  }
`;

/** Our shop front: wall, awning, window with a laid table, open door. */
export function ShopFront() {
  return (
    <Svg viewBox="0 0 520 440" role="img" aria-label={messages.picture}>
      <circle className="sun" cx="376" cy="150" r="138" />
      <path className="paper" d="M70 96h360v300H70z" />
      <path className="stripe" d="M56 66h388v46H56z" />
      <g className="sign">
        <rect x="176" y="84" width="148" height="10" rx="5" />
        <circle cx="156" cy="89" r="6" />
        <circle cx="344" cy="89" r="6" />
      </g>
      <path className="glass" d="M100 190h190v140H100z" />
      <path d="M100 236h190M195 190v46" />
      <path className="paper" d="M318 190h84v206h-84z" />
      <path className="yellow" d="M330 204h60v96h-60z" />
      <path d="M330 252h60M388 330v22" />
      <path className="paper" d="M340 268h40v22h-40z" />
      <path d="M347 279h26" />
      <path className="yellow" d="M124 296a34 34 0 0 1 68 0z" />
      <path d="M116 296h84M158 262v-8M152 254h12" />
      <path d="M228 330v-30M216 300h24l-4-34h-16zM222 266c0-8 12-8 12 0" />
      <path d="M254 330v-22M246 308h16l-2-16h-12z" />
      <path d="M88 330h214" />
      <path
        className="paper"
        d="M111.4 112H166.9L157.4 168a30.9 30.9 0 0 1-61.7 0zM222.3 112H277.7L280.9 168a30.9 30.9 0 0 1-61.7 0zM333.1 112H388.6L404.3 168a30.9 30.9 0 0 1-61.7 0z"
      />
      <path
        className="stripe"
        d="M56 112H111.4L95.7 168a30.9 30.9 0 0 1-61.7 0zM166.9 112H222.3L219.1 168a30.9 30.9 0 0 1-61.7 0zM277.7 112H333.1L342.6 168a30.9 30.9 0 0 1-61.7 0zM388.6 112H444L466 168a30.9 30.9 0 0 1-61.7 0z"
      />
      <path className="paper" d="M24 396h472v14H24z" />
      <path className="yellow" d="M36 356h40l-6 40H42z" />
      <path d="M56 356v-26M56 340c-16 0-18-14-18-18 12 0 18 8 18 18zM56 334c14 0 16-12 16-16-10 0-16 6-16 16z" />
      <path className="paper" d="m448 396 12-66h36l12 66M454 362h48" />
      <path d="M466 344h22M464 376h28" />
    </Svg>
  );
}
