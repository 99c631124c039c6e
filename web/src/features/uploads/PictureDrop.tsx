import { CircleAlert, ImageUp } from 'lucide-react';
import { useId, useState, type DragEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { FieldNote } from '../../ui/FieldFrame.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { megabytes } from '@forkfront/common/pictures.ts';

const Root = styled.div<{ $over: boolean; $wrong: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-4);
  padding: var(--space-4);
  border: 1.5px dashed
    ${({ $over, $wrong }) => ($over ? 'var(--primary)' : $wrong ? 'var(--error)' : 'var(--line-strong)')};
  border-radius: var(--radius-card);
  background: ${({ $over }) => ($over ? 'var(--primary-soft)' : 'var(--surface)')};
  transition:
    background var(--ease),
    border-color var(--ease);
`;

const Picture = styled.div`
  display: grid;
  place-items: center;
  flex: none;
  width: 56px;
  height: 56px;
  border-radius: var(--radius);
  background: var(--secondary-soft);
  color: var(--primary);
`;

const Words = styled.div`
  flex: 1 1 180px;
  min-width: 0;
`;

const Hint = styled.span`
  display: block;
`;

const Note = styled(FieldNote)`
  flex: 1 0 100%;
`;

/** The words and limits of a place for a picture. */
export interface PicturePlace {
  /** Says what the picture is, e.g. "Your logo". */
  label: string;
  /** Bytes. */
  maxBytes: number;
  /** Below the limits, e.g. a recommended size. */
  hint?: string;
  /** The button, default "Choose a picture". */
  chooseText?: string;
  /** Beside the button, e.g. a Skip button. */
  actions?: ReactNode;
}

interface Props extends PicturePlace {
  /** Why the last file was refused; null when it was not. */
  problem: string | null;
  onChoose: () => void;
  onDrop: (file: File | undefined) => void;
}

/** Chooses a picture by button or by drop. */
export function PictureDrop({ label, maxBytes, hint, chooseText, actions, ...rest }: Props) {
  const { problem, onChoose, onDrop } = rest;
  const id = useId();
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent, isOver: boolean): void => {
    event.preventDefault();
    setOver(isOver);
  };
  return (
    <Root
      role="group"
      aria-label={label}
      $over={over}
      $wrong={problem !== null}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        onDrop(event.dataTransfer.files[0]);
      }}
    >
      <Picture>
        <Icon icon={ImageUp} size={26} />
      </Picture>
      <Words>
        <Text $size={15}>
          <strong>{label}</strong>
        </Text>
        <Text $size={13} $soft id={`${id}-limits`}>
          {messages.limits(megabytes(maxBytes))}
          {hint && <Hint>{hint}</Hint>}
        </Text>
      </Words>
      <Stack $row $gap={[2, 3]} $align="stretch">
        {actions}
        <Button onClick={onChoose} aria-describedby={problem ? `${id}-problem` : `${id}-limits`}>
          {chooseText ?? messages.choose}
        </Button>
      </Stack>
      {problem && (
        <Note id={`${id}-problem`} $error role="alert">
          <Icon icon={CircleAlert} size={18} />
          {problem}
        </Note>
      )}
    </Root>
  );
}
