import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { messages } from './messages.ts';

/** A field that people neither see, hear nor reach; a robot that fills in everything gives itself away. */
export function Honeypot({ name }: { name: string }) {
  return (
    <VisuallyHidden as="div" aria-hidden>
      <label>
        {messages.honeypot}
        {/* The data attributes ask password managers to leave it alone. */}
        <input
          name={name}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
        />
      </label>
    </VisuallyHidden>
  );
}
