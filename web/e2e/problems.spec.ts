import { expectAccessible } from './support/expectAccessible.ts';
import { SMALL_LOOKS } from './support/looks.ts';
import { expect, test } from './support/server.ts';

test('the fixture reports errors of the browser', async ({ page, problems }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "planted"';
    document.body.append(script);
    setTimeout(() => {
      throw new Error('planted, not caught');
    });
    setTimeout(() => alert('planted dialog'));
    console.error('planted in the console');
  });
  for (const problem of [
    /Content Security Policy/,
    /planted, not caught/,
    /^dialog: planted dialog/,
    /planted in the console/,
  ]) {
    await expect.poll(() => problems.unexpected.filter((found) => problem.test(found))).toHaveLength(1);
    problems.expect(problem);
  }
});

for (const place of ['page', 'frame'])
  test(`axe finds a planted button without a name in a ${place}`, { tag: '@long' }, async ({ page }) => {
    test.fail();
    await page.goto('/');
    await page.evaluate((where) => {
      const frame = document.createElement('iframe');
      if (where === 'frame') document.body.append(frame);
      const target = frame.contentDocument ?? document;
      target.body.append(target.createElement('button'));
    }, place);
    // One look: axe looks again until the time is over.
    await expectAccessible(page, SMALL_LOOKS.slice(0, 1));
  });
