import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from './lib/root.mjs';

/** The first version without a known vulnerability, for packages exposed to the network; needs no registry. */
const SAFE_FROM: [name: string, version: string, advisory: string][] = [
  ['express', '5.0.0', 'CVE-2024-43796: script in a redirect'],
  ['body-parser', '2.2.1', 'CVE-2025-13466: denial of service'],
  ['path-to-regexp', '8.0.0', 'CVE-2024-45296: slow expressions'],
  ['ws', '8.17.1', 'CVE-2024-37890: crash by many headers'],
  ['nodemailer', '7.0.11', 'GHSA-rcmh-qjqh-p98v: endless address parsing'],
  ['sharp', '0.32.6', 'CVE-2023-4863: overflow in libwebp'],
  ['sanitize-html', '2.12.1', 'CVE-2024-21501: tells which files exist'],
  ['dompurify', '3.2.4', 'CVE-2025-26791: script in templates'],
  ['graphql', '16.8.1', 'CVE-2023-26144: slow validation'],
];

interface Locked {
  version: string;
  dev?: boolean;
}
const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(inProject('package-lock.json'), 'utf8'),
);

/** Numbers of a version; a pre-release has the numbers of its release. */
const numbers = (version: string): number[] => version.split('-', 1).join('').split('.').map(Number);

function isAtLeast(version: string, least: string): boolean {
  const wanted = numbers(least);
  const different = numbers(version).findIndex((number, index) => number !== wanted[index]);
  return different === -1 || (numbers(version)[different] ?? 0) > (wanted[different] ?? 0);
}

test.each(SAFE_FROM)('every %s that runs in production is at least %s (%s)', (name, least) => {
  const versions = Object.entries(packages)
    .filter(([path, { dev }]) => path.endsWith(`node_modules/${name}`) && !dev)
    .map(([, { version }]) => version);
  expect(versions).not.toEqual([]);
  expect(versions.filter((version) => !isAtLeast(version, least))).toEqual([]);
});

test.each([
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', true],
  ['1.10.0', '1.9.9', true],
  ['1.2.2', '1.2.3', false],
  ['0.35.5', '1.0.0', false],
  ['16.15.0', '16.8.1', true],
])('the version %s is at least %s: %s', (version, least, expected) => {
  expect(isAtLeast(version, least)).toBe(expected);
});
