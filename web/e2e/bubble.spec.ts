import type { Page } from '@playwright/test';
import { ROUTES } from './support/routes.ts';
import { expect, test } from './support/server.ts';
import { avatar, bubble } from './support/widget.ts';

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** Texts, pictures and controls of the page that lie under the bubble, as their words. */
function under(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const avatarButton = document.querySelector('[aria-haspopup="dialog"][aria-label^="Ready to build"]');
    const bubbleBox = [...(avatarButton?.children ?? [])].find((child) => child.tagName === 'SPAN');
    if (!(bubbleBox instanceof HTMLElement) || !bubbleBox.checkVisibility({ visibilityProperty: true }))
      return [];
    const box = bubbleBox.getBoundingClientRect();
    const meets = ({ left, right, top, bottom }: DOMRect): boolean =>
      left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    const found: string[] = [];
    const walker = document.createTreeWalker(
      document.querySelector('#root main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (
        node.textContent?.trim() === '' ||
        !node.parentElement?.checkVisibility({ visibilityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some(meets)) found.push(node.textContent?.trim() ?? '');
    }
    for (const element of document.querySelectorAll(
      'main :is(a, button, input, textarea, select, form, img, svg), footer :is(a, button)',
    ))
      if (element.checkVisibility({ visibilityProperty: true }) && meets(element.getBoundingClientRect()))
        found.push(element.outerHTML.slice(0, 90));
    return found;
  });
}

test(
  'the bubble of the chat lies on nothing of a public page',
  { tag: '@long' },
  async ({ page, problems }) => {
    test.setTimeout(300_000);
    problems.expect(/status of 404/);
    const seen = new Set<boolean>();
    // Pages without the avatar: of the chat itself, and those that go on by themselves.
    const without = ['/setup', '/auth/callback', '/redesign-answer/some-id', '/subscription-success'];
    for (const { path, isGuarded } of ROUTES) {
      if (isGuarded || without.includes(path)) continue;
      for (const viewport of VIEWPORTS) {
        await page.setViewportSize(viewport);
        await page.goto(path);
        await expect(avatar(page)).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        await expect
          .poll(() => under(page), { message: `below the bubble of ${path} at ${viewport.width} px` })
          .toEqual([]);
        seen.add(await bubble(page).isVisible());
      }
    }
    expect(seen).toEqual(new Set([true, false]));
  },
);
