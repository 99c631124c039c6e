import type { OwnerAnswerForm } from '@forkfront/common/renderer.ts';

/** The owner's form as it opens from the accept link. */
export function demoAnswer(changes: Partial<OwnerAnswerForm> = {}): OwnerAnswerForm {
  return {
    action: '/answer',
    token: 'secret',
    intent: 'accept',
    values: { readyInMinutes: '', reason: '' },
    errors: {},
    formError: null,
    pause: null,
    ...changes,
  };
}
