import type { Figures } from './measure.ts';

/** The printed table; counts the rows that miss their floor. */
export class Report {
  missed = 0;

  constructor() {
    this.row('', 'ours', 'peer', 'ratio', 'floor', 'CPU ours', 'CPU peer');
  }

  /** Requests a second and milliseconds of CPU per request, ours against the peer's. */
  rates(name: string, floor: number, ours: Figures, peer: Figures): void {
    const ratio = ours.rate / peer.rate;
    if (ratio < floor) this.missed += 1;
    const cells = [Math.round(ours.rate), Math.round(peer.rate), ratio.toFixed(2), `>= ${floor}`];
    this.row(name, ...cells.map(String), ...[ours, peer].map(({ cpu }) => `${cpu.toFixed(3)} ms`));
  }

  /** Milliseconds, and what we add to the peer's. */
  added(name: string, atMost: number, ours: number, peer: number): void {
    const added = ours - peer;
    if (added > atMost) this.missed += 1;
    this.row(name, ours.toFixed(2), peer.toFixed(2), `+${added.toFixed(2)}`, `<= +${atMost}`, '', '');
  }

  private row(name: string, ...cells: string[]): void {
    console.log(name.padEnd(42) + cells.map((cell) => cell.padStart(11)).join(''));
  }
}
