import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import type { OwnerAnswerForm } from '../renderer.types.ts';
import { TextField } from './TextField.tsx';

const texts = messages.answer;
const USUAL_MINUTES = ['10', '15', '20', '30', '45', '60'];

type Props = { form: OwnerAnswerForm };

/** A form that is posted once; `answer` is what it says. */
function AnswerForm({ form, answer, className, children }: Props & AnswerFormProps) {
  return (
    <form className={className} method="post" action={form.action} noValidate data-once="">
      <input type="hidden" name="token" value={form.token} />
      <input type="hidden" name="answer" value={answer} />
      {children}
    </form>
  );
}
type AnswerFormProps = { answer: OwnerAnswerForm['intent']; className?: string; children: ReactNode };

function Minutes({ value, error }: { value: string; error: string | undefined }) {
  const chosen = value || '20';
  const offered = USUAL_MINUTES.includes(chosen) ? USUAL_MINUTES : [...USUAL_MINUTES, chosen];
  return (
    <fieldset className="minutes" aria-describedby={error ? 'minutes-words' : undefined}>
      <legend>{texts.readyIn}</legend>
      <div className="chips">
        {offered.map((minutes) => (
          <label key={minutes}>
            <input type="radio" name="readyInMinutes" value={minutes} defaultChecked={minutes === chosen} />
            <span>
              <b>{minutes}</b> {texts.minutes}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id="minutes-words" className="error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The time and one button, at hand wherever the page is scrolled to. */
export function AcceptBar({ form }: Props) {
  return (
    <AnswerForm form={form} answer="accept" className="answer-bar">
      <Minutes value={form.values.readyInMinutes} error={form.errors.readyInMinutes} />
      <button className="button" type="submit">
        {texts.accept}
      </button>
    </AnswerForm>
  );
}

/** Usual reasons decline with one press; another one is written. */
export function DeclineForms({ form }: Props) {
  return (
    <details className="answer" open={form.intent === 'reject'}>
      <summary>{texts.rejectTitle}</summary>
      <AnswerForm form={form} answer="reject" className="reasons">
        {texts.quickReasons.map(({ label, reason }) => (
          <button key={label} className="button danger" type="submit" name="reason" value={reason}>
            {label}
          </button>
        ))}
      </AnswerForm>
      <AnswerForm form={form} answer="reject">
        <TextField
          id="reason"
          label={texts.reason}
          help={texts.reasonExamples}
          error={form.errors.reason}
          value={form.values.reason}
          autoComplete="off"
          maxLength={300}
          rows={2}
          required
        />
        <button className="button danger" type="submit">
          {texts.reject}
        </button>
      </AnswerForm>
    </details>
  );
}

/** The end of an accepted order. */
export function ReadyBar({ form }: Props) {
  return (
    <AnswerForm form={form} answer="ready" className="answer-bar">
      <button className="button" type="submit" aria-describedby="ready-words">
        {texts.markReady}
      </button>
      <p id="ready-words" className="help">
        {texts.markReadyHelp}
      </p>
    </AnswerForm>
  );
}
