import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FieldNote } from '../../ui/FieldFrame.tsx';
import { readLogoColours } from '../uploads/readLogoColours.ts';
import { messages } from './messages.ts';
import type { SettingsFields } from './settings.rules.ts';

interface Props extends Pick<SettingsFields, 'set'> {
  logoUrl: string;
}

/** Fills the colour fields from the logo of the site; saved with the form. */
export function LogoColours({ logoUrl, set }: Props) {
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const take = async (): Promise<void> => {
    setReading(true);
    setProblem(null);
    try {
      const [primary, secondary] = await readLogoColours(logoUrl);
      if (primary) set('primary', primary);
      else setProblem(messages.logoWithout);
      if (secondary) set('secondary', secondary);
    } catch {
      // No network, or a storage that does not let scripts read its files.
      setProblem(messages.logoUnreadable);
    }
    setReading(false);
  };

  return (
    <div>
      <Button variant="secondary" loading={isReading} onClick={() => void take()}>
        {messages.fromLogo}
      </Button>
      {problem && (
        <FieldNote $error role="alert">
          {problem}
        </FieldNote>
      )}
    </div>
  );
}
