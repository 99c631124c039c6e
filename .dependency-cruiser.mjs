import { api } from './.scripts/lib/importRules/api.mjs';
import { everywhere } from './.scripts/lib/importRules/everywhere.mjs';
import { web } from './.scripts/lib/importRules/web.mjs';

/**
 * Which way imports run (docs/architecture.md). Type imports count. Each rule is proven by a planted violation in
 * .scripts/importGates.test.ts.
 */

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...everywhere, ...api, ...web],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
