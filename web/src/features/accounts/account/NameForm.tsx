import { useCallback } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { NameForm_user$key } from '../../../__generated__/NameForm_user.graphql.ts';
import type { NameFormMutation } from '../../../__generated__/NameFormMutation.graphql.ts';
import { formText } from '../../../forms/fields.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { rememberUser } from '../sessionUser.ts';
import { useFormSubmit } from '../../../forms/useFormSubmit.ts';
import { checkName } from './account.rules.ts';
import { AccountForm } from './AccountForm.tsx';
import { messages } from './messages.ts';

/** Changes the person's name: everywhere at once, and back again when the server refuses. Resolves null on success, otherwise what to show. */
function useUpdateAccount(): [
  update: (id: string, input: { name: string }) => Promise<Refusal | null>,
  isLoading: boolean,
] {
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

  const update = useCallback(
    async (id: string, input: { name: string }) => {
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
    [commit],
  );
  return [update, isLoading];
}

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
