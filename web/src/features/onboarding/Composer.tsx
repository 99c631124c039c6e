import { MAX_MESSAGE_LENGTH } from '@forkfront/common/limits.ts';
import { ArrowUp, FileText } from 'lucide-react';
import { lazy, Suspense, useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/FieldFrame.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { joinMessage, linesIn } from './menuFile.ts';
import { MenuFileRow } from '../menuReading/MenuFileRow.tsx';
import { MenuFileButton, useFileDrop } from './MenuFileButton.tsx';
import { messages } from './messages.ts';
import { useMenuFile, type MenuFileState } from './useMenuFile.ts';

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

/** Rows up to which the input grows. */
const MOST_ROWS = 8;

const Row = styled.div`
  display: flex;
  gap: var(--space-1);
  align-items: end;
`;

/** Above the input; a long list of columns scrolls. */
const Match = styled.div`
  max-height: 55dvh;
  margin-bottom: var(--space-3);
  overflow-y: auto;
`;

/** What the visitor should know about a file, or what is wrong; read aloud when it changes. */
const Notes = styled.div`
  font-size: var(--size-15);
  display: grid;
  gap: var(--space-2);
  padding-inline: var(--space-2);
  &:not(:empty) {
    margin-block: var(--space-3);
  }
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

// Its code is loaded with the first list whose columns are not known.
const ColumnMatch = lazy(async () => ({
  default: (await import('../menuReading/ColumnMatch.tsx')).ColumnMatch,
}));

interface Props {
  /** The typed text; the conversation keeps it, so that a refused message returns. */
  value: string;
  onType: (text: string) => void;
  onSay: (text: string, fileName: string | null) => void;
  /** The conversation that may attach a menu now; null while none is asked for. */
  menuOf: { id: string; token: string } | null;
  /** Where a menu may be dropped. */
  chat: RefObject<HTMLElement | null>;
  placeholder: string;
  input: RefObject<HTMLTextAreaElement | null>;
}

/** The input of the chat. Enter or the button sends, Shift+Enter starts a line, a blank message is ignored (spec §2, §5). */
export function Composer({ value, onType, onSay, menuOf, chat, placeholder, input }: Props) {
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { state, take, stop, match, remove, forgetProblem } = useMenuFile(menuOf, {
    onPhotoText: (text) => onType(joinMessage(input.current?.value ?? '', text)),
    onEnd: () => input.current?.focus(),
  });
  const choose = (files: readonly File[]): void => {
    setRefusal(null);
    void take(files);
  };
  const isOver = useFileDrop(chat, menuOf !== null, choose);
  const { menu, reading, toMatch } = state;
  const problem = refusal ?? state.problem;

  const send = (): void => {
    const text = joinMessage(value, menu?.text ?? null);
    if (reading) return setRefusal(messages.stillReading);
    if (toMatch) return setRefusal(messages.columnsFirst);
    if (text === '') return;
    if (text.length > MAX_MESSAGE_LENGTH)
      return setRefusal(messages.tooLong(text.length, MAX_MESSAGE_LENGTH));
    onSay(text, menu?.name ?? null);
  };
  const press = (event: KeyboardEvent): void => {
    // Enter also confirms a character in Chinese, Japanese and Korean.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <div>
      {toMatch && (
        <Match>
          <Suspense>
            <ColumnMatch
              key={toMatch.text}
              table={toMatch.table}
              onUse={match}
              onSkip={() => match(toMatch.text)}
            />
          </Suspense>
        </Match>
      )}
      <Box
        data-over={isOver || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {reading && (
          <MenuFileRow
            name={reading.name}
            icon={<Spinner />}
            removeLabel={messages.stopReading(reading.name)}
            onRemove={stop}
          />
        )}
        {menu && (
          <MenuFileRow
            name={menu.name}
            icon={<Icon icon={FileText} />}
            detail={messages.lines(linesIn(menu.text))}
            removeLabel={messages.removeFile(menu.name)}
            onRemove={remove}
          />
        )}
        <Row>
          {menuOf && <MenuFileButton onChoose={choose} />}
          <textarea
            ref={input}
            id={id}
            aria-label={messages.yourMessage}
            aria-describedby={problem ? `${id}-problem` : undefined}
            aria-invalid={problem ? true : undefined}
            rows={Math.min(value.split('\n').length, MOST_ROWS)}
            enterKeyHint="send"
            placeholder={isOver ? messages.dropMenu : placeholder}
            value={value}
            onChange={(event) => {
              onType(event.target.value);
              setRefusal(null);
              if (state.problem) forgetProblem();
            }}
            onKeyDown={press}
          />
          <Button type="submit" aria-label={messages.send}>
            <Icon icon={ArrowUp} />
          </Button>
        </Row>
      </Box>
      {problem && (
        <Notes>
          <FieldError id={`${id}-problem`}>{problem}</FieldError>
        </Notes>
      )}
      <Notes aria-live="polite">{noteOn(state)}</Notes>
      <Help>{messages.sendHelp}</Help>
    </div>
  );
}

function noteOn({ menu, reading, toCheck }: MenuFileState): string | null {
  if (reading) return reading.progress;
  if (toCheck !== null) return messages.checkPhoto(toCheck);
  return menu && (menu.note ?? messages.attached(menu.name));
}
