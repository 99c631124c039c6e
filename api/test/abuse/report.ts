import { alignedLines } from '../../src/lib/plainText.ts';
import { type Attack, type Finding, transportOf } from './attack.ts';

const SHOWN = 10;

/** One line about a request that passed a bound. */
export const findingLine = ({ entry, part, caller, kind, size, problem }: Finding): string =>
  `${entry}, ${part}, as ${caller}: ${kind}, size ${size}: ${problem.sentence}`;

/** What was tried, the slowest requests and the largest answers, as tables. */
export function report(attack: Attack): string {
  const { measured, requests, places, leftOut, server } = attack;
  const slowest = measured.toSorted((a, b) => b.work.cpu - a.work.cpu).slice(0, SHOWN);
  const largest = [
    ...new Map(measured.toSorted((a, b) => a.bytes - b.bytes).map((one) => [one.entry, one])).values(),
  ]
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, SHOWN);
  const transports = [...new Set(measured.map(({ entry }) => transportOf(entry)))];
  return [
    `Machine factor ${server.at.machineFactor.toFixed(2)}, ${places} entries, ${requests} requests.`,
    table(
      ['Transport', 'Entries', 'Measured', 'Slowest, ms', 'Longest piece, ms', 'Largest answer, KB'],
      transports.map((transport) => {
        const own = measured.filter((one) => transportOf(one.entry) === transport);
        const most = (value: (one: (typeof own)[number]) => number) =>
          String(Math.round(own.reduce((highest, one) => Math.max(highest, value(one)), 0)));
        return [
          transport,
          String(new Set(own.map(({ entry, part }) => `${entry} ${part}`)).size),
          String(own.length),
          most(({ work }) => work.cpu),
          most(({ work }) => work.piece),
          most(({ bytes }) => bytes / 1024),
        ];
      }),
    ),
    table(
      ['Slowest', 'Part', 'Caller', 'Input', 'Size', 'CPU, ms', 'Piece, ms'],
      slowest.map(({ entry, part, caller, kind, size, work }) => [
        entry,
        part,
        caller,
        kind,
        String(size),
        String(Math.round(work.cpu)),
        String(Math.round(work.piece)),
      ]),
    ),
    table(
      ['Largest answer', 'Part', 'KB'],
      largest.map(({ entry, part, bytes }) => [entry, part, String(Math.round(bytes / 1024))]),
    ),
    ...[...leftOut].map(([name, count]) => `Found often enough, left out in ${count} more entries: ${name}`),
  ].join('\n\n');
}

const table = (head: string[], rows: string[][]): string => alignedLines([head, ...rows], '  ').join('\n');
