import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { testTitles } from './testTitles.mjs';

/** The document, from the root of the project. */
const DOCUMENT = 'docs/requirements.md';

/** The files whose comments and texts cite requirements. */
const CITING = '{api,common,web,docs,.scripts,.ci}/**/*.{ts,tsx,js,mjs,css,graphql,html,md,sh,yml}';
const NOT_OURS = ['node_modules', 'dist', '__generated__'];

const SECTION = /^## (\d+)\. /;
const REQUIREMENT = /^\*\*(\d+\.\d+) /;
const NAMED_TEST = /`([^`]+\.(?:test|spec)\.tsx?)`(?: “([^”]+)”)?/g;
/** `spec §2`, `Spec §2, §5 and §8`, `spec §14.1` */
const CITATION = /\bspec(?:ification)? (§\d+(?:\.\d+)?(?:(?:,| and|, and) §\d+(?:\.\d+)?)*)/gi;

/**
 * A requirement: a paragraph that begins with its number, with everything up to the next one.
 * @typedef {{ number: string, line: number, section: string, lines: string[] }} Requirement
 */

/**
 * The sections and the requirements of the document.
 * @param {string} markdown
 */
export function readRequirements(markdown) {
  /** @type {string[]} */
  const sections = [];
  /** @type {Requirement[]} */
  const requirements = [];
  markdown.split('\n').forEach((text, index) => {
    const [, section] = SECTION.exec(text) ?? [];
    if (section) sections.push(section);
    const [, number] = REQUIREMENT.exec(text) ?? [];
    if (number) requirements.push({ number, line: index + 1, section: sections.at(-1) ?? '', lines: [text] });
    else if (!section) requirements.at(-1)?.lines.push(text);
  });
  return { sections, requirements };
}

/** @param {string} line */
const testsIn = (line) =>
  [...line.matchAll(NAMED_TEST)].map(([, path = '', title = '']) => ({ path, title }));

/** Rows of tables with a column Test that name none. @param {string[]} lines */
function rowsWithoutTest(lines) {
  let hasTests = false;
  return lines.filter((line) => {
    if (!line.startsWith('|')) hasTests = false;
    else if (/\| Test +\|$/.test(line)) hasTests = true;
    else if (hasTests && !/^[|\s-]+$/.test(line)) return testsIn(line).length === 0;
    return false;
  });
}

/**
 * Rows without a test, and named tests that do not exist.
 * @param {string[]} lines
 * @param {(path: string) => string[] | null} titlesIn titles of the tests in a file; null when there is no file
 */
function testProblems(lines, titlesIn) {
  const problems = rowsWithoutTest(lines).map((row) => `no test in the row ${row}`);
  for (const { path, title } of lines.flatMap(testsIn)) {
    const titles = titlesIn(path);
    if (titles === null) problems.push(`${path} does not exist`);
    else if (title !== '' && !titles.includes(title)) problems.push(`${path} has no test “${title}”`);
  }
  return problems;
}

/**
 * What is wrong with the tables of another document that have a column Test.
 * @param {string} markdown
 * @param {string} root
 */
export const rowProblems = (markdown, root) => testProblems(markdown.split('\n'), titleReader(root));

/**
 * What is wrong with one requirement.
 * @param {Requirement} requirement
 * @param {(path: string) => string[] | null} titlesIn titles of the tests in a file; null when there is no file
 */
function problemsOf({ number, section, lines }, titlesIn) {
  const named = lines.flatMap(testsIn);
  const problems = testProblems(lines, titlesIn);
  if (number.split('.', 1).join() !== section) problems.push(`it is in section ${section}`);
  if (named.length === 0) problems.push('no test');
  return [...new Set(problems)].map((problem) => `§${number}: ${problem}`);
}

/** The sections and requirements that a text cites. @param {string} text */
export const citationsIn = (text) =>
  [...text.matchAll(CITATION)].flatMap(([, list = '']) =>
    [...list.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => number),
  );

/**
 * Reads the titles of the tests in a file, once; null when there is no file.
 * @param {string} root
 */
function titleReader(root) {
  /** @type {Map<string, string[]>} */
  const known = new Map();
  return (/** @type {string} */ path) => {
    if (!existsSync(join(root, path))) return null;
    const titles = known.get(path) ?? testTitles(readFileSync(join(root, path), 'utf8'));
    known.set(path, titles);
    return titles;
  };
}

/**
 * What is wrong with the requirements of a project: requirements without a test, tests that do not exist, numbers that are
 * used twice, and citations of what is not there. Empty: nothing.
 * @param {string} root
 * @returns {string[]}
 */
export function requirementProblems(root) {
  const { sections, requirements } = readRequirements(readFileSync(join(root, DOCUMENT), 'utf8'));
  const titlesIn = titleReader(root);
  const numbers = [...sections, ...requirements.map(({ number }) => number)];
  const twice = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  const exists = new Set(numbers);
  const problems = requirements.flatMap((requirement) => problemsOf(requirement, titlesIn));
  problems.push(...twice.map((number) => `§${number}: the number is used twice`));
  for (const path of globSync(CITING, { cwd: root, exclude: (name) => NOT_OURS.includes(basename(name)) }))
    for (const number of citationsIn(readFileSync(join(root, path), 'utf8')))
      if (!exists.has(number)) problems.push(`${path}: ${DOCUMENT} has no §${number}`);
  if (requirements.length === 0) problems.push(`${DOCUMENT} has no requirements`);
  return problems;
}
