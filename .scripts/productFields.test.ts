// @module-tag @long
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { inProject, ROOT } from './lib/root.mjs';

const TABLE = inProject('common/src/productFields.ts');

/** The table with another field instead of `calories`: one that nobody knows, while everybody still uses the old one. */
const otherTable = readFileSync(TABLE, 'utf8')
  .replace('\n  calories: {', '\n  energy: {')
  .replace("'calories'", "'energy'");

/** The files of a project below these folders that do not compile with the other table. Nothing is written. */
function namedByCompiler(project: string, folders: readonly string[]): string[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    inProject(project, 'tsconfig.json'),
    { noEmit: true, incremental: false },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  if (!config) throw new Error(`${project} has no tsconfig.json`);
  const host = ts.createCompilerHost(config.options);
  const { readFile } = host;
  host.readFile = (file) => (file === TABLE ? otherTable : readFile(file));
  const inFolders = (file: string) =>
    folders.some((folder) => file.startsWith(inProject(project, folder) + sep)) &&
    !/\.test\.tsx?$/.test(file);
  const program = ts.createProgram({ rootNames: config.fileNames, options: config.options, host });
  return program
    .getSourceFiles()
    .filter(({ fileName }) => inFolders(fileName))
    .filter((file) => program.getSemanticDiagnostics(file).length > 0)
    .map(({ fileName }) => relative(ROOT, fileName))
    .toSorted();
}

test('the compiler names every place of the api that misses a product field', { timeout: 180_000 }, () => {
  const named = namedByCompiler('api', [
    'src/modules/products',
    'src/modules/restaurants',
    'src/modules/sites',
  ]);
  expect(named).toEqual(
    expect.arrayContaining([
      'api/src/modules/products/product.entity.ts',
      'api/src/modules/products/menuRows.rules.ts',
      'api/src/modules/restaurants/productFields.rest.ts',
      'api/src/modules/sites/publishedMenu.repository.ts',
    ]),
  );
});

test('the compiler names every place of the web that misses a product field', { timeout: 180_000 }, () => {
  expect(namedByCompiler('web', ['src/features/products', 'src/storefront'])).toEqual([
    'web/src/features/products/DetailFields.tsx',
    'web/src/features/products/useUpdateProduct.ts',
    'web/src/storefront/pages/DishPage.tsx',
    'web/src/storefront/parts/Marks.tsx',
    'web/src/storefront/parts/MenuSections.tsx',
  ]);
});
