import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Limits of the number and the length of files (docs/architecture.md). Each large feature gets its share; the last ones were grocery shops, redesigns and the comparison of designs. */
export const LIMITS = {
  files: { api: 620, web: 650 },
  /** Maximum lines of a file. */
  lines: 250,
  /** Maximum share (percent) of files with fewer than `smallLines` lines and a single importer. */
  smallShare: 15,
  smallLines: 40,
};

const NOT_COUNTED = /\.test\.tsx?$|\/__generated__\/|\/routeTree\.gen\.ts$|\/test\//;
const IMPORT = /(?:from|import)\s*\(?\s*['"](\.[^'"?]+)/g;

/**
 * @typedef {{ path: string, lines: number, importers: number }} Sized
 * @param {string} folder absolute
 * @returns {Sized[]} production files of the folder without generated files
 */
export function sizesOf(folder) {
  const texts = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path))
      .filter((path) => /\.tsx?$/.test(path) && !NOT_COUNTED.test(path))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );
  const importers = new Map([...texts.keys()].map((path) => [path, 0]));
  for (const [path, text] of texts) {
    const imported = new Set([...text.matchAll(IMPORT)].map(([, to = '']) => resolve(dirname(path), to)));
    for (const to of imported) if (importers.has(to)) importers.set(to, (importers.get(to) ?? 0) + 1);
  }
  return [...texts].map(([path, text]) => ({
    path,
    lines: text.split('\n').length - 1,
    importers: importers.get(path) ?? 0,
  }));
}

/**
 * @param {'api' | 'web'} area
 * @param {Sized[]} files
 * @returns {{ summary: string, problems: string[] }}
 */
export function judgeSizes(area, files) {
  const small = files.filter(({ lines, importers }) => importers === 1 && lines < LIMITS.smallLines);
  const share = Math.round((100 * small.length) / files.length);
  const lines = files.reduce((sum, file) => sum + file.lines, 0);
  const limit = LIMITS.files[area];
  const problems = files
    .filter((file) => file.lines > LIMITS.lines)
    .map(({ path, lines }) => `${path} has ${lines} lines; at most ${LIMITS.lines}.`);
  if (files.length > limit) problems.push(`${area} has ${files.length} files; at most ${limit}.`);
  if (share > LIMITS.smallShare)
    problems.push(
      `${share} % of the files of ${area} are below ${LIMITS.smallLines} lines and have one importer; at most ${LIMITS.smallShare} %.`,
    );
  return {
    summary: `${area}: ${files.length} files of at most ${limit}, ${lines} lines, ${share} % small with one importer`,
    problems,
  };
}
