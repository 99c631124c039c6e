import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** @typedef {import('./constant.ts').Constant} Constant */

/** Finds out what constants of our code are, without running it. */
export class Constants {
  /** @param {string} root */
  constructor(root) {
    this.root = root;
    /** @type {Map<string, ts.SourceFile | null>} */
    this.files = new Map();
  }

  /** @param {string} file relative to the project @param {string} [code] */
  parsed(file, code) {
    const known = this.files.get(file);
    if (known !== undefined) return known;
    const path = join(this.root, file);
    const text = code ?? (existsSync(path) ? readFileSync(path, 'utf8') : null);
    const parsed = text === null ? null : ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    this.files.set(file, parsed);
    return parsed;
  }

  /**
   * All values that an expression can have: several when it takes one of the values of a table.
   * @param {ts.Node} node @param {string} file @returns {Constant[]}
   */
  valuesOf(node, file) {
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isNumericLiteral(node)) return [Number(node.text)];
    if (ts.isRegularExpressionLiteral(node)) return [regExpOf(node.text)];
    if (
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isParenthesizedExpression(node) ||
      ts.isNonNullExpression(node)
    )
      return this.valuesOf(node.expression, file);
    if (ts.isTemplateExpression(node)) return this.templateOf(node, file, (part) => part.text);
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw')
      return ts.isNoSubstitutionTemplateLiteral(node.template)
        ? [node.template.rawText ?? '']
        : this.templateOf(node.template, file, (part) => part.rawText ?? '');
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
      return combined([this.valuesOf(node.left, file), this.valuesOf(node.right, file)], joined);
    if (ts.isArrayLiteralExpression(node))
      return combined(
        node.elements.map((element) => this.valuesOf(element, file)),
        (parts) => [...parts],
      );
    if (ts.isObjectLiteralExpression(node)) return [this.objectOf(node, file)];
    if (ts.isPropertyAccessExpression(node)) return this.propertyOf(node, file);
    if (ts.isElementAccessExpression(node)) return this.elementOf(node, file);
    if (ts.isCallExpression(node)) return this.joinedOf(node, file);
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') return this.regExpsOf(node, file);
    return ts.isIdentifier(node) ? this.namedValues(node.text, file) : [null];
  }

  /** @param {ts.TemplateExpression} node @param {string} file @param {(part: ts.TemplateLiteralLikeNode) => string} textOf @returns {Constant[]} */
  templateOf(node, file, textOf) {
    const spans = node.templateSpans.flatMap((span) => [
      this.valuesOf(span.expression, file),
      [textOf(span.literal)],
    ]);
    return combined([[textOf(node.head)], ...spans], joined);
  }

  /** @param {ts.NewExpression | ts.CallExpression} node @param {string} file @returns {Constant[]} */
  regExpsOf(node, file) {
    const [source, flags] = node.arguments ?? [];
    if (!source) return [null];
    const sources = this.valuesOf(source, file);
    return combined([sources, flags ? this.valuesOf(flags, file) : ['']], ([of, text]) => {
      if (typeof text !== 'string') return null;
      if (of instanceof RegExp) return new RegExp(of.source, flags ? text : of.flags);
      return typeof of === 'string' ? new RegExp(of, text) : null;
    });
  }

  /** @param {ts.ObjectLiteralExpression} node @param {string} file @returns {Constant} */
  objectOf(node, file) {
    /** @type {{ [name: string]: Constant }} */
    const found = {};
    for (const property of node.properties) {
      if (!ts.isPropertyAssignment(property)) continue;
      const name =
        ts.isIdentifier(property.name) || ts.isStringLiteralLike(property.name) ? property.name.text : null;
      if (name !== null) found[name] = this.valuesOf(property.initializer, file)[0] ?? null;
    }
    return found;
  }

  /** @param {ts.PropertyAccessExpression} node @param {string} file @returns {Constant[]} */
  propertyOf(node, file) {
    return this.valuesOf(node.expression, file).map((value) => {
      if (value instanceof RegExp) return node.name.text === 'source' ? value.source : null;
      return isTable(value) ? (value[node.name.text] ?? null) : null;
    });
  }

  /** @param {ts.ElementAccessExpression} node @param {string} file @returns {Constant[]} */
  elementOf(node, file) {
    const [key = null] = this.valuesOf(node.argumentExpression, file);
    return this.valuesOf(node.expression, file).flatMap((value) => {
      if (!isTable(value) && !Array.isArray(value)) return [null];
      const known =
        typeof key === 'string' || typeof key === 'number'
          ? Object.entries(value).find(([name]) => name === String(key))
          : undefined;
      return known ? [known[1]] : Object.values(value);
    });
  }

  /** `['a', 'b'].join('|')` @param {ts.CallExpression} node @param {string} file @returns {Constant[]} */
  joinedOf({ expression, arguments: [separator] }, file) {
    if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'join') return [null];
    const lists = this.valuesOf(expression.expression, file);
    return combined([lists, separator ? this.valuesOf(separator, file) : [',']], ([list, between]) =>
      Array.isArray(list) && typeof between === 'string' && list.every((part) => typeof part === 'string')
        ? list.join(between)
        : null,
    );
  }

  /** @param {string} name @param {string} file @returns {Constant[]} */
  namedValues(name, file) {
    const parsed = this.parsed(file);
    if (!parsed) return [null];
    for (const statement of parsed.statements) {
      if (ts.isVariableStatement(statement))
        for (const { name: declared, initializer } of statement.declarationList.declarations)
          if (ts.isIdentifier(declared) && declared.text === name && initializer)
            return this.valuesOf(initializer, file);
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
      const bindings = statement.importClause?.namedBindings;
      const imported =
        bindings && ts.isNamedImports(bindings)
          ? bindings.elements.find((each) => each.name.text === name)
          : undefined;
      if (imported)
        return this.namedValues(
          (imported.propertyName ?? imported.name).text,
          fileOf(statement.moduleSpecifier.text, file),
        );
    }
    return [null];
  }
}

/** @param {string} specifier @param {string} from */
const fileOf = (specifier, from) =>
  specifier.startsWith('@forkfront/common/')
    ? `common/src/${specifier.slice('@forkfront/common/'.length)}`
    : join(dirname(from), specifier);

/** @param {Constant} value @returns {value is { [name: string]: Constant }} */
const isTable = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof RegExp);

/** @param {readonly Constant[]} parts @returns {Constant} */
const joined = (parts) =>
  parts.every((part) => typeof part === 'string' || typeof part === 'number') ? parts.join('') : null;

/** @param {string} text `/a+/giu` */
const regExpOf = (text) =>
  new RegExp(text.slice(1, text.lastIndexOf('/')), text.slice(text.lastIndexOf('/') + 1));

/** More combinations are not looked at: the expression is not known then. */
const MOST = 200;

/**
 * Each combination of one value of each part. A part that is not known makes what is made of it not known.
 * @param {readonly Constant[][]} parts @param {(parts: Constant[]) => Constant} make @returns {Constant[]}
 */
function combined(parts, make) {
  if (parts.reduce((product, { length }) => product * length, 1) > MOST) return [null];
  let lists = [/** @type {Constant[]} */ ([])];
  for (const values of parts) lists = lists.flatMap((list) => values.map((value) => [...list, value]));
  return lists.map((list) => (list.includes(null) ? null : make(list)));
}
