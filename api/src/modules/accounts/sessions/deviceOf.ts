import { parse } from 'bowser';

/** Phones and tablets are known by their own names rather than by their system's. */
const OWN_NAME = new Set(['iPhone', 'iPad']);

/** What a person calls the device of a user agent: `Firefox on Windows`; `Unknown device` when it tells nothing. */
export function deviceOf(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os, platform } = parse(userAgent);
  const model = platform.model && OWN_NAME.has(platform.model) ? platform.model : undefined;
  const system = model ?? os.name;
  if (!system) return 'Unknown device';
  return browser.name ? `${browser.name} on ${system}` : system;
}
