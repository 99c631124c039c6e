import { CircleAlert } from 'lucide-react';
import { Icon } from './Icon.tsx';

type Props = {
  formError: string | null;
  /** Sentence above the list of fields that need another look. */
  check?: string;
  fields?: readonly { id: string; label: string }[];
};

/** What went wrong, above the form, with a link to each field concerned. The script moves the focus and removes mended fields. */
export function FormAlert({ formError, check, fields = [] }: Props) {
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
