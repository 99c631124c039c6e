import ts from 'typescript';

/**
 * A source file of the api. `path` is relative to api/src, with slashes.
 * @typedef {{ path: string, text: string }} Source
 */

/**
 * The exceptions of one file from the rules.
 * @typedef {object} Exception
 * @property {readonly string[]} [tables] tables of other modules that the file may use
 * @property {true} [sql] the file may contain SQL although it is not a repository
 * @property {number} [raw] number of SQL statements that the file contains as text, which the compiler does not check
 * @property {string} why
 */

/**
 * @typedef {object} Use
 * @property {readonly string[]} tables known tables in SQL text and in Kysely calls, sorted
 * @property {boolean} sql whether the file contains any SQL
 * @property {number} raw number of string and template literals that are a complete SQL statement
 */

const REPOSITORY = /\.repository\.ts$/;
const ENTITY = /^modules\/([^/]+)\/[^/]+\.entity\.ts$/;
/** Migrations and the seed own no table and use all of them. Tests may use every table. */
const NOT_SCANNED = /\.entity\.ts$|\.test\.ts$|^db\//;

/** Methods of Kysely whose first argument names one table or a list of them. */
const KYSELY_METHODS = new Set([
  'selectFrom',
  'innerJoin',
  'innerJoinLateral',
  'leftJoin',
  'leftJoinLateral',
  'rightJoin',
  'fullJoin',
  'crossJoin',
  'insertInto',
  'replaceInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'using',
  'from',
  'table',
]);

/** SQL is all lower or all upper case; a sentence begins with a capital letter. */
const STATEMENT =
  /^\s*(?:select\s|SELECT\s|insert\s+into\s|INSERT\s+INTO\s|update\s+\S+(?:\s+(?:as\s+)?\w+)?\s+set\s|UPDATE\s+\S+\s+(?:\w+\s+)?SET\s|delete\s+from\s|DELETE\s+FROM\s|(?:with|WITH)\s+(?:recursive\s+)?\w+(?:\s*\([^)]*\))?\s+(?:as|AS)\s)/;

const TABLE_IN_SQL =
  /\b(?:from|join|update|into|using|only|table|truncate)\s+((?:(?:public\.)?"?\w+"?(?:\s+(?:as\s+)?\w+)?\s*,\s*)*(?:public\.)?"?\w+"?)/gi;

/**
 * The module that owns each table, read from `tableName` in the entity files.
 * @param {readonly Source[]} sources
 * @returns {Map<string, string>}
 */
export function ownersOf(sources) {
  return new Map(
    sources.flatMap(({ path, text }) => {
      const owner = ENTITY.exec(path)?.[1];
      if (owner === undefined) return [];
      return [...text.matchAll(/tableName: '(\w+)'/g)].map(
        ([, table = '']) => /** @type {const} */ ([table, owner]),
      );
    }),
  );
}

/**
 * The use of tables in a file. Comments do not count.
 * @param {string} code
 * @param {ReadonlySet<string>} known names of tables
 * @returns {Use}
 */
export function useOf(code, known) {
  /** @type {Set<string>} */
  const tables = new Set();
  let sql = false;
  let raw = 0;
  /** @param {string} text */
  const readText = (text) => {
    const isStatement = STATEMENT.test(text);
    if (isStatement) raw++;
    const named = tablesInSql(text).filter((table) => known.has(table));
    // A sentence can contain “from orders”; a fragment of SQL has more keywords.
    if (!isStatement && !(named.length > 0 && looksLikeSql(text))) return;
    sql = true;
    for (const table of named) tables.add(table);
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isStringLiteralLike(node)) readText(node.text);
    else if (ts.isTemplateExpression(node))
      readText(node.head.text + node.templateSpans.map((span) => `? ${span.literal.text}`).join(''));
    else if (ts.isCallExpression(node)) {
      const method = methodOf(node.expression);
      if (method === 'getKysely') sql = true;
      if (KYSELY_METHODS.has(method))
        for (const table of namedTables(node.arguments[0])) if (known.has(table)) tables.add(table);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.ts', code, ts.ScriptTarget.Latest, false));
  return { tables: [...tables].toSorted(), sql: sql || tables.size > 0, raw };
}

/**
 * The name of a called method. Kysely's `selectFrom` is also destructured from the expression builder and called alone.
 * @param {ts.Expression} called
 */
function methodOf(called) {
  if (ts.isPropertyAccessExpression(called)) return called.name.text;
  return ts.isIdentifier(called) && called.text === 'selectFrom' ? called.text : '';
}

/** @param {string} text */
const tablesInSql = (text) =>
  [...text.matchAll(TABLE_IN_SQL)].flatMap(([, list = '']) =>
    list.split(',').map(
      (table) =>
        table
          .trim()
          .replace(/^public\./, '')
          .replaceAll('"', '')
          .split(/\s/)[0] ?? '',
    ),
  );

/** @param {string} text */
const looksLikeSql = (text) =>
  STATEMENT.test(text.slice(text.search(/\b(?:select|insert|update|delete|with)\b/i))) ||
  /\b(?:where|set|on|values|returning)\b[^.]*(?:=|\bin\b|\bis\b|<|>|\()/i.test(text);

/**
 * The tables that the first argument of a Kysely call names: `'orders'`, `'orders as o'` or a list of these.
 * @param {ts.Expression | undefined} argument
 * @returns {string[]}
 */
function namedTables(argument) {
  if (argument === undefined) return [];
  if (ts.isArrayLiteralExpression(argument))
    return argument.elements.flatMap((element) => namedTables(element));
  return ts.isStringLiteralLike(argument) ? [argument.text.split(' ')[0]?.replace('public.', '') ?? ''] : [];
}

/**
 * Uses of tables outside their module, SQL outside repositories and SQL as text without an exception, and unused
 * exceptions.
 * @param {readonly Source[]} sources all files of api/src
 * @param {Readonly<Record<string, Exception>>} exceptions by path
 * @returns {string[]}
 */
export function doorProblems(sources, exceptions) {
  const owners = ownersOf(sources);
  const known = new Set(owners.keys());
  const scanned = sources.filter(({ path }) => !NOT_SCANNED.test(path));
  const paths = new Set(scanned.map(({ path }) => path));
  return [
    ...scanned.flatMap(({ path, text }) => fileProblems(path, useOf(text, known), exceptions[path], owners)),
    ...Object.keys(exceptions)
      .filter((path) => !paths.has(path))
      .map((path) => `${path} has an exception and does not exist`),
  ];
}

/**
 * @param {string} path
 * @param {Use} use
 * @param {Exception | undefined} exception
 * @param {ReadonlyMap<string, string>} owners
 */
function fileProblems(path, use, exception, owners) {
  const allowed = exception?.tables ?? [];
  const foreign = use.tables.filter((table) => !path.startsWith(`modules/${owners.get(table)}/`));
  const isElsewhere = use.sql && !REPOSITORY.test(path);
  const { raw: allowedRaw = 0, sql: mayHaveSql = false } = exception ?? {};
  const problems = [
    ...foreign
      .filter((table) => !allowed.includes(table))
      .map(
        (table) => `${path} uses ${table}, a table of ${owners.get(table)}: call a repository of that module`,
      ),
    ...allowed
      .filter((table) => !foreign.includes(table))
      .map((table) => `${path} has an exception for ${table} and does not use it`),
  ];
  if (isElsewhere && !mayHaveSql) problems.push(`${path} contains SQL and is not a repository`);
  if (!isElsewhere && mayHaveSql) problems.push(`${path} has an exception for SQL and does not need it`);
  if (use.raw !== allowedRaw)
    problems.push(`${path} has ${use.raw} SQL statements as text; ${allowedRaw} are listed: use Kysely`);
  return problems;
}
