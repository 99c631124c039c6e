import { FileUp } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { styled } from 'styled-components';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { Form } from '../../forms/Form.tsx';
import type { Refusal } from '../../relay/refusal.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { TextareaField } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Text } from '../../ui/Text.tsx';
import { ColumnMatch } from '../menuReading/ColumnMatch.tsx';
import { unknownTable, type UnknownTable } from '../menuReading/columns.rules.ts';
import { EditorSection } from '../editor/EditorSection.tsx';
import { MENU_TYPES } from '../menuReading/fileKinds.ts';
import { fileMessages } from '../menuReading/fileMessages.ts';
import { MenuFileRow } from '../menuReading/MenuFileRow.tsx';
import { textProblem } from './menuText.rules.ts';
import { useFileText } from './useFileText.ts';
import { useIsShop } from '../editor/editorRole.ts';
import type { ImportedText } from './useReview.ts';
import { messages } from './messages.ts';

const Paper = styled.div<{ $over: boolean }>`
  border-radius: var(--radius);
  outline: ${({ $over }) => ($over ? '2px dashed var(--primary)' : 'none')};
  outline-offset: 4px;
  textarea {
    min-height: 180px;
    max-height: 50vh;
    font-family: ui-monospace, monospace;
    font-size: var(--size-13);
    white-space: pre;
    overflow-wrap: normal;
  }
`;

interface Props {
  restaurantId: string;
  imported: ImportedText;
  onChange: (imported: ImportedText) => void;
  isReviewing: boolean;
  /** Why the last review was refused. */
  failure: Refusal | null;
  onForget: () => void;
  /** `text`: with columns that are known. */
  onReview: (text: string) => void;
}

/** Takes a menu as a file (a PDF and a photo, too), by drop, or as pasted text. A refused file leaves the text as it is. */
export function ImportForm({
  restaurantId,
  imported,
  onChange,
  isReviewing,
  failure,
  onForget,
  onReview,
}: Props) {
  const isShop = useIsShop();
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);
  const [table, setTable] = useState<UnknownTable | null>(null);
  const { text, isWholeMenu } = imported;
  const onText = (changed: string): void => {
    setTable(null);
    onChange({ ...imported, text: changed });
  };

  const file = useFileText(restaurantId, (read) => {
    setProblem(null);
    onText(read);
  });
  const take = async (files: readonly File[]): Promise<void> => {
    setProblem(null);
    await file.take(files);
    area.current?.focus();
  };
  const drag = (event: DragEvent, over: boolean): void => {
    event.preventDefault();
    setIsOver(over);
  };
  const submit = (): void => {
    const wrong = file.reading ? fileMessages.stillReading : textProblem(text);
    setProblem(wrong);
    if (wrong) return area.current?.focus();
    if (isReviewing) return;
    const unknown = unknownTable(text);
    setTable(unknown);
    if (!unknown) onReview(text);
  };

  return (
    <EditorSection title={messages.importTitle} intro={messages.importIntro}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <input
          ref={input}
          type="file"
          hidden
          aria-label={messages.fileLabel}
          accept={MENU_TYPES}
          onChange={({ currentTarget }) => {
            void take([...(currentTarget.files ?? [])]);
            // Cleared, so that the same file can be chosen again after it was corrected.
            currentTarget.value = '';
          }}
        />
        <Paper
          $over={isOver}
          onDragOver={(event) => drag(event, true)}
          onDragLeave={(event) => drag(event, false)}
          onDrop={(event) => {
            drag(event, false);
            void take([...event.dataTransfer.files]);
          }}
        >
          <TextareaField
            ref={area}
            label={messages.text}
            help={isShop ? messages.shopTextHelp : messages.textHelp}
            placeholder={isShop ? messages.shopTextPlaceholder : messages.textPlaceholder}
            name="csv"
            spellCheck={false}
            autoComplete="off"
            value={text}
            error={problem ?? file.problem ?? undefined}
            onChange={({ currentTarget }) => {
              setProblem(null);
              if (file.problem) file.forget();
              onText(currentTarget.value);
            }}
          />
        </Paper>
        {file.reading && (
          <MenuFileRow
            name={file.reading.name}
            icon={<Spinner />}
            removeLabel={fileMessages.stopReading(file.reading.name)}
            onRemove={() => {
              file.stop();
              area.current?.focus();
            }}
          />
        )}
        <div role="status">
          {file.reading ? (
            <Text $size={15} $soft>
              {file.reading.progress}
            </Text>
          ) : (
            file.notes.length > 0 && <Alert>{file.notes.join(' ')}</Alert>
          )}
        </div>
        <CheckboxField
          label={
            <>
              {messages.whole}
              <Text as="span" $size={15} $soft>
                {' '}
                {messages.wholeHelp}
              </Text>
            </>
          }
          checked={isWholeMenu}
          onChange={({ currentTarget }) => onChange({ ...imported, isWholeMenu: currentTarget.checked })}
        />
        {table && <ColumnMatch table={table} onUse={onReview} onSkip={() => onReview(text)} />}
        <FailureAlert failure={failure} onWaited={onForget} />
        <Stack $row $gap={3}>
          <Button variant="secondary" onClick={() => input.current?.click()}>
            <Icon icon={FileUp} />
            {messages.choose}
          </Button>
          {!table && (
            <Button type="submit" loading={isReviewing}>
              {messages.review}
            </Button>
          )}
        </Stack>
      </Form>
    </EditorSection>
  );
}
