import { REDESIGN_LIMITS } from '@forkfront/common/limits.ts';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { formText } from '../../forms/fields.ts';
import { Form } from '../../forms/Form.tsx';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/confirm.ts';
import { TextareaField } from '../../ui/Field.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { messages } from './messages.ts';
import { useMoveRedesign } from './useMoveRedesign.ts';

/** What an owner can do with a redesign: approve a proposal, ask for changes, or withdraw the request. */
export function OwnerAnswer({ id, state }: { id: string; state: keyof typeof messages.states }) {
  const [move, isMoving] = useMoveRedesign();
  const { show } = useSnackbar();
  const confirm = useConfirm();
  const { failure, field, onSubmit, forget } = useFormSubmit({
    read: (data) => ({ text: formText(data, 'text') }),
    check: () => ({}),
    send: ({ text }) => move({ redesignId: id, to: 'CHANGES_ASKED', text }),
    onDone: () => show({ message: messages.asked, color: 'success' }),
  });
  const lead = async (to: 'APPROVED' | 'WITHDRAWN', news: string): Promise<void> => {
    const refusal = await move({ redesignId: id, to });
    show(refusal ? { message: refusal.message, color: 'error' } : { message: news, color: 'success' });
  };
  const withdraw = async (): Promise<void> => {
    const isSure = await confirm({
      title: messages.withdrawTitle,
      text: messages.withdrawText,
      confirmText: messages.withdraw,
      destructive: true,
    });
    if (isSure) await lead('WITHDRAWN', messages.withdrawn);
  };
  if (state === 'APPROVED' || state === 'WITHDRAWN') return null;
  return (
    <Stack $gap={4}>
      {state === 'PROPOSED' && (
        <>
          <div>
            <Button loading={isMoving} onClick={() => void lead('APPROVED', messages.approved)}>
              {messages.approve}
            </Button>
          </div>
          <Form gap={4} onSubmit={onSubmit}>
            <TextareaField {...field('text')} label={messages.changes} maxLength={REDESIGN_LIMITS.text} />
            <FailureAlert failure={failure} onWaited={forget} />
            <div>
              <Button type="submit" variant="secondary" loading={isMoving}>
                {messages.askChanges}
              </Button>
            </div>
          </Form>
        </>
      )}
      <div>
        <Button variant="quiet" onClick={() => void withdraw()}>
          {messages.withdraw}
        </Button>
      </div>
    </Stack>
  );
}
