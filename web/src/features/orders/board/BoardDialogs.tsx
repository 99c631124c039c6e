import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { setTheme, useTheme } from '../../../lib/theme.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxField } from '../../../ui/CheckboxField.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { ToggleButtons } from '../../../ui/ToggleButtons.tsx';
import { messages as deskMessages } from '../messages.ts';
import { messages } from './messages.ts';
import type { Ring, Sound } from './useRing.ts';

function Choice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack $gap={2}>
      <Heading as="h3" $size={17}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

const SOUNDS = (['off', 'quiet', 'normal', 'loud'] as const).map((value) => ({
  value,
  label: messages.volumes[value],
}));
const WIDTHS = (['58', '80'] as const).map((value) => ({ value, label: deskMessages.paper[value] }));
const LOOKS = (['light', 'dark'] as const).map((value) => ({ value, label: messages.looks[value] }));

interface Props {
  ring: Ring;
  isAuto: boolean;
  onAuto: (isOn: boolean) => void;
  onClose: () => void;
}

/** What this device does: how loud it rings, and whether it prints. */
export function BoardSettings({ ring, isAuto, onAuto, onClose }: Props) {
  const theme = useTheme();
  const [width, setWidth] = useState(() => (readStored('ticketWidth') === '58' ? '58' : '80'));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.settings}
      actions={<Button onClick={onClose}>{messages.close}</Button>}
    >
      <Stack $gap={5}>
        <Choice title={messages.volume}>
          <ToggleButtons<Sound>
            joined
            label={messages.volume}
            options={SOUNDS}
            value={ring.sound}
            onChange={ring.choose}
          />
          <div>
            <Button variant="secondary" disabled={ring.sound === 'off'} onClick={ring.ringOnce}>
              {messages.tryBell}
            </Button>
          </div>
        </Choice>
        <Choice title={messages.tickets}>
          <CheckboxField
            label={messages.autoPrint}
            checked={isAuto}
            onChange={({ target }) => onAuto(target.checked)}
          />
          <Text $size={15} $soft>
            {messages.autoPrintHelp}
          </Text>
          <ToggleButtons
            joined
            label={deskMessages.paperWidth}
            options={WIDTHS}
            value={width}
            onChange={(chosen) => {
              writeStored('ticketWidth', chosen);
              setWidth(chosen);
            }}
          />
        </Choice>
        <Choice title={messages.look}>
          <ToggleButtons joined label={messages.look} options={LOOKS} value={theme} onChange={setTheme} />
        </Choice>
      </Stack>
    </Dialog>
  );
}

const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2) var(--space-4);
  align-items: baseline;
  dt {
    padding: 1px 9px;
    border: 1px solid var(--line-strong);
    border-bottom-width: 3px;
    border-radius: 7px;
    font-size: var(--size-15);
    font-weight: 650;
    text-align: center;
  }
`;

/** The keys of the board. */
export const BoardHelp = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    isOpen
    onClose={onClose}
    title={messages.help}
    actions={<Button onClick={onClose}>{messages.close}</Button>}
  >
    <Keys>{messages.keys.map(([key, text]) => [<dt key={key}>{key}</dt>, <dd key={text}>{text}</dd>])}</Keys>
  </Dialog>
);
