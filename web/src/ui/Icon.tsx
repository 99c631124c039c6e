import type { LucideIcon } from 'lucide-react';

/** A lucide icon at the house's size and stroke; decoration only, so its button or text must carry the words. `size` in px. */
export function Icon({ icon: Drawing, size = 20 }: { icon: LucideIcon; size?: number }) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden focusable="false" style={{ flexShrink: 0 }} />;
}
