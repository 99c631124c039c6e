import type { LucideIcon } from 'lucide-react';

/** A lucide icon with our size and stroke, hidden from screen readers. `size` in px. */
export function Icon({ icon: Drawing, size = 20 }: { icon: LucideIcon; size?: number }) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden focusable="false" style={{ flexShrink: 0 }} />;
}
