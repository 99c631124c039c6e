/**
 * One row of docs/spec-map.md.
 * @typedef {object} SpecRow
 * @property {number} line
 * @property {string} item
 * @property {string[]} paths files named in the columns Web and API
 * @property {{ path: string, title: string }[]} tests
 * @property {string} state
 */

const COLUMNS = ['Item', 'Web', 'API', 'Test', 'State'];
const NAMED_PATH = /`([^`]+)`/g;
const NAMED_TEST = /`([^`]+)` “([^”]+)”/g;

const cellsOf = (/** @type {string} */ line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/**
 * The rows of every table that has the columns Item, Web, API, Test and State.
 * @param {string} markdown
 * @returns {SpecRow[]}
 */
export function readSpecMap(markdown) {
  let inTable = false;
  /** @type {SpecRow[]} */
  const rows = [];
  markdown.split('\n').forEach((text, index) => {
    const cells = text.startsWith('|') ? cellsOf(text) : [];
    const isHead = cells.join() === COLUMNS.join();
    inTable = isHead || (inTable && cells.length === COLUMNS.length);
    if (!inTable || isHead || /^[-:]+$/.test(cells[0] ?? '')) return;
    const [item = '', web = '', api = '', test = '', state = ''] = cells;
    rows.push({
      line: index + 1,
      item,
      paths: [...`${web} ${api}`.matchAll(NAMED_PATH)].map(([, path = '']) => path),
      tests: [...test.matchAll(NAMED_TEST)].map(([, path = '', title = '']) => ({ path, title })),
      state,
    });
  });
  return rows;
}

/**
 * The problems of a row.
 * @param {SpecRow} row
 * @param {(path: string) => boolean} exists
 * @param {(path: string) => string[]} titlesIn titles of the tests in a file
 * @returns {string[]}
 */
export function problemsOf(row, exists, titlesIn) {
  const problems = [...row.paths, ...row.tests.map((test) => test.path)]
    .filter((path) => !exists(path))
    .map((path) => `${path} does not exist`);
  for (const { path, title } of row.tests)
    if (exists(path) && !titlesIn(path).includes(title)) problems.push(`${path} has no test “${title}”`);
  if (row.state !== 'done' && row.state !== 'open')
    problems.push(`the state is done or open, not “${row.state}”`);
  if (row.state === 'done' && row.tests.length === 0) problems.push('it is done but names no test');
  if (row.state === 'done' && row.paths.length === 0) problems.push('it is done but names no file');
  return problems.map((problem) => `docs/spec-map.md:${row.line} ${row.item}: ${problem}`);
}
