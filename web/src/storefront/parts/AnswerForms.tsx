import { messages } from '../messages.ts';
import type { OwnerAnswerForm } from '../renderer.types.ts';
import { FormAlert } from './FormAlert.tsx';
import { TextField } from './TextField.tsx';

const texts = messages.answer;
const USUAL_MINUTES = ['10', '15', '20', '30', '45', '60'];

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

/** Accept and reject, each a form of its own; the half whose link was opened stands open. */
export function AnswerForms({ form }: { form: OwnerAnswerForm }) {
  const shared = <input type="hidden" name="token" value={form.token} />;
  const accepting = form.intent === 'accept';
  return (
    <div className="answers">
      <FormAlert formError={form.formError} />
      <details className="answer" name="answer" open={accepting}>
        <summary>{texts.acceptTitle}</summary>
        <form method="post" action={form.action} data-once="">
          {shared}
          <Minutes value={form.values.readyInMinutes} error={form.errors.readyInMinutes} />
          <button className="button" type="submit" name="answer" value="accept">
            {texts.accept}
          </button>
        </form>
      </details>
      <details className="answer" name="answer" open={!accepting}>
        <summary>{texts.rejectTitle}</summary>
        <form method="post" action={form.action} noValidate data-once="">
          {shared}
          <TextField
            id="reason"
            label={texts.reason}
            help={texts.reasonExamples}
            error={form.errors.reason}
            value={form.values.reason}
            autoComplete="off"
            maxLength={300}
            rows={3}
            required
          />
          <button className="button danger" type="submit" name="answer" value="reject">
            {texts.reject}
          </button>
        </form>
      </details>
    </div>
  );
}
