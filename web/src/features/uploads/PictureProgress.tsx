import { Button } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { messages } from './messages.ts';
import { PictureCard } from './PictureCard.ts';
import { useObjectUrl } from './useObjectUrl.ts';

interface Props {
  file: File;
  /** 0 to 1; at 1 the storage has it and our own check is under way. */
  progress: number;
  onCancel: () => void;
}

/** A picture that is being sent. */
export function PictureProgress({ file, progress, onCancel }: Props) {
  const thumbnail = useObjectUrl(file);
  return (
    <PictureCard>
      {thumbnail && <img src={thumbnail} alt="" />}
      <div>
        <ProgressBar
          label={progress < 1 ? messages.uploading(file.name) : messages.finishing}
          value={progress}
        />
      </div>
      <Button variant="secondary" onClick={onCancel}>
        {messages.cancel}
      </Button>
    </PictureCard>
  );
}
