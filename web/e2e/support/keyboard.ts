import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The most presses of Tab. */
const MOST_STOPS = 80;

/** Uses a page by keyboard. Fails when a focused element is not visible. */
export class Keyboard {
  constructor(readonly page: Page) {}

  /** Presses Tab until `target` has the focus; `within` is the frame it is in, if it is in one. */
  async tabTo(target: Locator, within: Page | FrameLocator = this.page): Promise<void> {
    await expect(target).toBeAttached();
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if ((await target.and(within.locator(':focus')).count()) > 0) return;
      await this.page.keyboard.press('Tab');
      await this.expectFocusVisible();
    }
    throw new Error(`Tab does not lead to ${String(target)}.`);
  }

  /** Focuses a link or button and presses it. */
  async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press(key);
  }

  /** Focuses a field and replaces its text. */
  async write(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.type(text);
  }

  /** Types into the focused field; line breaks do not send. */
  async type(text: string): Promise<void> {
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) await this.page.keyboard.press('Shift+Enter');
      await this.page.keyboard.type(line);
    }
  }

  /** Fails when the focus has no visible ring on the control, its label or its box. */
  async expectFocusVisible(): Promise<void> {
    const invisible = await this.page.evaluate(() => {
      const focused = document.activeElement;
      // The body between the end and the start of the page, or inside a frame.
      if (!focused || focused === document.body || focused instanceof HTMLIFrameElement) return null;
      const box = focused.parentElement;
      const shown = [
        focused,
        focused.nextElementSibling,
        box,
        box?.parentElement,
        box?.parentElement?.parentElement,
      ];
      const isRinged = (element: Element): boolean => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      };
      return shown.some((element) => element && isRinged(element)) ? null : focused.outerHTML.slice(0, 300);
    });
    expect(invisible, 'a focus that cannot be seen').toBeNull();
  }
}
