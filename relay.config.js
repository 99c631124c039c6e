/** Relay compiler settings: one artifact folder, committed; the schema is what api and web share. */
const config = {
  src: './web/src',
  schema: './schema.graphql',
  language: 'typescript',
  artifactDirectory: './web/src/__generated__',
  excludes: ['**/node_modules/**', '**/__generated__/**'],
  eagerEsModules: true,
  useImportTypeSyntax: true,
  // Otherwise the compiler runs `git add` on what it writes.
  noSourceControl: true,
  customScalarTypes: { DateTime: 'string', Pence: 'number' },
  requireCustomScalarTypes: true,
  featureFlags: { enforce_module_name_prefix_for_non_haste: true },
};

export default config;
// The compiler reads this file with require(): without this name it finds no settings.
export { config as 'module.exports' };
