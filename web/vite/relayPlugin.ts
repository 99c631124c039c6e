import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const ARTIFACTS = join(import.meta.dirname, '../src/__generated__');
const COMPILER = join(ROOT, 'node_modules/relay-compiler/cli.js');

/** Not preceded by a backtick: a comment may mention `graphql`. */
const TAG = /(?<![`\w.])graphql\s*`([^`]*)`/g;
const DEFINITION = /\b(?:query|mutation|subscription|fragment)\s+(\w+)/;

/**
 * Replaces every `graphql` tag of a module by an import of its Relay artifact. Line numbers stay the same, so no source map
 * is needed. Null when the module has no tag; throws on a tag without a name.
 */
export function replaceGraphqlTags(code: string, artifacts: string): string | null {
  const names = new Set<string>();
  const replaced = code.replace(TAG, (tag: string, document: string) => {
    const name = DEFINITION.exec(document)?.[1];
    if (!name) throw new Error(`A graphql tag needs a named definition:${document}`);
    names.add(name);
    return `__${name}${'\n'.repeat(tag.split('\n').length - 1)}`;
  });
  if (names.size === 0) return null;
  const imports = [...names].map((name) => `import __${name} from '${artifacts}/${name}.graphql.ts';`);
  return imports.join('') + replaced;
}

/** Relay for Vite: replaces tags by imports of their artifacts. In development a changed module recompiles the artifacts. */
export function relayPlugin(): Plugin {
  return {
    name: 'forkfront:relay',
    enforce: 'pre',
    transform: {
      // The router's code splitting loads the same file again with `?tsr-split=…`.
      filter: {
        id: { include: /\.tsx?(?:$|\?)/, exclude: /__generated__|node_modules/ },
        code: /\bgraphql\s*`/,
      },
      handler: (code) => {
        const replaced = replaceGraphqlTags(code, ARTIFACTS.replaceAll('\\', '/'));
        return replaced === null ? null : { code: replaced, map: null };
      },
    },
    async hotUpdate({ file, read }) {
      if (!/\.tsx?$/.test(file) || file.includes('__generated__')) return;
      if (!(await read()).includes('graphql`')) return;
      await promisify(execFile)(process.execPath, [COMPILER], { cwd: ROOT }).catch((problem: unknown) => {
        this.environment.logger.error(problem instanceof Error ? problem.message : String(problem));
      });
    },
  };
}
