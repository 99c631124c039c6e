import { Laptop, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import { expect, it } from 'vitest';
import { deviceIcon } from './SessionList.tsx';

it.each([
  ['Firefox on Windows', Laptop],
  ['Safari on macOS', Laptop],
  ['Chrome on Chrome OS', Laptop],
  ['Safari on iPhone', Smartphone],
  ['Chrome on Android', Smartphone],
  ['Safari on iPad', Tablet],
  ['Unknown browser', MonitorSmartphone],
])('the device "%s" has its icon', (device, icon) => {
  expect(deviceIcon(device)).toBe(icon);
});
