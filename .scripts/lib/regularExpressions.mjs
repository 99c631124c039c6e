import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { Constants } from './constants.mjs';
import { ROOT } from './root.mjs';

const NOT_CHECKED = /\.test\.tsx?$|\/__generated__\/|\/routeTree\.gen\.ts$|\/test\//;

/**
 * @typedef {{ file: string, line: number, source: string | null, flags: string }} Expression `source` null: made of what is known at run time only
 * @param {string[]} folders relative to the project
 * @param {string} [root]
 * @returns {Expression[]} the regular expressions of their code, without tests and generated files: literals, and those made of constants
 */
export function expressionsIn(folders, root = ROOT) {
  const constants = new Constants(root);
  const found = [];
  for (const folder of folders)
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const file = join(folder, name);
      if (!/\.tsx?$/.test(file) || NOT_CHECKED.test(file)) continue;
      found.push(...expressionsOf(file, readFileSync(join(root, file), 'utf8'), constants));
    }
  return found;
}

/** @param {string} file @param {string} code @param {Constants} [constants] @returns {Expression[]} */
export function expressionsOf(file, code, constants = new Constants(ROOT)) {
  /** @type {Expression[]} */
  const found = [];
  const parsed = constants.parsed(file, code);
  if (!parsed) return [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const line = parsed.getLineAndCharacterOfPosition(node.getStart(parsed)).line + 1;
    if (ts.isRegularExpressionLiteral(node)) {
      const text = node.getText(parsed);
      const end = text.lastIndexOf('/');
      found.push({ file, line, source: text.slice(1, end), flags: text.slice(end + 1) });
    }
    const isMade =
      (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(parsed) === 'RegExp';
    if (isMade)
      for (const value of constants.regExpsOf(node, file))
        found.push(
          value instanceof RegExp
            ? { file, line, source: value.source, flags: value.flags }
            : { file, line, source: null, flags: '' },
        );
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}
