import { readdirSync, readFileSync } from 'node:fs';
import { inProject } from './root.mjs';
import { lockedPackages, productionPackages } from './productionPackages.mjs';

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice|third-?party)/i;
const RULE = '='.repeat(80);

/** Name, version, licence and licence texts of every package that the product contains. */
export function thirdPartyNotices() {
  const locked = lockedPackages();
  const folders = new Set([...productionPackages('api'), ...productionPackages('web')]);
  const notices = [...folders].map((folder) => {
    const { version, license } = locked[folder] ?? {};
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const files = readdirSync(inProject(folder));
    const read = (/** @type {string} */ file) => readFileSync(inProject(folder, file), 'utf8');
    const texts = files.filter((file) => LICENCE_FILE.test(file)).map(read);
    // Some packages have their licence only in their README.
    const readme = texts.length === 0 && files.find((file) => /^readme\b/i.test(file));
    if (readme) texts.push(...(/^#+ *licen[cs]e[^]*/im.exec(read(readme)) ?? []));
    return [`${name} ${version} (${license ?? 'licence below'})`, ...texts.map((text) => text.trim())].join(
      '\n\n',
    );
  });
  return `Forkfront contains these packages.\n\n${[...new Set(notices)].sort().join(`\n\n${RULE}\n`)}\n`;
}
