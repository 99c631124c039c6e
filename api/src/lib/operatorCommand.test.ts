import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operatorCommand } from './operatorCommand.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const { scripts } = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

describe.each(['site', 'jobs', 'reports'] as const)('the operator’s command %s', (name) => {
  it('where the sources are, the command is the script of package.json', () => {
    expect(operatorCommand(name)).toBe(`npm run ${name} --`);
    expect(scripts[name]).toBeDefined();
  });

  it('in an image, which has no sources, the command is the built program', () => {
    const [, program = ''] = /^node api\/dist\/(\w+)\.js$/.exec(operatorCommand(name, '/nowhere')) ?? [];
    expect(scripts[name]).toContain(`api/src/${program}.ts`);
    expect(existsSync(resolve(ROOT, `api/src/${program}.ts`))).toBe(true);
  });
});
