import { Plus } from 'lucide-react';
import { type Choice, SearchPicker } from '../../ui/SearchPicker.tsx';
import { messages } from './messages.ts';
import { groupsWith, type SentGroup } from './optionGroup.rules.ts';

/** Id of the choice that creates a group. */
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
    ...(wanted === '' || isTaken
      ? []
      : [{ id: CREATE, name: messages.createNamed(text.trim()), words: '', icon: Plus }]),
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
export const GroupPicker = ({ groups, label = messages.pickLabel, onPick, onCreate }: Props) => (
  <SearchPicker
    label={label}
    placeholder={messages.pickPlaceholder}
    none={messages.pickNone}
    choicesFor={(text) => choicesFor(groups, text)}
    // The only group that is found.
    pickOf={([first, second]) => (first && (!second || second.id === CREATE) ? first : null)}
    onPick={(id, text, field) => {
      if (id !== CREATE) return onPick(id);
      // The list of groups closes with the focus; otherwise it would lie over the form of the new group.
      field?.blur();
      onCreate(text, field);
    }}
  />
);
