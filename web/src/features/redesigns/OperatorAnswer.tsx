import { REDESIGN_LIMITS } from '@forkfront/common/limits.ts';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { formText, presentErrors } from '../../forms/fields.ts';
import { Form } from '../../forms/Form.tsx';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, TextareaField } from '../../ui/Field.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { messages } from './messages.ts';
import { PicturesField, usePictures } from './PicturesField.tsx';
import { useMoveRedesign } from './useMoveRedesign.ts';

/** What an operator can do with a redesign: start work, or send a proposal. */
export function OperatorAnswer({ id, state }: { id: string; state: keyof typeof messages.states }) {
  const [move, isMoving] = useMoveRedesign();
  const { show } = useSnackbar();
  const pictures = usePictures();
  const { failure, field, onSubmit, forget } = useFormSubmit({
    read: (data) => ({
      text: formText(data, 'text'),
      link: formText(data, 'link'),
      imageUrls: pictures.urls,
    }),
    check: () => presentErrors({ imageUrls: pictures.isSending ? messages.pictureSending : null }),
    send: (words) => move({ redesignId: id, to: 'PROPOSED', ...words }),
    onDone: () => show({ message: messages.proposed, color: 'success' }),
  });
  const start = async (): Promise<void> => {
    const refusal = await move({ redesignId: id, to: 'IN_PROGRESS' });
    show(
      refusal
        ? { message: refusal.message, color: 'error' }
        : { message: messages.started, color: 'success' },
    );
  };
  if (!['REQUESTED', 'IN_PROGRESS', 'CHANGES_ASKED'].includes(state)) return null;
  return (
    <Stack $gap={4}>
      {state === 'REQUESTED' && (
        <div>
          <Button variant="secondary" loading={isMoving} onClick={() => void start()}>
            {messages.start}
          </Button>
        </div>
      )}
      <Form gap={4} onSubmit={onSubmit}>
        <TextareaField {...field('text')} label={messages.proposal} maxLength={REDESIGN_LIMITS.text} />
        <Field
          {...field('link')}
          label={messages.link}
          help={messages.linkHelp}
          required={false}
          type="url"
          autoComplete="off"
        />
        <PicturesField
          label={messages.proposalPictures}
          target={{ context: 'redesign_proposal', resourceId: id }}
          pictures={pictures}
        />
        <FailureAlert failure={failure} onWaited={forget} />
        <div>
          <Button type="submit" loading={isMoving}>
            {messages.propose}
          </Button>
        </div>
      </Form>
    </Stack>
  );
}
