import { useState } from 'react';
import { type ThemeName, THEME_NAMES } from '@forkfront/common/themes.ts';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { atLeast } from '../../ui/breakpoints.ts';
import { Button } from '../../ui/Button.tsx';
import { DesignCards, PagePicture } from '../../ui/DesignCards.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Text } from '../../ui/Text.tsx';
import { ToggleButtons } from '../../ui/ToggleButtons.tsx';
import { type LookEdit, lookUrl } from '../editor/preview/look.rules.ts';
import { PremiumLock } from '../editor/PremiumLock.tsx';
import { messages } from './messages.ts';
import { type DesignSite, lockOf } from './ThemeCards.tsx';

const DEVICES = [
  { value: 'phone', label: messages.onPhone },
  { value: 'desktop', label: messages.onDesktop },
] as const;

type Device = (typeof DEVICES)[number]['value'];

const COLUMNS: Record<Device, string> = {
  phone: 'repeat(4, minmax(0, 1fr))',
  desktop: 'repeat(2, minmax(0, 1fr))',
};

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** Address of the site with a look that is not saved. */
  lookDraftUrl: string;
  /** What the form has changed. */
  edit: LookEdit | null;
  theme: ThemeName;
  site: DesignSite;
  onChoose: (theme: ThemeName) => void;
}

/** Shows the owner's site in every design, side by side, with what the form has changed. The choice goes to the form. */
export function CompareDesigns({ isOpen, onClose, lookDraftUrl, edit, theme, site, onChoose }: Props) {
  const [device, setDevice] = useState<Device>('phone');
  const [choice, setChoice] = useState(theme);
  const isWide = useMediaQuery(atLeast('medium'));
  const choose = (): void => {
    onChoose(choice);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={messages.compareTitle}
      width={1120}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.compareCancel}
          </Button>
          <Button onClick={choose}>{messages.compareChoose}</Button>
        </>
      }
    >
      <Text $soft>{messages.compareIntro}</Text>
      <ToggleButtons label={messages.device} options={DEVICES} value={device} onChange={setDevice} />
      <DesignCards
        label={messages.themeTitle}
        openNote={messages.themeOpen}
        columns={isWide === false ? null : COLUMNS[device]}
        value={choice}
        onChange={setChoice}
        cards={THEME_NAMES.map((name) => ({
          value: name,
          ...messages.themes[name],
          lock: lockOf(site, name),
          picture: (
            <PagePicture
              src={lookUrl(lookDraftUrl, { ...edit, theme: name })}
              title={messages.themes[name].name}
              loading={messages.pictureLoading}
              device={device}
            />
          ),
        }))}
      />
      {THEME_NAMES.some((name) => lockOf(site, name)) && (
        <PremiumLock features={[messages.moreDesigns]} site={site} />
      )}
    </Dialog>
  );
}
