import { CircleAlert } from 'lucide-react';
import { Icon } from './Icon.tsx';

type Props = {
  id: string;
  label: string;
  /** Said after the label, e.g. "optional". */
  aside?: string;
  help?: string | undefined;
  error?: string | undefined;
  value: string;
  type?: 'text' | 'tel' | 'email' | 'number';
  autoComplete?: string;
  maxLength?: number;
  required?: boolean;
  /** What a plausible value looks like, for the script that takes errors away. */
  pattern?: string;
  /** Lines of a text area; missing: one line. */
  rows?: number;
};

/** A labelled field; an error sentence takes the place of the help. The id is also the name that is posted. */
export function TextField({ id, label, aside, help, error, value, type = 'text', rows, ...rest }: Props) {
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
