import { Laptop, MonitorSmartphone, Smartphone, Tablet, type LucideIcon } from 'lucide-react';

const ICONS: readonly [RegExp, LucideIcon][] = [
  [/ipad|tablet/i, Tablet],
  [/iphone|android|phone|mobile/i, Smartphone],
  [/windows|mac|linux|chrome ?os|chromebook/i, Laptop],
];

/** The icon of a device such as `Firefox on Windows`. */
export function deviceIcon(device: string): LucideIcon {
  return ICONS.find(([words]) => words.test(device))?.[1] ?? MonitorSmartphone;
}
