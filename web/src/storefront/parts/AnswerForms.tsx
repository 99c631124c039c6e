import { ANSWER_LIMITS } from '@forkfront/common/limits.ts';
import type { OwnerAnswerForm } from '@forkfront/common/renderer.ts';
import type { OrderProgress } from '@forkfront/common/orderState.ts';
import { ChevronDown, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import { clockTime } from '../rules/orderState.rules.ts';
import { Icon } from './drawings.tsx';
import { TextField } from './Fields.tsx';

const texts = messages.answer;
const USUAL_MINUTES = {
  COLLECTION: ['10', '15', '20', '30', '45', '60'],
  DELIVERY: ['20', '30', '45', '60', '75', '90'],
};
const PROPOSED = { COLLECTION: '20', DELIVERY: '45' };

/** What the forms of the page send as `answer`. */
const ANSWERS: Record<OrderProgress, string> = {
  PREPARING: 'prepare',
  READY: 'ready',
  OUT_FOR_DELIVERY: 'send',
  COMPLETED: 'complete',
};

type AnswerFormProps = {
  form: OwnerAnswerForm;
  answer: string;
  className?: string;
  children: ReactNode;
};

/** A form that posts `answer` once. */
function AnswerForm({ form, answer, className, children }: AnswerFormProps) {
  return (
    <form className={className} method="post" action={form.action} noValidate data-once="">
      <input type="hidden" name="token" value={form.token} />
      <input type="hidden" name="answer" value={answer} />
      {children}
    </form>
  );
}

type MinutesProps = { kind: 'COLLECTION' | 'DELIVERY'; value: string; error: string | undefined };

function Minutes({ kind, value, error }: MinutesProps) {
  // A refused value is neither offered nor chosen.
  const chosen = error ? null : value || PROPOSED[kind];
  const usual = USUAL_MINUTES[kind];
  const offered = chosen === null || usual.includes(chosen) ? usual : [...usual, chosen];
  return (
    <fieldset
      id="minutes"
      className="minutes"
      // A role that allows aria-invalid; the script focuses it.
      role="radiogroup"
      tabIndex={error ? -1 : undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? 'minutes-words' : undefined}
    >
      <legend>{texts.readyIn[kind]}</legend>
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
          <Icon of={CircleAlert} size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}

type AcceptProps = {
  form: OwnerAnswerForm;
  kind: 'COLLECTION' | 'DELIVERY';
  /** The time that the diner chose, in words; null: as soon as possible, so the owner chooses the minutes. */
  chosenTime: string | null;
};

/** Accepts an order. */
export function AcceptForm({ form, kind, chosenTime }: AcceptProps) {
  return (
    <AnswerForm form={form} answer="accept" className="answer-bar">
      {chosenTime === null && (
        <Minutes kind={kind} value={form.values.readyInMinutes} error={form.errors.readyInMinutes} />
      )}
      <button className="button" type="submit">
        {chosenTime === null ? texts.accept : texts.acceptFor(chosenTime)}
      </button>
    </AnswerForm>
  );
}

type ReasonProps = {
  form: OwnerAnswerForm;
  answer: 'reject' | 'cancel';
  label: string;
  help: string;
  button: string;
};

/** Ends an order with a reason for the diner. */
function ReasonForm({ form, answer, label, help, button }: ReasonProps) {
  return (
    <AnswerForm form={form} answer={answer}>
      <TextField
        id="reason"
        label={label}
        help={help}
        error={form.errors.reason}
        value={form.values.reason}
        autoComplete="off"
        maxLength={ANSWER_LIMITS.reason}
        rows={2}
        required
      />
      <button className="button danger" type="submit">
        {button}
      </button>
    </AnswerForm>
  );
}

/** Buttons that decline with a usual reason, and a field for another reason. */
export function DeclineForms({ form }: { form: OwnerAnswerForm }) {
  const { reason, reasonExamples, reject } = texts;
  return (
    <details className="answer" open={form.intent === 'reject'}>
      <summary>
        {texts.rejectTitle}
        <Icon of={ChevronDown} />
      </summary>
      <AnswerForm form={form} answer="reject" className="reasons">
        {texts.quickReasons.map(({ label, reason: text }) => (
          <button key={label} className="button outlined" type="submit" name="reason" value={text}>
            {label}
          </button>
        ))}
      </AnswerForm>
      <ReasonForm form={form} answer="reject" label={reason} help={reasonExamples} button={reject} />
    </details>
  );
}

/** Cancels an accepted order with a reason. */
export function CancelForm({ form }: { form: OwnerAnswerForm }) {
  const { cancelTitle, cancelReason, cancelExamples, cancel } = texts;
  return (
    <details className="answer" open={form.intent === 'cancel'}>
      <summary>
        {cancelTitle}
        <Icon of={ChevronDown} />
      </summary>
      <ReasonForm form={form} answer="cancel" label={cancelReason} help={cancelExamples} button={cancel} />
    </details>
  );
}

/** Pauses new orders of the site, or takes them again. */
export function PauseForm({ form, timeZone }: { form: OwnerAnswerForm; timeZone: string }) {
  if (!form.pause) return null;
  const { title, text, button } = pauseTexts(form.pause, timeZone);
  const isPaused = form.pause.kind !== 'open';
  return (
    <details className="answer" id="pause" open={isPaused || form.intent === 'pause'}>
      <summary>
        {title}
        <Icon of={ChevronDown} />
      </summary>
      <p>{text}</p>
      {button && (
        <AnswerForm form={form} answer={isPaused ? 'resume' : 'pause'}>
          <button className="button outlined" type="submit">
            {button}
          </button>
        </AnswerForm>
      )}
    </details>
  );
}

function pauseTexts(pause: NonNullable<OwnerAnswerForm['pause']>, timeZone: string) {
  switch (pause.kind) {
    case 'open':
      return { title: texts.pauseTitle, text: texts.pauseText, button: texts.pause };
    case 'short': {
      const title = texts.pausedTitle(clockTime(pause.until.toISOString(), timeZone));
      return { title, text: texts.pausedText, button: texts.resume };
    }
    case 'long':
      return { title: texts.longPauseTitle, text: texts.longPauseText, button: null };
  }
}

type MovesProps = { form: OwnerAnswerForm; moves: readonly OrderProgress[]; isDelivery: boolean };

/** A button for each next step; the first is the usual one. */
export function Moves({ form, moves, isDelivery }: MovesProps) {
  return (
    <div className="answer-bar">
      {moves.map((to, at) => {
        const { label, help } = texts.moves[to];
        return (
          <AnswerForm key={to} form={form} answer={ANSWERS[to]}>
            <button
              className={at === 0 ? 'button' : 'button outlined'}
              type="submit"
              aria-describedby={`${ANSWERS[to]}-words`}
            >
              {label}
            </button>
            <p id={`${ANSWERS[to]}-words`} className="help">
              {to === 'READY' && isDelivery ? texts.readyHelpDelivery : help}
            </p>
          </AnswerForm>
        );
      })}
    </div>
  );
}
