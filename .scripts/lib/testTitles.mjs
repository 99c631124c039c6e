import ts from 'typescript';

const RUNNERS = ['test', 'it', 'describe'];

/** @param {ts.Expression} callee @returns {string} `test` of `test`, `test.each(…)`, `test.describe` */
function runnerOf(callee) {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee))
    return runnerOf(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? runnerOf(callee.tag) : '';
}

/**
 * The titles of all tests and groups of a test file, with placeholders (`%s`).
 * @param {string} code
 * @returns {string[]}
 */
export function testTitles(code) {
  const file = ts.createSourceFile('test.tsx', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  /** @type {string[]} */
  const titles = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && RUNNERS.includes(runnerOf(node.expression))) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.push(title.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}
