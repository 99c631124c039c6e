import { MAX_REPORT_LENGTH } from '@forkfront/common/limits.ts';
import { REPORT_REASON_TEXTS } from '@forkfront/common/siteReport.ts';
import type { ReportForm } from '@forkfront/common/renderer.ts';
import { messages } from '../messages.ts';
import { FormAlert, TextField } from '../parts/Fields.tsx';
import { Footer, TopBar } from '../parts/Frame.tsx';
import { Banners } from '../parts/Notices.tsx';
import type { Storefront } from '../queries/storefrontPage.ts';
import type { PageContext } from '../renderer.types.ts';

type Props = { storefront: Storefront; form: ReportForm; context: PageContext };

const texts = messages.report;
const FIELDS = ['reason', 'text', 'email'] as const;

function Reasons({ chosen, error }: { chosen: string; error: string | undefined }) {
  return (
    <fieldset className="reasons" id="reason" aria-describedby={error ? 'reason-words' : undefined}>
      <legend>{texts.reason}</legend>
      {Object.entries(REPORT_REASON_TEXTS).map(([value, label]) => (
        <label key={value}>
          <input type="radio" name="reason" value={value} defaultChecked={value === chosen} required />
          <span>{label}</span>
        </label>
      ))}
      {error && (
        <p id="reason-words" className="error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The form that reports a site to our support. Works without JavaScript. */
export function ReportPage({ storefront, form, context }: Props) {
  const { values, errors } = form;
  const wrong = FIELDS.filter((field) => errors[field]).map((id) => ({ id, label: texts[id] }));
  return (
    <>
      <Banners site={{ isPreview: storefront.isPreview }} context={context} />
      <TopBar site={storefront} />
      <main className="wrap">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead(storefront.name)}</p>
        <FormAlert formError={form.formError} check={texts.check} fields={wrong} />
        <form className="details" method="post" action="/report" noValidate data-once="">
          <Reasons chosen={values.reason} error={errors.reason} />
          <TextField
            id="text"
            label={texts.text}
            aside={texts.optional}
            help={texts.textHelp}
            error={errors.text}
            value={values.text}
            maxLength={MAX_REPORT_LENGTH}
            rows={4}
          />
          <TextField
            id="email"
            label={texts.email}
            aside={texts.optional}
            help={texts.emailHelp}
            error={errors.email}
            value={values.email}
            type="email"
            autoComplete="email"
          />
          <button className="button" type="submit">
            {texts.send}
          </button>
        </form>
      </main>
      <Footer context={context} site={storefront} />
    </>
  );
}
