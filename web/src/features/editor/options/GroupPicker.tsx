import { ChevronDown, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { styled } from 'styled-components';
import { controlStyle } from '../../../ui/controlStyle.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { messages } from './messages.ts';
import { groupsWith, type SentGroup } from './optionGroup.rules.ts';

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

interface Choice {
  id: string;
  name: string;
  /** What it holds; empty for the one that creates a group. */
  words: string;
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

/** Id of the item that creates a group. */
const CREATE = 'create';

/** The groups whose name or options contain the text, and at the end one that creates a group of this name. */
export function choicesFor(groups: readonly SentGroup[], text: string): Choice[] {
  const wanted = text.trim().toLowerCase();
  const isTaken = groups.some(({ name }) => name.toLowerCase() === wanted);
  return [
    ...groupsWith(groups, text).map(({ id, name, options }) => ({
      id,
      name,
      words: options.map((option) => option.name).join(', ') || messages.noOptions,
    })),
    ...(wanted === '' || isTaken ? [] : [{ id: CREATE, name: messages.createNamed(text.trim()), words: '' }]),
  ];
}

interface Props {
  /** Those that are not attached yet. */
  groups: readonly SentGroup[];
  label?: string;
  onPick: (id: string) => void;
  /** A group with this name does not exist. Gets the field too, which should get the focus back. */
  onCreate: (name: string, field: HTMLElement | null) => void;
}

/** Searches the groups of the restaurant, and creates a group with the typed name. */
export function GroupPicker({ groups, label = messages.pickLabel, onPick, onCreate }: Props) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const choose = (id: string): void => {
    if (id === CREATE) {
      // The list of groups closes with the focus; otherwise it would lie over the form of the new group.
      field.current?.blur();
      onCreate(text.trim(), field.current);
    } else onPick(id);
    setText('');
  };
  return (
    <Root
      items={choicesFor(groups, text)}
      inputValue={text}
      onInputChange={setText}
      menuTrigger="focus"
      allowsEmptyCollection
      allowsCustomValue
      selectedKey={null}
      onSelectionChange={(key) => key !== null && choose(String(key))}
      // Enter chooses the only group that is found; it does not submit the form.
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        const [first, second] = choicesFor(groups, text);
        if (first && text.trim() !== '' && (!second || second.id === CREATE)) choose(first.id);
      }}
    >
      <Caption>{label}</Caption>
      <Box>
        <Text ref={field} placeholder={messages.pickPlaceholder} />
        <Toggle aria-label={label}>
          <Icon icon={ChevronDown} />
        </Toggle>
      </Box>
      <Sheet>
        <List renderEmptyState={() => <Nothing>{messages.pickNone}</Nothing>}>
          {({ id, name, words }) => (
            <Item id={id} textValue={name}>
              {id === CREATE && <Icon icon={Plus} size={18} />}
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
