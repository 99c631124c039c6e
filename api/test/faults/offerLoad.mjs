// @ts-check
// A program of its own: offers requests at a fixed rate, whether earlier ones were answered or not.
// Argument: JSON { origin, perSecond, seconds }. Prints JSON: how many answers had each status, and errors by code; `skipped`
// were not sent, because this program had too many open requests itself.
import { Agent, request } from 'node:http';
import { randomInt } from 'node:crypto';

const { origin, perSecond, seconds } = JSON.parse(process.argv[2] ?? '');
const MOST_OPEN = 1_500;
const agent = new Agent({ keepAlive: true, maxSockets: MOST_OPEN });
/** @type {Record<string, number>} */
const counts = {};
let open = 0;
let sent = 0;
let skipped = 0;

const count = (/** @type {string | number} */ what) => {
  counts[what] = (counts[what] ?? 0) + 1;
  open -= 1;
};

function ask() {
  /** @type {import('node:http').ClientRequest} */
  let asked;
  sent += 1;
  open += 1;
  const headers = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
  const answered = (/** @type {import('node:http').IncomingMessage} */ response) => {
    response.resume();
    response.once('error', () => count('broken'));
    response.once('end', () => count(response.statusCode ?? 0));
  };
  const failed = (/** @type {NodeJS.ErrnoException} */ error) =>
    count(`${error.code ?? error.message}, ${asked.reusedSocket ? 'kept' : 'new'} connection`);
  if (sent % 4 === 0) {
    const host = `olive-and-ember.${new URL(origin).host}`;
    asked = request(
      origin,
      { agent, path: '/', headers: { ...headers, host, accept: 'text/html' } },
      answered,
    );
    asked.once('error', failed).end();
    return;
  }
  // The name of the alias makes each request a new one for the cache of answers.
  const query = `{ a${sent}: storefront(slug: "olive-and-ember") { sections { name items { id name price description } } } }`;
  asked = request(
    origin,
    { agent, path: '/graphql', method: 'POST', headers: { ...headers, 'content-type': 'application/json' } },
    answered,
  )
    .once('error', failed)
    .end(JSON.stringify({ query }));
}

const begun = performance.now();
const timer = setInterval(() => {
  const elapsed = Math.min((performance.now() - begun) / 1000, seconds);
  while (sent + skipped < elapsed * perSecond)
    if (open < MOST_OPEN) ask();
    else skipped += 1;
  if (elapsed < seconds) return;
  clearInterval(timer);
  const waiting = setInterval(() => {
    const isOver = open === 0 || performance.now() - begun > (seconds + 30) * 1000;
    if (!isOver) return;
    clearInterval(waiting);
    agent.destroy();
    console.log(JSON.stringify({ sent, skipped, unanswered: open, counts }));
  }, 50);
}, 5);
