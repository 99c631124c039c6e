import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { styled } from 'styled-components';
import { controlStyle } from './controlStyle.ts';
import { Icon } from './Icon.tsx';

const Root = styled(ComboBox)`
  display: flex;
  flex-direction: column;
  gap: 6px;
  max-width: 420px;
`;

const Caption = styled(Label)`
  font-size: var(--size-15);
  font-weight: 600;
`;

const Box = styled.div`
  position: relative;
`;

const Text = styled(Input)`
  ${controlStyle}
  padding-right: var(--touch);
`;

const Toggle = styled(Button)`
  position: absolute;
  inset: 0 0 0 auto;
  display: grid;
  place-items: center;
  width: var(--touch);
  border: 0;
  background: none;
  color: var(--text-soft);
  cursor: pointer;
`;

const Sheet = styled(Popover)`
  width: var(--trigger-width);
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow);
`;

/** Something that can be picked. */
export interface Choice {
  id: string;
  name: string;
  /** Below the name; may be empty. */
  words: string;
  icon?: LucideIcon;
}

const List = styled(ListBox<Choice>)`
  padding: var(--space-1);
  outline: none;
`;

const Item = styled(ListBoxItem)`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  min-height: var(--touch);
  padding: 6px 12px;
  border-radius: 7px;
  font-size: var(--size-15);
  overflow-wrap: anywhere;
  cursor: pointer;
  outline: none;
  &[data-focused] {
    background: var(--surface-2);
  }
  > span {
    min-width: 0;
  }
`;

const Soft = styled.span`
  display: block;
  color: var(--text-soft);
  font-size: var(--size-13);
`;

const Nothing = styled.div`
  padding: 10px 12px;
  color: var(--text-soft);
  font-size: var(--size-15);
`;

interface Props {
  label: string;
  placeholder: string;
  /** Shown when nothing is found. */
  none: string;
  /** What a typed text finds. */
  choicesFor: (text: string) => readonly Choice[];
  /** What Enter picks without a focused choice; null: nothing. */
  pickOf: (choices: readonly Choice[]) => Choice | null;
  /** Gets the typed text and the field too. The field is emptied. */
  onPick: (id: string, text: string, field: HTMLInputElement | null) => void;
}

/** A text field that finds something to pick. */
export function SearchPicker({ label, placeholder, none, choicesFor, pickOf, onPick }: Props) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const pick = (id: string): void => {
    onPick(id, text.trim(), field.current);
    setText('');
  };
  return (
    <Root
      items={choicesFor(text)}
      inputValue={text}
      onInputChange={setText}
      menuTrigger="focus"
      allowsEmptyCollection
      allowsCustomValue
      selectedKey={null}
      onSelectionChange={(key) => key !== null && pick(String(key))}
      // Enter picks something; it does not submit the form.
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        const found = text.trim() === '' ? null : pickOf(choicesFor(text));
        if (found) pick(found.id);
      }}
    >
      <Caption>{label}</Caption>
      <Box>
        <Text ref={field} placeholder={placeholder} />
        <Toggle aria-label={label}>
          <Icon icon={ChevronDown} />
        </Toggle>
      </Box>
      <Sheet>
        <List renderEmptyState={() => <Nothing>{none}</Nothing>}>
          {({ id, name, words, icon }) => (
            <Item id={id} textValue={name}>
              {icon && <Icon icon={icon} size={18} />}
              <span>
                {name}
                {words && <Soft>{words}</Soft>}
              </span>
            </Item>
          )}
        </List>
      </Sheet>
    </Root>
  );
}
