import 'react-image-crop/dist/ReactCrop.css';
import { useRef, useState } from 'react';
import { centerCrop, makeAspectCrop, ReactCrop, type PercentCrop } from 'react-image-crop';
import { styled } from 'styled-components';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Text } from '../../ui/Text.tsx';
import { cutName, type Cut, cutOf } from './crop.rules.ts';
import { messages } from './messages.ts';
import { useObjectUrl } from './useObjectUrl.ts';

const QUALITY = 0.92;

/** Crops a picture to a file: WebP, or JPEG where the browser cannot write WebP. Rejects when the browser cannot draw it. */
export async function cropPicture(image: HTMLImageElement, cut: Cut, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = cut.toWidth;
  canvas.height = cut.toHeight;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas.');
  context.imageSmoothingQuality = 'high';
  const draw = (): void =>
    context.drawImage(image, cut.x, cut.y, cut.width, cut.height, 0, 0, cut.toWidth, cut.toHeight);
  draw();
  let blob = await toBlob(canvas, 'image/webp');
  if (blob?.type !== 'image/webp') {
    // JPEG has no transparency: it would become black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, cut.toWidth, cut.toHeight);
    draw();
    blob = await toBlob(canvas, 'image/jpeg');
  }
  if (!blob) throw new Error('This browser could not write the picture.');
  return new File([blob], cutName(name, blob.type), { type: blob.type });
}

const toBlob = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

const Stage = styled.div`
  display: grid;
  place-items: center;
  padding: var(--space-2);
  border-radius: var(--radius);
  background: var(--surface-2);
  && img {
    max-height: min(52vh, 520px);
  }
`;

interface Props {
  file: File;
  /** Width by height, e.g. 16 / 9. */
  aspect: number;
  isOpen: boolean;
  onCrop: (cropped: File) => void;
  onClose: () => void;
}

/** Chooses the part of a picture to keep, by mouse, touch or arrow keys. */
export function PictureCropDialog({ file, aspect, isOpen, onCrop, onClose }: Props) {
  const address = useObjectUrl(file);
  const image = useRef<HTMLImageElement>(null);
  const [part, setPart] = useState<PercentCrop | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isWorking, setIsWorking] = useState(false);

  const frame = ({ naturalWidth, naturalHeight }: HTMLImageElement): void => {
    const widest = {
      unit: '%',
      ...(naturalWidth / naturalHeight > aspect ? { height: 100 } : { width: 100 }),
    } as const;
    const shape = makeAspectCrop(widest, aspect, naturalWidth, naturalHeight);
    setPart(centerCrop(shape, naturalWidth, naturalHeight));
  };

  const apply = async (): Promise<void> => {
    if (!image.current || !part) return;
    const { naturalWidth: width, naturalHeight: height } = image.current;
    setProblem(null);
    setIsWorking(true);
    try {
      onCrop(await cropPicture(image.current, cutOf(part, { width, height }, aspect), file.name));
    } catch {
      setProblem(messages.cropFailed);
    } finally {
      setIsWorking(false);
    }
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={messages.cropTitle}
      width={720}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button disabled={!part} loading={isWorking} onClick={() => void apply()}>
            {messages.cropApply}
          </Button>
        </>
      }
    >
      {problem ? (
        <Alert tone="error">{problem}</Alert>
      ) : (
        <Text $size={15} $soft>
          {messages.cropHelp}
        </Text>
      )}
      {address && problem !== messages.undecodable && (
        <Stage>
          <ReactCrop
            aspect={aspect}
            {...(part ? { crop: part } : {})}
            keepSelection
            ruleOfThirds
            minWidth={24}
            ariaLabels={messages.cropLabels}
            onChange={(_pixels, percent) => setPart(percent)}
          >
            <img
              ref={image}
              src={address}
              alt={messages.cropAlt(file.name)}
              onLoad={({ currentTarget }) => frame(currentTarget)}
              onError={() => setProblem(messages.undecodable)}
            />
          </ReactCrop>
        </Stage>
      )}
    </Dialog>
  );
}
