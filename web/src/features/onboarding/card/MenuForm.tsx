import { formatPence, priceText } from '@forkfront/common/money.ts';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { FailureAlert } from '../../../forms/FailureAlert.tsx';
import type { Refusal } from '../../../relay/refusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { isDiet, type LineValues } from '../../menuReading/lines.rules.ts';
import { messages as fieldMessages } from '../../menuReading/messages.ts';
import type { Draft } from '../conversationRequests.ts';
import type { ConversationEvent } from '../conversationState.ts';
import { messages } from '../messages.ts';
import { useCloseFact } from './closeFact.ts';
import { DishForm } from './DishForm.tsx';
import { type DishPlace, useEditDish } from './useEditDish.ts';

/** Milliseconds in which a removed dish can be put back. */
const UNDO_TIME = 10_000;

const Section = styled.h3`
  color: var(--text-soft);
  font-size: var(--size-13);
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: flex;
  gap: var(--space-1);
  align-items: center;
  min-height: var(--touch);
  font-size: var(--size-15);
  & + & {
    border-top: 1px solid var(--line);
  }
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  padding-block: var(--space-2);
  overflow-wrap: anywhere;
`;

const Price = styled.span`
  flex: none;
  padding-left: var(--space-2);
  font-variant-numeric: tabular-nums;
`;

type Item = Draft['sections'][number]['items'][number];

const priceOf = ({ price, sizes }: Item): string =>
  sizes.length > 0 ? messages.priceFrom(formatPence(price)) : formatPence(price);

const valuesOf = ({ name, price, sizes, description, dietaryTags }: Item, section: string): LineValues => ({
  name,
  price: priceText(price),
  section,
  newSection: '',
  description,
  sizes: sizes.map((size) => ({ name: size.name, price: priceText(size.price) })),
  diets: dietaryTags.filter(isDiet),
});

const newDish = (section: string): LineValues => ({
  name: '',
  price: '',
  section,
  newSection: '',
  description: '',
  sizes: [],
  diets: [],
});

interface Props {
  conversation: string;
  sections: Draft['sections'];
  dispatch: Dispatch<ConversationEvent>;
}

/** The dishes of the menu: each can be changed or removed, and new ones are added. A removed dish can be put back. */
export function MenuForm({ conversation, sections, dispatch }: Props) {
  const close = useCloseFact();
  const { edit, restore } = useEditDish(conversation, dispatch);
  const { show } = useSnackbar();
  const root = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  // The key of the dish whose form is open; `new` for a new one. An empty menu begins with a new dish.
  const [open, setOpen] = useState<string | null>(sections.length === 0 ? 'new' : null);
  const [lastSection, setLastSection] = useState<string | null>(null);
  const [failure, setFailure] = useState<Refusal | null>(null);
  useEffect(() => {
    if (!root.current?.contains(document.activeElement)) root.current?.querySelector('button')?.focus();
  }, []);
  const names = sections.map(({ name }) => name);
  const home = lastSection !== null && names.includes(lastSection) ? lastSection : (names.at(-1) ?? '');

  const closeForm = (key: string): void => {
    flushSync(() => setOpen(null));
    const opener = root.current?.querySelector<HTMLElement>(`[data-dish="${CSS.escape(key)}"]`);
    (opener ?? add.current)?.focus();
  };
  const remove = async (place: DishPlace): Promise<void> => {
    setFailure(null);
    const refusal = await edit(place, null);
    if (refusal)
      return setFailure({ ...refusal, message: refusal.message || Object.values(refusal.fields).join(' ') });
    add.current?.focus();
    show({
      message: messages.dishRemoved(place.name),
      timeout: UNDO_TIME,
      action: {
        label: fieldMessages.undo,
        onPress: () => void restore(place).then(setFailure),
      },
    });
  };

  return (
    <Stack ref={root} $gap={4} role="group" aria-label={messages.factMenu}>
      <strong>{messages.factMenu}</strong>
      <FailureAlert failure={failure} onWaited={() => setFailure(null)} />
      {sections.map(({ name: section, items }, sectionAt) => (
        <div key={section}>
          <Section>{section}</Section>
          <List role="list" aria-label={section}>
            {items.map((item, at) => {
              const key = `${sectionAt} ${at}`;
              const place = { section, name: item.name, at };
              return open === key ? (
                <li key={key}>
                  <DishForm
                    label={item.name}
                    first={valuesOf(item, section)}
                    sections={names}
                    onSave={(dish) => edit(place, dish)}
                    onClose={() => closeForm(key)}
                  />
                </li>
              ) : (
                <Line key={key}>
                  <Name>{item.name}</Name>
                  <Price>{priceOf(item)}</Price>
                  <IconButton
                    icon={Pencil}
                    data-dish={key}
                    label={messages.editFact(item.name)}
                    onClick={() => setOpen(key)}
                  />
                  <IconButton
                    icon={Trash2}
                    label={messages.dishRemove(item.name)}
                    onClick={() => void remove(place)}
                  />
                </Line>
              );
            })}
          </List>
        </div>
      ))}
      {open === 'new' ? (
        <DishForm
          label={messages.newDish}
          first={newDish(home)}
          sections={names}
          onSave={async (dish) => {
            const refusal = await edit(null, dish);
            if (!refusal) setLastSection(dish.section);
            return refusal;
          }}
          onClose={() => closeForm('new')}
        />
      ) : (
        <Stack $row $gap={4}>
          <Button ref={add} variant="secondary" onClick={() => setOpen('new')}>
            <Icon icon={Plus} size={18} />
            {messages.newDish}
          </Button>
          <Button variant="quiet" onClick={close}>
            {messages.menuDone}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
