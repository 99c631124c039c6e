import type { Figures } from './measure.ts';

/** The printed table, which counts the rows below their floor. */
export class Report {
  missed = 0;

  constructor() {
    this.row('', 'ours', 'peer', 'ratio', 'floor', 'CPU ours', 'CPU peer');
  }

  /** Requests per second and milliseconds of CPU per request, of the product and of the peer. */
  rates(name: string, floor: number, ours: Figures, peer: Figures): void {
    const ratio = ours.rate / peer.rate;
    if (ratio < floor) this.missed += 1;
    const cells = [Math.round(ours.rate), Math.round(peer.rate), ratio.toFixed(2), `>= ${floor}`];
    this.row(name, ...cells.map(String), ...[ours, peer].map(({ cpu }) => `${cpu.toFixed(3)} ms`));
  }

  /** Milliseconds, and the difference to the peer. */
  added(name: string, atMost: number, ours: number, peer: number): void {
    const added = ours - peer;
    if (added > atMost) this.missed += 1;
    this.row(name, ours.toFixed(2), peer.toFixed(2), `+${added.toFixed(2)}`, `<= +${atMost}`, '', '');
  }

  private row(name: string, ...cells: string[]): void {
    console.log(name.padEnd(46) + cells.map((cell) => cell.padStart(11)).join(''));
  }
}
