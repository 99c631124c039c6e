import type { FieldErrors } from '../../../forms/fields.ts';
import { Field } from '../../../ui/Field.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { messages } from './messages.ts';
import type { GroupDraft } from './optionGroup.rules.ts';
import { OptionRows } from './OptionRows.tsx';

interface Props {
  draft: GroupDraft;
  errors: FieldErrors;
  onChange: (changes: Partial<GroupDraft>) => void;
}

/** The fields of an option group. */
export function GroupFields({ draft, errors, onChange }: Props) {
  return (
    <>
      <Field
        label={messages.name}
        name="name"
        autoComplete="off"
        help={messages.nameHelp}
        value={draft.name}
        error={errors['name']}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <ChoiceField choice={draft} errors={errors} onChange={onChange} />
      <OptionRows options={draft.options} errors={errors} onChange={(options) => onChange({ options })} />
    </>
  );
}
