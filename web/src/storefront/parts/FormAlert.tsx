import { CircleAlert } from 'lucide-react';
import { Icon } from './Icon.tsx';

type Props = {
  formError: string | null;
  /** Sentence above the list of fields that need another look. */
  check?: string;
  fields?: readonly { id: string; label: string }[];
};

/** What went wrong, above the form, with a link to each field concerned. */
export function FormAlert({ formError, check, fields = [] }: Props) {
  if (!formError && fields.length === 0) return null;
  return (
    <div className="alert" role="alert">
      <Icon of={CircleAlert} />
      <div>
        {formError && <p>{formError}</p>}
        {fields.length > 0 && (
          <p>
            {check}{' '}
            {fields.map(({ id, label }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <a href={`#${id}`}>{label}</a>
              </span>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
