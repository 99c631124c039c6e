import { Pencil } from 'lucide-react';
import { use } from 'react';
import { ActionButton } from './ActionButton.tsx';
import { messages } from './messages.ts';
import { ReturnToContext } from './returnTo.ts';

interface Props {
  id: string;
  name: string;
  onPress: () => void;
}

/** Opens the form of a product. When the form is closed the keyboard comes back to the row, by this button. */
export function EditButton({ id, name, onPress }: Props) {
  const isFocused = use(ReturnToContext) === id;
  return (
    <ActionButton icon={Pencil} aria-label={messages.edit(name)} onPress={onPress} isFocused={isFocused} />
  );
}
