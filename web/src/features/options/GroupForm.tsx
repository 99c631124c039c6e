import { useEffect, useState, type SubmitEvent } from 'react';
import type { FieldErrors } from '../../forms/fields.ts';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { Form } from '../../forms/Form.tsx';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { SaveBar } from '../editor/SaveBar.tsx';
import { useUnsavedGuard } from '../editor/UnsavedGuard.tsx';
import { useEdits, useSaveForm } from '../editor/useEdits.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { messages } from './messages.ts';
import {
  checkGroup,
  draftOfGroup,
  groupInput,
  isSameGroup,
  type GroupDraft,
  type GroupInput,
  type SentGroup,
} from './optionGroup.rules.ts';
import { OptionRows } from './OptionRows.tsx';

/** A form in a dialog: its submit must not reach the form that opened the dialog. */
const alone =
  (onSubmit: (event: SubmitEvent<HTMLFormElement>) => void) => (event: SubmitEvent<HTMLFormElement>) => {
    event.stopPropagation();
    onSubmit(event);
  };

interface FieldsProps {
  draft: GroupDraft;
  errors: FieldErrors;
  onChange: (changes: Partial<GroupDraft>) => void;
}

/** The fields of an option group. */
function GroupFields({ draft, errors, onChange }: FieldsProps) {
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

interface EditProps {
  group: SentGroup;
  isSaving: boolean;
  /** Resolves null on success, otherwise what to show. */
  onSave: (input: GroupInput) => Promise<Refusal | null>;
  /** Gets whether the form has edits, for what is around it. */
  onDirty?: (isDirty: boolean) => void;
}

/** Edits a group. A group of several products says so before it is saved. */
export function GroupEditForm({ group, isSaving, onSave, onDirty }: EditProps) {
  // The rows keep their keys while the form is open.
  const [kept, setKept] = useState({ group, saved: draftOfGroup(group) });
  if (kept.group !== group) setKept({ group, saved: draftOfGroup(group) });
  const { values, errors, change, onSubmit, bar } = useSaveForm<GroupDraft, Partial<GroupInput>>({
    saved: kept.saved,
    check: checkGroup,
    changesOf: (draft) => (isSameGroup(draft, kept.saved) ? {} : groupInput(draft)),
    send: (): Promise<Refusal | null> => onSave(groupInput(values)),
    isSaving,
    done: messages.saved,
  });
  useEffect(() => onDirty?.(bar.isDirty), [onDirty, bar.isDirty]);
  return (
    <Form aria-label={messages.editTitle(group.name)} onSubmit={alone(onSubmit)}>
      <GroupFields draft={values} errors={errors} onChange={change} />
      {group.usedBy > 1 && bar.isDirty && <Alert tone="warning">{messages.shared(group.usedBy)}</Alert>}
      <SaveBar {...bar} lastSaved={null} />
    </Form>
  );
}

interface CreateProps {
  /** The name at first. */
  name: string;
  isSaving: boolean;
  onSave: (input: GroupInput) => Promise<Refusal | null>;
  onDirty?: (isDirty: boolean) => void;
  onCancel: () => void;
}

/** Adds a group. */
export function GroupCreateForm({ name, isSaving, onSave, onDirty, onCancel }: CreateProps) {
  const [blank] = useState(() => draftOfGroup(null, name));
  const { values, isDirty, change } = useEdits<GroupDraft>(blank);
  const leave = useUnsavedGuard(isDirty || isSaving);
  useEffect(() => onDirty?.(isDirty), [onDirty, isDirty]);
  const { failure, forget, onSubmit } = useFormSubmit({
    values,
    check: checkGroup,
    isBlocked: isSaving,
    send: (draft) => onSave(groupInput(draft)),
  });
  return (
    <Form aria-label={messages.newTitle} onSubmit={alone(onSubmit)}>
      <GroupFields draft={values} errors={failure?.fields ?? {}} onChange={change} />
      <FailureAlert failure={failure} onWaited={forget} />
      <Stack $row $gap={3}>
        <Button type="submit" loading={isSaving}>
          {messages.create}
        </Button>
        <Button variant="secondary" disabled={isSaving} onClick={() => void leave(onCancel)}>
          {messages.cancel}
        </Button>
      </Stack>
    </Form>
  );
}
