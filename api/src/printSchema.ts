import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schemaParts } from './composition/contributions.ts';
import { buildGraphqlSchema } from './graphql/buildSchema.ts';
import { modules } from './modules.ts';

/** Writes schema.graphql from the code; `--check` only compares, and fails on a difference. */
const file = join(import.meta.dirname, '../../schema.graphql');
const printed = `# Printed from the API's code by \`npm run schema\`.\n\n${printSchema(lexicographicSortSchema(buildGraphqlSchema(schemaParts(modules))))}\n`;
if (!process.argv.includes('--check')) writeFileSync(file, printed);
else if (readFileSync(file, 'utf8') !== printed) {
  console.error('schema.graphql is out of date. Run `npm run schema` and check the difference.');
  process.exitCode = 1;
}
