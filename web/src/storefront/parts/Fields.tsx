import { CircleAlert } from 'lucide-react';
import { Icon } from './drawings.tsx';

type FormAlertProps = {
  formError: string | null;
  /** Sentence above the list of wrong fields. */
  check?: string;
  fields?: readonly { id: string; label: string }[];
};

/** Error summary above the form with a link to each wrong field. The script moves the focus and removes corrected fields. */
export function FormAlert({ formError, check, fields = [] }: FormAlertProps) {
  if (!formError && fields.length === 0) return null;
  return (
    <div className="alert" role="alert" tabIndex={-1}>
      <Icon of={CircleAlert} />
      <div>
        {formError && <p data-problem="">{formError}</p>}
        {fields.length > 0 && (
          <div data-check="">
            <p>{check}</p>
            <ul>
              {fields.map(({ id, label }) => (
                <li key={id}>
                  <a href={`#${id}`}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}

type TextFieldProps = {
  id: string;
  label: string;
  /** After the label, e.g. "optional". */
  aside?: string;
  help?: string | undefined;
  error?: string | undefined;
  value: string;
  type?: 'text' | 'tel' | 'email' | 'number';
  autoComplete?: string;
  maxLength?: number;
  required?: boolean;
  /** Pattern of a valid value, for the script that removes errors. */
  pattern?: string;
  /** Lines of a text area; missing: one line. */
  rows?: number;
};

/** A labelled field; an error replaces the help. The id is also the posted name. */
export function TextField({
  id,
  label,
  aside,
  help,
  error,
  value,
  type = 'text',
  rows,
  ...rest
}: TextFieldProps) {
  const words = error ?? help;
  const common = {
    id,
    name: id,
    defaultValue: value,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': words ? `${id}-words` : undefined,
    ...rest,
  };
  return (
    <div className={error ? 'field wrong' : 'field'}>
      <label htmlFor={id}>
        {label} {aside && <span className="aside">({aside})</span>}
      </label>
      {rows ? <textarea rows={rows} {...common} /> : <input type={type} {...common} />}
      {words && (
        <p
          id={`${id}-words`}
          className={error ? 'error' : 'help'}
          data-help={error === undefined ? undefined : help}
        >
          {error && <Icon of={CircleAlert} size={16} />}
          {words}
        </p>
      )}
    </div>
  );
}
