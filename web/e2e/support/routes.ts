import { readdirSync } from 'node:fs';

/** The route table, made of the files of `routes`: each page with an address of it. */
export const ROUTES = readdirSync(new URL('../../src/routes', import.meta.url))
  .filter(
    (file) => file.endsWith('.tsx') && !['__root.tsx', '_authed.tsx', '_authed.operator.tsx'].includes(file),
  )
  .map((file) => ({
    isGuarded: file.startsWith('_authed.'),
    path: `/${file
      .replace(/\.tsx$/, '')
      .replace('_authed.', '')
      .replace(/(^|\.)index$/, '')
      .replace(/\.\{-\$\w*\}/, '')
      .replace(/\$\w*/, 'some-id')
      .replaceAll('.', '/')}`,
  }));
