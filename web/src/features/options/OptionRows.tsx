import { Plus } from 'lucide-react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { FieldErrors } from '../../forms/fields.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { moved } from '../../ui/Reorder.tsx';
import { Text } from '../../ui/Text.tsx';
import { useRowFocus } from '../../ui/useRowFocus.ts';
import { messages } from './messages.ts';
import { blankOption, isBlank, pastedOptions, type OptionDraft } from './optionGroup.rules.ts';
import { OptionRow, optionColumns } from './OptionRow.tsx';

const Rows = styled.div`
  container: options / inline-size;
  min-width: 0;
`;

const Header = styled.div`
  display: none;
  padding-bottom: var(--space-1);
  color: var(--text-soft);
  font-size: var(--size-13);
  font-weight: 600;
  @container options (min-width: 760px) {
    ${optionColumns}
  }
`;

interface Props {
  options: readonly OptionDraft[];
  /** By field: `options.N.name`, with N among the rows that are not blank. */
  errors: FieldErrors;
  onChange: (options: readonly OptionDraft[]) => void;
}

/** The options of a group in a compact grid: Enter goes down and adds a row at the end, several pasted lines are several options. */
export function OptionRows({ options, errors, onChange }: Props) {
  const { root, focusRow, focusNext } = useRowFocus();
  const add = (): void => {
    focusNext(options.length, 'name');
    onChange([...options, blankOption()]);
  };
  const change = (at: number, edit: Partial<OptionDraft>): void =>
    onChange(options.map((option, row) => (row === at ? { ...option, ...edit } : option)));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, at: number): void => {
    const { target, key } = event;
    const column = target instanceof HTMLInputElement ? target.dataset['cell'] : undefined;
    if (key !== 'Enter' || column === undefined || event.ctrlKey || event.metaKey) return;
    // Enter would submit the form.
    event.preventDefault();
    const row = options[at];
    if (at + 1 < options.length) focusRow(at + 1, column);
    else if (row && !isBlank(row)) add();
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>, at: number): void => {
    const pasted = pastedOptions(event.clipboardData.getData('text'));
    const row = options[at];
    if (pasted.length < 2 || !row) return;
    event.preventDefault();
    const added = pasted.map(({ name, price }) => blankOption(name, price));
    focusNext(at + pasted.length, 'name');
    onChange(options.toSpliced(isBlank(row) ? at : at + 1, isBlank(row) ? 1 : 0, ...added));
  };

  /** The place of a row among those that are sent. */
  const sentPlace = (at: number): number => options.slice(0, at).filter((option) => !isBlank(option)).length;
  return (
    <Stack as="section" $gap={3} aria-label={messages.options}>
      <Text $size={15} $soft>
        {messages.optionsHelp}
      </Text>
      <Rows ref={root}>
        {options.length > 0 && (
          <Header aria-hidden>
            <span />
            <span>{messages.columns.name}</span>
            <span>{messages.columns.price}</span>
            <span>{messages.columns.maxQuantity}</span>
            <span>{messages.columns.isDefault}</span>
            <span>{messages.columns.soldOut}</span>
          </Header>
        )}
        {options.map((option, at) => (
          <OptionRow
            key={option.key}
            option={option}
            place={at}
            count={options.length}
            path={isBlank(option) ? null : `options.${sentPlace(at)}`}
            errors={errors}
            onChange={(edit) => change(at, edit)}
            onMove={(from, to) => onChange(moved(options, from, to))}
            onRemove={() => {
              focusNext(Math.max(0, at - 1), 'name');
              onChange(options.toSpliced(at, 1));
            }}
            onKeyDown={(event) => onKeyDown(event, at)}
            onPaste={(event) => onPaste(event, at)}
          />
        ))}
      </Rows>
      <div>
        <Button variant="secondary" onClick={add}>
          <Icon icon={Plus} />
          {messages.addOption}
        </Button>
      </div>
    </Stack>
  );
}
