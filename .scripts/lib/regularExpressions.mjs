import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './root.mjs';

const NOT_CHECKED = /\.test\.tsx?$|\/__generated__\/|\/routeTree\.gen\.ts$|\/test\//;

/**
 * @typedef {{ file: string, line: number, source: string, flags: string }} Expression
 * @param {string[]} folders relative to the project
 * @param {string} [root]
 * @returns {Expression[]} the regular expressions that are written in their code, without tests and generated files
 */
export function expressionsIn(folders, root = ROOT) {
  const found = [];
  for (const folder of folders)
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const file = join(folder, name);
      if (!/\.tsx?$/.test(file) || NOT_CHECKED.test(file)) continue;
      found.push(...expressionsOf(file, readFileSync(join(root, file), 'utf8')));
    }
  return found;
}

/** @param {string} file @param {string} code @returns {Expression[]} */
export function expressionsOf(file, code) {
  /** @type {Expression[]} */
  const found = [];
  const parsed = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const text = node.getText(parsed);
      const end = text.lastIndexOf('/');
      const line = parsed.getLineAndCharacterOfPosition(node.getStart(parsed)).line + 1;
      found.push({ file, line, source: text.slice(1, end), flags: text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}
