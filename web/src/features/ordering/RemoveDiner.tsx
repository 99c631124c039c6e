import { graphql } from 'react-relay';
import type { RemoveDinerMutation } from '../../__generated__/RemoveDinerMutation.graphql.ts';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { emailError, presentErrors } from '../../forms/fields.ts';
import { Form } from '../../forms/Form.tsx';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/confirm.ts';
import { Field } from '../../ui/Field.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { EditorSection } from '../editor/EditorSection.tsx';
import { useEdits } from '../editor/useEdits.ts';
import { messages } from './messages.ts';

/** Removes the data of one diner from the finished orders of a restaurant. `id` is its global id. */
export function RemoveDiner({ id }: { id: string }) {
  const confirm = useConfirm();
  const { show } = useSnackbar();
  const { values, set, reset } = useEdits({ email: '' });
  const [remove, isRemoving] = useMutationOutcome<RemoveDinerMutation>(graphql`
    mutation RemoveDinerMutation($input: RemoveDinerInput!) {
      removeDiner(input: $input) {
        ... on RemoveDinerPayload @alias(as: "payload") {
          removedOrders
          openOrders
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const { failure, forget, onSubmit } = useFormSubmit({
    values,
    isBlocked: isRemoving,
    check: ({ email }) => presentErrors({ email: emailError(email, messages) }),
    send: async ({ email }) => {
      const isSure = await confirm({
        title: messages.removeDinerConfirm(email.trim()),
        text: messages.removeDinerText,
        confirmText: messages.removeDiner,
        destructive: true,
      });
      if (!isSure) return null;
      const { payload, refusal } = await remove({
        variables: { input: { restaurantId: id, email } },
        fallback: messages.removeDinerFailed,
      });
      if (!payload) return refusal;
      reset();
      show({ message: messages.removedDiner(payload.removedOrders, payload.openOrders), color: 'success' });
      return null;
    },
  });
  return (
    <EditorSection title={messages.removeDinerTitle} intro={messages.removeDinerIntro}>
      <Form gap={4} onSubmit={onSubmit}>
        <Field
          label={messages.removeDinerEmail}
          name="email"
          type="email"
          autoComplete="off"
          value={values.email}
          onChange={({ currentTarget }) => set('email', currentTarget.value)}
          error={failure?.fields['email']}
        />
        <FailureAlert failure={failure} onWaited={forget} />
        <div>
          <Button type="submit" variant="secondary" loading={isRemoving}>
            {messages.removeDiner}
          </Button>
        </div>
      </Form>
    </EditorSection>
  );
}
