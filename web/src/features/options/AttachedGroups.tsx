import { Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../ui/IconButton.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { moved, ReorderHandle } from '../../ui/Reorder.tsx';
import { Text, VisuallyHidden } from '../../ui/Text.tsx';
import { choiceText } from './choice.rules.ts';
import { GroupPicker } from './GroupPicker.tsx';
import { messages } from './messages.ts';
import type { SentGroup } from './optionGroup.rules.ts';

const List = styled.ol`
  margin: 0;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius);
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) auto auto;
  gap: 0 var(--space-1);
  align-items: center;
  padding: 4px;
  & + & {
    border-top: 1px solid var(--line);
  }
`;

const Name = styled.span`
  display: block;
  font-size: var(--size-15);
  font-weight: 600;
  overflow-wrap: anywhere;
`;

interface Props {
  /** All of the restaurant. */
  groups: readonly SentGroup[];
  /** Ids in their order. */
  attached: readonly string[];
  /** Of the picker, for a size. */
  label?: string;
  onChange: (attached: readonly string[]) => void;
  /** Edits a group without leaving the form. */
  onEdit: (group: SentGroup) => void;
  /** Creates a group; its id is attached then, and the field gets the focus back. */
  onCreate: (name: string, attach: (id: string) => void, field: HTMLElement | null) => void;
}

/** The option groups of a product or a size: found by search, ordered by drag or arrow keys. */
export function AttachedGroups({ groups, attached, label, onChange, onEdit, onCreate }: Props) {
  /** The group that was attached last. A group that was just created comes with the next render. */
  const [newest, setNewest] = useState<string | null>(null);
  const found = attached.flatMap((id) => groups.filter((group) => group.id === id));
  const news = found.find(({ id }) => id === newest)?.name;
  const attach = (id: string): void => {
    onChange([...attached, id]);
    setNewest(id);
  };
  return (
    <Stack $gap={3}>
      {found.length > 0 && (
        <List aria-label={messages.attached}>
          {found.map((group, at) => (
            <Row key={group.id} data-row>
              <ReorderHandle
                label={group.name}
                index={at}
                count={found.length}
                onMove={(from, to) => onChange(moved(attached, from, to))}
              />
              <div>
                <Name>{group.name}</Name>
                <Text $size={13} $soft>
                  {choiceText(group)}. {messages.optionCount(group.options.length)}
                </Text>
              </div>
              <IconButton icon={Pencil} label={messages.edit(group.name)} onClick={() => onEdit(group)} />
              <IconButton
                icon={X}
                label={messages.detach(group.name)}
                onClick={() => onChange(attached.filter((id) => id !== group.id))}
              />
            </Row>
          ))}
        </List>
      )}
      <GroupPicker
        groups={groups.filter(({ id }) => !attached.includes(id))}
        {...(label === undefined ? {} : { label })}
        onPick={attach}
        onCreate={(name, field) => onCreate(name, attach, field)}
      />
      <VisuallyHidden role="status">{news !== undefined && messages.attachedNews(news)}</VisuallyHidden>
    </Stack>
  );
}
