import { graphql, useFragment } from 'react-relay';
import type { NameForm_user$key } from '../../../__generated__/NameForm_user.graphql.ts';
import { formText } from '../../../lib/formText.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { useFormSubmit } from '../useFormSubmit.ts';
import { checkName } from './account.rules.ts';
import { AccountForm } from './AccountForm.tsx';
import { messages } from './messages.ts';
import { useUpdateAccount } from './useUpdateAccount.ts';

/** Changes the name. What was typed stays in the field, whatever the server says. */
export function NameForm({ user }: { user: NameForm_user$key }) {
  const { id, name } = useFragment(
    graphql`
      fragment NameForm_user on User {
        id
        name
      }
    `,
    user,
  );
  const { show } = useSnackbar();
  const [update, isLoading] = useUpdateAccount();
  const form = useFormSubmit({
    read: (data) => ({ name: formText(data, 'name').trim() }),
    check: checkName,
    send: (values) => update(id, values),
    onDone: () => void show({ message: messages.nameSaved, color: 'success' }),
  });
  return (
    <AccountForm
      {...form}
      buttons={
        <Button type="submit" variant="secondary" loading={isLoading}>
          {messages.saveName}
        </Button>
      }
    >
      <Field
        label={messages.name}
        name="name"
        autoComplete="name"
        required
        defaultValue={name}
        error={form.failure?.fields['name']}
      />
    </AccountForm>
  );
}
