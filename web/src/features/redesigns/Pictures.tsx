import { X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { coverStyle, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { thumbnailOf } from '../uploads/picture.rules.ts';
import { messages } from './messages.ts';

// The first press loads the dialog.
const Dialog = lazy(async () => ({ default: (await import('../../ui/Dialog.tsx')).Dialog }));

const List = styled.ul<{ $least: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $least }) => $least}px), 1fr));
  gap: var(--space-3);
  max-width: 68ch;
`;

const Item = styled.li`
  position: relative;
`;

const Thumbnail = styled.button`
  display: block;
  width: 100%;
  aspect-ratio: 4 / 3;
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface-2);
  cursor: zoom-in;
  ${coverStyle}
`;

/* The button is as large as a finger, what is seen of it is smaller. */
const Corner = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  button:hover {
    background: none;
  }
  svg {
    width: 28px;
    height: 28px;
    padding: 4px;
    border: 1px solid var(--line-strong);
    border-radius: 50%;
    background: var(--surface);
  }
  button:hover svg {
    background: var(--surface-2);
  }
`;

const Large = styled.img`
  width: 100%;
  max-height: 70vh;
  border-radius: var(--radius);
  background: var(--surface-2);
  object-fit: contain;
`;

interface Props {
  urls: readonly string[];
  /** Accessible name of the list. */
  label: string;
  /** They are what the page is about. */
  isMain?: boolean;
  /** Adds a button to each picture; without it they can only be looked at. */
  onRemove?: (url: string) => void;
}

/** Small pictures that open large, one after the other. */
export function Pictures({ urls, label, isMain = false, onRemove }: Props) {
  const [shown, setShown] = useState(0);
  /** Null before the first opening: until then the code of the dialog is not loaded. */
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const close = (): void => setIsOpen(false);
  const url = urls[shown];
  return (
    <>
      <List $least={isMain ? 220 : 112} role="list" aria-label={label}>
        {urls.map((each, index) => (
          <Item key={each}>
            <Thumbnail
              type="button"
              aria-label={messages.openPicture(index + 1, urls.length)}
              onClick={() => {
                setShown(index);
                setIsOpen(true);
              }}
            >
              <img src={thumbnailOf(each)} alt="" loading="lazy" />
            </Thumbnail>
            {onRemove && (
              <Corner>
                <IconButton
                  icon={X}
                  label={messages.removePicture(index + 1)}
                  onClick={() => onRemove(each)}
                />
              </Corner>
            )}
          </Item>
        ))}
      </List>
      {isOpen !== null && (
        <Suspense>
          <Dialog
            isOpen={isOpen}
            onClose={close}
            title={label}
            width={1100}
            actions={
              <>
                {urls.length > 1 && (
                  <Button variant="secondary" onClick={() => setShown((shown + 1) % urls.length)}>
                    {messages.nextPicture}
                  </Button>
                )}
                <Button onClick={close}>{messages.close}</Button>
              </>
            }
          >
            <Stack $gap={2}>
              {url !== undefined && <Large src={url} alt={messages.picture(shown + 1, urls.length)} />}
              <Text $size={15} $soft aria-live="polite">
                {messages.picture(shown + 1, urls.length)}
              </Text>
            </Stack>
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
