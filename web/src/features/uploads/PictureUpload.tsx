import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSnackbar } from '../../ui/snackbar.ts';
import { PICTURE_TYPES, pictureProblem } from './picture.rules.ts';
import { PictureDrop } from './PictureDrop.tsx';
import { PictureFailed } from './PictureFailed.tsx';
import { PictureProgress } from './PictureProgress.tsx';
import type { UploadTarget } from './uploadTarget.ts';
import { useUpload } from './useUpload.ts';

interface Props {
  /** Says what the picture is, e.g. "Your logo". */
  label: string;
  target: UploadTarget;
  /** Bytes. */
  maxBytes: number;
  onUploaded: (address: string) => void;
  /** Beside the button, e.g. a Skip button. */
  actions?: ReactNode;
}

/** Chooses a picture by button or by drag and drop, checks it, and uploads it with its progress in view. */
export function PictureUpload({ label, target, maxBytes, onUploaded, actions }: Props) {
  const { show } = useSnackbar();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { state, upload, cancel } = useUpload(target, ({ message }) => {
    show({ message, color: 'error' });
  });

  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed has made way for what comes next: the keyboard stays here.
    if (state.phase !== 'idle' && document.activeElement === document.body) box.current?.focus();
  }, [state.phase]);

  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const wrong = pictureProblem(file, maxBytes);
    setProblem(wrong);
    if (wrong) return;
    const address = await upload(file);
    if (address) onUploaded(address);
  };
  const choose = (): void => input.current?.click();

  return (
    <div ref={box} tabIndex={-1}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={PICTURE_TYPES.join(',')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Emptied, so that choosing the same file again counts as a choice.
          void take(file).finally(() => (currentTarget.value = ''));
        }}
      />
      {state.phase === 'idle' && (
        <PictureDrop
          label={label}
          maxBytes={maxBytes}
          problem={problem}
          onChoose={choose}
          onDrop={(file) => void take(file)}
          actions={actions}
        />
      )}
      {state.phase === 'uploading' && <PictureProgress {...state} onCancel={cancel} />}
      {state.phase === 'failed' && (
        <PictureFailed {...state} onRetry={() => void take(state.file)} onChoose={choose} actions={actions} />
      )}
    </div>
  );
}
