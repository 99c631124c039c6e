import type { Figures } from './measure.ts';

type Cpu = Pick<Figures, 'node' | 'postgres'>;

const cpuText = ({ node, postgres }: Cpu): string => `${node.toFixed(2)} + ${postgres.toFixed(2)}`;

/** The printed table, which counts the rows below their floor. */
export class Report {
  missed = 0;

  constructor() {
    this.row('', 'ours', 'peer', 'ratio', 'floor', 'CPU ours', 'CPU peer');
  }

  /** Requests per second and milliseconds of CPU per request (node + PostgreSQL), of the product and of the peer. */
  rates(name: string, floor: number, ours: Figures, peer: Figures): void {
    const ratio = ours.rate / peer.rate;
    if (ratio < floor) this.missed += 1;
    const cells = [Math.round(ours.rate), Math.round(peer.rate), ratio.toFixed(2), `>= ${floor}`];
    this.row(name, ...cells.map(String), cpuText(ours), cpuText(peer));
  }

  /** Milliseconds, and the difference to the peer. */
  added(name: string, atMost: number, ours: number, peer: number): void {
    const added = ours - peer;
    if (added > atMost) this.missed += 1;
    this.row(name, ours.toFixed(2), peer.toFixed(2), `+${added.toFixed(2)}`, `<= +${atMost}`, '', '');
  }

  /** Milliseconds of CPU, of node and PostgreSQL together at most `atMost`. */
  cpu(name: string, atMost: number, spent: Cpu): void {
    const total = spent.node + spent.postgres;
    if (total > atMost) this.missed += 1;
    this.row(name, total.toFixed(2), '', '', `<= ${atMost}`, cpuText(spent), '');
  }

  /** A figure of the product alone, at most `limit`. */
  atMost(name: string, limit: number, figure: number): void {
    if (figure > limit) this.missed += 1;
    this.row(name, figure.toFixed(1), '', '', `<= ${limit}`, '', '');
  }

  private row(name: string, ...cells: string[]): void {
    console.log(name.padEnd(46) + cells.map((cell) => cell.padStart(12)).join(''));
  }
}
