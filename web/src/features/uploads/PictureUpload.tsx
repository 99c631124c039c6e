import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSnackbar } from '../../ui/snackbar.ts';
import { PICTURE_TYPES } from '@forkfront/common/pictures.ts';
import { pictureProblem } from './picture.rules.ts';
import { PictureFailed, PictureProgress } from './PictureCard.tsx';
import { PictureDrop, type PicturePlace } from './PictureDrop.tsx';
import { type UploadTarget, useUpload } from './useUpload.ts';

// The crop tool is loaded with the first picture.
const PictureCropDialog = lazy(async () => ({
  default: (await import('./PictureCropDialog.tsx')).PictureCropDialog,
}));

interface Props extends PicturePlace {
  target: UploadTarget;
  /** Crops the picture first, to this width by height, e.g. 16 / 9. */
  aspect?: number;
  onUploaded: (address: string) => void;
  /** Gets the cropped picture that is being sent; null when the upload was cancelled or failed. */
  onSending?: (file: File | null) => void;
}

/** Chooses a picture by button or by drag and drop, checks it, crops it, and uploads it with a progress bar. */
export function PictureUpload({ target, aspect, onUploaded, onSending, ...place }: Props) {
  const { label, maxBytes, actions } = place;
  const { show } = useSnackbar();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [uncut, setUncut] = useState<{ file: File; isOpen: boolean } | null>(null);
  const { state, upload, cancel } = useUpload(target, ({ message }) => {
    show({ message, color: 'error' });
  });

  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button has unmounted: keep the focus here.
    if (state.phase !== 'idle' && document.activeElement === document.body) box.current?.focus();
  }, [state.phase]);

  const latest = useRef<File>(null);
  const send = async (file: File): Promise<void> => {
    const wrong = pictureProblem(file, maxBytes);
    setProblem(wrong);
    if (wrong) return;
    latest.current = file;
    onSending?.(file);
    const address = await upload(file);
    if (address) onUploaded(address);
    // A cancelled upload may resolve after the next one has started.
    else if (latest.current === file) onSending?.(null);
  };
  const stop = (): void => {
    latest.current = null;
    cancel();
    onSending?.(null);
  };
  const take = (file: File | undefined): void => {
    if (!file) return;
    if (aspect === undefined) return void send(file);
    const wrong = pictureProblem(file, maxBytes);
    setProblem(wrong);
    if (!wrong) setUncut({ file, isOpen: true });
  };
  const choose = (): void => input.current?.click();
  const endCut = (): void => setUncut((open) => open && { ...open, isOpen: false });

  return (
    <div ref={box} tabIndex={-1}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={PICTURE_TYPES.join(',')}
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0]);
          // Cleared, so that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      {state.phase === 'idle' && <PictureDrop {...place} problem={problem} onChoose={choose} onDrop={take} />}
      {state.phase === 'uploading' && <PictureProgress {...state} onCancel={stop} />}
      {state.phase === 'failed' && (
        <PictureFailed {...state} onRetry={() => void send(state.file)} onChoose={choose} actions={actions} />
      )}
      {uncut && aspect !== undefined && (
        <Suspense>
          <PictureCropDialog
            // A new file starts with a new crop.
            key={`${uncut.file.name} ${uncut.file.lastModified} ${uncut.file.size}`}
            {...uncut}
            aspect={aspect}
            onClose={endCut}
            onCrop={(cropped) => {
              endCut();
              void send(cropped);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
