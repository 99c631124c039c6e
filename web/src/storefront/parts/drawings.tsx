import type { LucideIcon } from 'lucide-react';

type IconProps = { of: LucideIcon; size?: number };

/** A decorative lucide icon in the colour of the text. */
export function Icon({ of: Drawing, size = 20 }: IconProps) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden="true" className="icon" />;
}

/** A line drawing of an empty plate with a fork and a knife, in the brand's colours. */
export function Plate() {
  return (
    <svg className="plate" viewBox="0 0 240 150" width="240" height="150" fill="none" aria-hidden="true">
      <ellipse cx="120" cy="132" rx="92" ry="9" className="shade" />
      <circle cx="120" cy="74" r="60" className="dish" />
      <circle cx="120" cy="74" r="40" className="rim" />
      <path d="M96 66c6-11 17-17 29-16" className="rim" />
      <path d="M30 22v24a9 9 0 0 0 18 0V22M39 22v106" className="line" />
      <path d="M206 128V22c-11 6-16 24-14 46 0 6 4 9 14 9" className="line" />
      <circle cx="138" cy="88" r="2.5" className="crumb" />
      <circle cx="128" cy="95" r="1.8" className="crumb" />
      <circle cx="146" cy="78" r="1.5" className="crumb" />
    </svg>
  );
}
