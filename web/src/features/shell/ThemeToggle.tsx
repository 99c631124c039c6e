import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { getTheme, setTheme, subscribeTheme } from '../../lib/theme.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { messages } from './messages.ts';

/** Light or dark (spec §1); remembered, and until then the system's preference. */
export function ThemeToggle() {
  const dark = useSyncExternalStore(subscribeTheme, getTheme) === 'dark';
  return (
    <IconButton
      icon={dark ? Sun : Moon}
      label={dark ? messages.toLight : messages.toDark}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    />
  );
}
