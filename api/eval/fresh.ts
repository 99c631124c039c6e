// `npm run eval:fresh`: makes menus that no rule was written for, and counts dishes read right, asked about and silently wrong. The seed
// changes with each run; `-- --seed N` makes the menus of a run again, `--menus N` so many, `--details` names what is wrong.
import { parseArgs } from 'node:util';
import { measureFresh } from './fresh/measureFresh.ts';

/** The goals: shares of all dishes. */
const MOST_WRONG = 0.001;
const LEAST_RIGHT = 0.95;

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    menus: { type: 'string', default: '300' },
    details: { type: 'boolean', default: false },
  },
});
const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed);
const menus = Number(values.menus);

const { right, asked, wrong } = measureFresh(seed, menus);
const all = right + asked + wrong.length;
const share = (part: number): string => `${((100 * part) / all).toFixed(2)} %`;

if (values.details) console.log(wrong.join('\n'));
console.log(`seed ${seed}: ${menus} menus, ${all} dishes`);
console.log(`right ${share(right)}, asked ${share(asked)}, silently wrong ${share(wrong.length)}`);
process.exitCode = wrong.length / all > MOST_WRONG || right / all < LEAST_RIGHT ? 1 : 0;
