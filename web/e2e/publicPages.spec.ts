import { PAGE_META } from '../src/lib/pageMeta.ts';
import { expectArrival, watchArrival } from './support/arrival.ts';
import { expectColumn } from './support/columns.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { ROUTES } from './support/routes.ts';
import { expect, test } from './support/server.ts';

// As different as possible from the build.
test.use({
  colorScheme: 'dark',
  timezoneId: 'Pacific/Honolulu',
  locale: 'de-DE',
  viewport: { width: 390, height: 844 },
  reducedMotion: 'no-preference',
});

/** Pages with a column that are not prerendered. */
const COLUMNED = [
  '/forgot-password',
  '/demonstration/confirmation',
  '/demonstration/request-changes',
  '/subscription-canceled',
  '/subscription-success',
  '/some-id',
];
/** They have the layout of the terms and of /login. */
const LIKE_OTHERS = ['/privacy-policy', '/cookie-policy', '/register'];
/** Below 960 px their form is centred. */
const FORMS = ['/login', '/forgot-password'];

/** The pages that a guest can open, each loaded once. The journey of the chat analyses /setup. */
const PATHS = ROUTES.filter(({ isGuarded }) => !isGuarded).map(({ path }) => path);

test('the routes contain every prerendered page', () => {
  expect(PATHS.length).toBeGreaterThanOrEqual(18);
  expect(PATHS).toEqual(expect.arrayContaining([...Object.keys(PAGE_META), ...COLUMNED]));
});

for (const path of PATHS)
  test(
    `${path} is painted before its code, fits every window, and axe finds no problem`,
    { tag: '@long' },
    async ({ page, problems }) => {
      if (path === '/some-id') problems.expect(/status of 404 .*\/some-id\)$/);
      const meta = PAGE_META[path];
      if (meta) await watchArrival(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      if (meta)
        await test.step('it loads its code after the first paint and hydrates without a layout shift', () =>
          expectArrival(page));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if ((meta && !meta.isApp && !LIKE_OTHERS.includes(path)) || COLUMNED.includes(path))
        await test.step('it has a layout for each of the five breakpoints', () =>
          expectColumn(page, { isForm: FORMS.includes(path) }));
      if (path !== '/setup') await test.step('axe finds no problem', () => expectAccessible(page));
    },
  );
