import { Paperclip } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { MENU_TYPES } from '../menuReading/fileKinds.ts';
import { messages } from './messages.ts';

/** Chooses a menu file in the browser's dialog. */
export function MenuFileButton({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon={Paperclip}
        label={`${messages.attachMenu} (${messages.attachHelp})`}
        onClick={() => chooser.current?.click()}
      />
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={messages.attachMenu}
        accept={MENU_TYPES}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // Cleared, so that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

/** Takes files that are dropped anywhere on `place` while `isOn`. Returns whether a file is over it. */
export function useFileDrop(
  place: RefObject<HTMLElement | null>,
  isOn: boolean,
  onDrop: (files: readonly File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const dropped = useEffectEvent(onDrop);
  useEffect(() => {
    const target = place.current;
    if (!target || !isOn) return undefined;
    const listening = new AbortController();
    const listen = (type: 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void): void =>
      target.addEventListener(
        type,
        (event) => {
          if (!event.dataTransfer?.types.includes('Files')) return;
          event.preventDefault();
          act(event);
        },
        { signal: listening.signal },
      );
    listen('dragover', () => setOver(true));
    listen('dragleave', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && target.contains(relatedTarget))) setOver(false);
    });
    listen('drop', ({ dataTransfer }) => {
      setOver(false);
      dropped([...(dataTransfer?.files ?? [])]);
    });
    return () => listening.abort();
  }, [place, isOn]);
  return isOver && isOn;
}
