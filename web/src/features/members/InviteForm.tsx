import { styled } from 'styled-components';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { emailError, formText, presentErrors } from '../../forms/fields.ts';
import { Form } from '../../forms/Form.tsx';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import { Fieldset, Legend } from '../../ui/Fieldset.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { Text } from '../../ui/Text.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { type PlanSite, PremiumLock } from '../editor/PremiumLock.tsx';
import { messages } from './messages.ts';
import { type StaffKey, useInvite, useStaff } from './useStaff.ts';

const Roles = styled(Fieldset)`
  display: grid;
  gap: var(--space-3);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 230px), 1fr));
`;

const Role = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  align-items: start;
  padding: var(--space-3) var(--space-4);
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--surface);
  cursor: pointer;
  transition: border-color var(--ease);
  > input {
    width: 18px;
    height: 18px;
    margin: 3px 0 0;
    accent-color: var(--primary);
  }
  &:has(:checked) {
    border-color: var(--primary);
    background: var(--primary-soft);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;

const ROLES = ['KITCHEN', 'MANAGER'] as const;

interface Props {
  restaurant: StaffKey;
  plan: PlanSite;
  /** After each accepted invitation. */
  onChanged: () => void;
}

/** Invites a person by email. Without a free place it says how to get one. Only an accepted invitation empties the field. */
export function InviteForm({ restaurant, plan, onChanged }: Props) {
  const staff = useStaff(restaurant);
  const [invite, isInviting] = useInvite(staff?.id ?? '');
  const { show } = useSnackbar();
  const { failure, field, onSubmit, forget } = useFormSubmit({
    read: (data) => ({
      email: formText(data, 'email').trim(),
      role: ROLES.find((role) => role === formText(data, 'role')) ?? ROLES[0],
    }),
    check: ({ email }) => presentErrors({ email: emailError(email, messages) }),
    send: async ({ email, role }) => {
      const { refusal, error } = await invite(email, role);
      // It is about the address.
      if (error === 'ConflictError') return { message: '', fields: { email: refusal.message } };
      return refusal;
    },
    onDone: ({ email }, form) => {
      form.reset();
      show({ message: messages.invited(email), color: 'success' });
      onChanged();
    },
  });
  if (!staff) return null;
  const isFull = staff.limit !== null && staff.used >= staff.limit;
  if (staff.limit === 1)
    return (
      <EditorSection title={messages.inviteTitle}>
        <PremiumLock features={[messages.lockedFeature]} reason={messages.lockedReason} site={plan} />
      </EditorSection>
    );
  return (
    <EditorSection title={messages.inviteTitle} intro={messages.inviteIntro}>
      {isFull ? (
        <Alert
          action={
            <LinkButton to="/packages" search={{ upgrading: staff.id }} variant="secondary">
              {messages.seePlans}
            </LinkButton>
          }
        >
          {messages.full(staff.limit ?? 0)}
        </Alert>
      ) : (
        <Form gap={5} onSubmit={onSubmit}>
          <Field {...field('email')} label={messages.email} type="email" autoComplete="off" />
          <Roles>
            <Legend>{messages.role}</Legend>
            {ROLES.map((role) => (
              <Role key={role}>
                <input type="radio" name="role" value={role} defaultChecked={role === ROLES[0]} />
                <div>
                  <strong>{messages.roles[role]}</strong>
                  <Text $size={15} $soft>
                    {messages.roleTexts[role]}
                  </Text>
                </div>
              </Role>
            ))}
          </Roles>
          <FailureAlert failure={failure} onWaited={forget} />
          <div>
            <Button type="submit" loading={isInviting}>
              {messages.invite}
            </Button>
          </div>
        </Form>
      )}
    </EditorSection>
  );
}
