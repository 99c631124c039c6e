import { Moon, Sun } from 'lucide-react';
import { getTheme, setTheme } from '../../lib/theme.ts';
import { useTheme } from '../../lib/useTheme.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { messages } from './messages.ts';

/** Light or dark (spec §1); remembered, and until then the system's preference. */
export function ThemeToggle() {
  const dark = useTheme() === 'dark';
  return (
    <IconButton
      icon={dark ? Sun : Moon}
      label={dark ? messages.toLight : messages.toDark}
      // Asked anew: a page made at build is drawn in the light theme for a moment, and may be pressed in it.
      onClick={() => setTheme(getTheme() === 'dark' ? 'light' : 'dark')}
    />
  );
}
