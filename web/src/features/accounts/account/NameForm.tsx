import { graphql, useFragment } from 'react-relay';
import type { NameForm_user$key } from '../../../__generated__/NameForm_user.graphql.ts';
import type { NameFormMutation } from '../../../__generated__/NameFormMutation.graphql.ts';
import { formText } from '../../../forms/fields.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { Field } from '../../../ui/Field.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { rememberUser } from '../sessionUser.ts';
import { useFormSubmit } from '../../../forms/useFormSubmit.ts';
import { checkName } from './account.rules.ts';
import { AccountForm } from './AccountForm.tsx';
import { messages } from './messages.ts';

/** Changes the name, which is shown everywhere at once. A refusal rolls it back; the field keeps the typed name. */
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
  const [commit, isLoading] = useMutationOutcome<NameFormMutation>(graphql`
    mutation NameFormMutation($input: UpdateAccountInput!) @raw_response_type {
      updateAccount(input: $input) {
        ... on UpdateAccountPayload @alias(as: "payload") {
          user {
            id
            name
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const form = useFormSubmit({
    read: (data) => ({ name: formText(data, 'name').trim() }),
    check: checkName,
    send: async (input) => {
      const { payload, refusal } = await commit({
        variables: { input },
        optimisticResponse: {
          updateAccount: { __typename: 'UpdateAccountPayload', user: { id, name: input.name } },
        },
        fallback: messages.nameFailed,
      });
      if (payload) rememberUser(payload.user);
      return refusal;
    },
    onDone: () => void show({ message: messages.nameSaved, color: 'success' }),
  });
  return (
    <AccountForm {...form} submit={messages.saveName} isLoading={isLoading}>
      <Field {...form.field('name')} label={messages.name} autoComplete="name" defaultValue={name} />
    </AccountForm>
  );
}
