import { ChevronDown, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import { Icon } from '../parts/drawings.tsx';
import { TextField, FormAlert } from '../parts/Fields.tsx';
import { Footer } from '../parts/Frame.tsx';
import { OrderLines, OrderNote } from '../parts/OrderLines.tsx';
import type { OwnerAnswerForm, OwnerOrder, PageContext } from '../renderer.types.ts';
import { phoneHref } from '../rules/address.rules.ts';
import { answerOutcome, clockTime } from '../rules/orderState.rules.ts';

const texts = messages.answer;
const USUAL_MINUTES = ['10', '15', '20', '30', '45', '60'];

type AnswerFormProps = {
  form: OwnerAnswerForm;
  answer: OwnerAnswerForm['intent'];
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

function Minutes({ value, error }: { value: string; error: string | undefined }) {
  // A refused value is neither offered nor chosen.
  const chosen = error ? null : value || '20';
  const offered =
    chosen === null || USUAL_MINUTES.includes(chosen) ? USUAL_MINUTES : [...USUAL_MINUTES, chosen];
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
          <Icon of={CircleAlert} size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Buttons that decline with a usual reason, and a field for another reason. */
function DeclineForms({ form }: { form: OwnerAnswerForm }) {
  return (
    <details className="answer" open={form.intent === 'reject'}>
      <summary>
        {texts.rejectTitle}
        <Icon of={ChevronDown} />
      </summary>
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

type Props = { order: OwnerOrder; form: OwnerAnswerForm; context: PageContext };

function Details({ order, totalLabel }: { order: OwnerOrder; totalLabel: string }) {
  const call = phoneHref(order.customerPhone);
  return (
    <section className="ticket">
      <OrderNote label={texts.note} note={order.note} />
      <OrderLines order={order} totalLabel={totalLabel} />
      <h2>{order.customerName}</h2>
      <p className="contact">
        {call && <a href={call}>{order.customerPhone}</a>}
        {order.customerEmail && (
          <a href={`mailto:${encodeURIComponent(order.customerEmail).replace('%40', '@')}`}>
            {order.customerEmail}
          </a>
        )}
      </p>
    </section>
  );
}

/** The page of the links in the order mail. A GET changes nothing, so a mail scanner that follows links answers no order. */
export function OwnerAnswerPage({ order, form, context }: Props) {
  const timeZone = context.timeZone ?? 'Europe/London';
  const outcome = answerOutcome(order, timeZone);
  const declines = !outcome && form.intent === 'reject';
  const totalLabel = outcome?.isCharged === false ? texts.notCharged : texts.total;
  return (
    <>
      <main className="wrap">
        {order.isTest && <p className="test-order">{messages.status.testOrder}</p>}
        <div className="status-head">
          <p className="restaurant">{order.restaurantName}</p>
          <p className="number">
            <span>{outcome ? messages.status.order : texts.newOrder}</span> <strong>{order.number}</strong>
          </p>
          <h1>{outcome?.title ?? texts.placedAt(clockTime(order.placedAt, timeZone))}</h1>
          {outcome && <p className="lead">{outcome.text}</p>}
          {outcome?.reason && <blockquote className="reason">{outcome.reason}</blockquote>}
        </div>
        {!outcome && <FormAlert formError={form.formError} />}
        {declines && <DeclineForms form={form} />}
        <Details order={order} totalLabel={totalLabel} />
        {!outcome && (
          <AnswerForm form={form} answer="accept" className="answer-bar">
            <Minutes value={form.values.readyInMinutes} error={form.errors.readyInMinutes} />
            <button className="button" type="submit">
              {texts.accept}
            </button>
          </AnswerForm>
        )}
        {!outcome && !declines && <DeclineForms form={form} />}
        {outcome?.canBeReady && (
          <AnswerForm form={form} answer="ready" className="answer-bar">
            <button className="button" type="submit" aria-describedby="ready-words">
              {texts.markReady}
            </button>
            <p id="ready-words" className="help">
              {texts.markReadyHelp}
            </p>
          </AnswerForm>
        )}
      </main>
      <Footer context={context} />
    </>
  );
}
