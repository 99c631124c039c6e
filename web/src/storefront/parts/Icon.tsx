import type { LucideIcon } from 'lucide-react';

type Props = { of: LucideIcon; size?: number };

/** An ornamental lucide icon in the colour of the text beside it. */
export function Icon({ of: Drawing, size = 20 }: Props) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden="true" className="icon" />;
}
