import { useState } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { messages } from '../messages.ts';
import { FactForm } from './FactForm.tsx';
import { checkFavourites, favouritesOf } from './siteFacts.rules.ts';
import type { EditDraft } from './useEditDraft.ts';

interface Props {
  popularItems: readonly string[];
  onEdit: EditDraft;
}

/** The popular dishes, with commas between them. */
export function FavouritesForm({ popularItems, onEdit }: Props) {
  const [values, setValues] = useState({ popularItems: popularItems.join(', ') });
  return (
    <FactForm
      label={messages.factFavourites}
      values={values}
      check={checkFavourites}
      changeOf={(typed) => ({ popularItems: favouritesOf(typed.popularItems) })}
      onEdit={onEdit}
    >
      {(errors) => (
        <Field
          label={messages.factFavourites}
          name="popularItems"
          help={messages.favouritesHelp}
          autoComplete="off"
          value={values.popularItems}
          error={errors['popularItems']}
          onChange={({ currentTarget }) => setValues({ popularItems: currentTarget.value })}
        />
      )}
    </FactForm>
  );
}
