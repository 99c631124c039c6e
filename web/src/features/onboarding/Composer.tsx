import { FileText, X, ArrowUp, Paperclip } from 'lucide-react';
import { useId, useRef, useState, type DragEvent, type KeyboardEvent, type Ref } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { FieldNote } from '../../ui/FieldFrame.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { joinMessage, MAX_MESSAGE, readMenuFile } from './menuFile.ts';
import { messages } from './messages.ts';

/** The look of the input: one box around the text and its buttons. */
const Box = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding: var(--space-2);
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-card);
  background: var(--surface);
  transition: border-color var(--ease);
  &:has(textarea:focus-visible) {
    border-color: var(--primary);
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  &[data-over] {
    border-style: dashed;
    border-color: var(--primary);
    background: var(--primary-soft);
  }
  textarea {
    flex: 1;
    min-width: 0;
    min-height: var(--touch);
    max-height: min(40vh, 320px);
    padding: 9px var(--space-2);
    border: 0;
    background: none;
    font-size: var(--size-17);
    line-height: 1.45;
    resize: none;
    field-sizing: content;
    &:focus-visible {
      outline: none;
    }
    &::placeholder {
      color: var(--text-soft);
      opacity: 1;
    }
  }
`;

const MenuAttachmentRoot = styled.div`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  padding: 0 0 0 var(--space-3);
  border-radius: var(--radius);
  background: var(--surface-2);
  font-size: var(--size-15);
  > strong {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > span {
    flex: 1 0 auto;
    color: var(--text-soft);
  }
`;

/** A menu file that goes with the next message. */
function MenuAttachment({ name, text, onRemove }: { name: string; text: string; onRemove: () => void }) {
  return (
    <MenuAttachmentRoot>
      <Icon icon={FileText} />
      <strong>{name}</strong>
      <span>{messages.lines(text.trim().split('\n').length)}</span>
      <IconButton icon={X} label={messages.removeFile(name)} onClick={onRemove} />
    </MenuAttachmentRoot>
  );
}

/** Rows up to which the input grows. */
const MOST_ROWS = 8;

const Row = styled.div`
  display: flex;
  gap: var(--space-1);
  align-items: end;
`;

const Help = styled.p`
  margin-top: 6px;
  color: var(--text-soft);
  font-size: var(--size-13);
  text-align: center;
  @media (pointer: coarse) {
    display: none;
  }
`;

interface Props {
  /** The typed text; the conversation keeps it, so that a refused message returns. */
  value: string;
  onType: (text: string) => void;
  onSay: (text: string, fileName: string | null) => void;
  /** A file with the menu may be attached. */
  takesMenu: boolean;
  placeholder: string;
  input: Ref<HTMLTextAreaElement>;
}

/** The input of the chat. Enter or the button sends, Shift+Enter starts a line, a blank message is ignored (spec §2, §5). */
export function Composer({ value, onType, onSay, takesMenu, placeholder, input }: Props) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [menu, setMenu] = useState<{ name: string; text: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);

  const attach = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const read = await readMenuFile(file);
    setProblem(read.ok ? null : read.problem);
    if (read.ok) setMenu(read);
  };
  const send = (): void => {
    const text = joinMessage(value, menu?.text ?? null);
    if (text === '') return;
    if (text.length > MAX_MESSAGE) return setProblem(messages.tooLong(text.length, MAX_MESSAGE));
    onSay(text, menu?.name ?? null);
  };
  const press = (event: KeyboardEvent): void => {
    // Enter also confirms a character in Chinese, Japanese and Korean.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const drag = (event: DragEvent, isInside: boolean): void => {
    if (!takesMenu || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(isInside);
  };

  return (
    <div>
      <Box
        data-over={isOver || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false);
          if (takesMenu) void attach(event.dataTransfer.files[0]);
        }}
      >
        {menu && <MenuAttachment {...menu} onRemove={() => setMenu(null)} />}
        <Row>
          {takesMenu && (
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
                accept=".txt,.csv,text/plain,text/csv"
                onChange={({ currentTarget }) => {
                  void attach(currentTarget.files?.[0]).finally(() => (currentTarget.value = ''));
                }}
              />
            </>
          )}
          <textarea
            ref={input}
            id={id}
            aria-label={messages.yourMessage}
            aria-describedby={problem ? `${id}-problem` : undefined}
            aria-invalid={problem ? true : undefined}
            rows={Math.min(value.split('\n').length, MOST_ROWS)}
            enterKeyHint="send"
            placeholder={placeholder}
            value={value}
            onChange={(event) => {
              onType(event.target.value);
              setProblem(null);
            }}
            onKeyDown={press}
          />
          <Button type="submit" aria-label={messages.send}>
            <Icon icon={ArrowUp} />
          </Button>
        </Row>
      </Box>
      {problem && (
        <FieldNote id={`${id}-problem`} $error role="alert">
          {problem}
        </FieldNote>
      )}
      <Help>{messages.sendHelp}</Help>
    </div>
  );
}
