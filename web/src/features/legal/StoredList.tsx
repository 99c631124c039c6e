import { messages } from './messages.ts';
import type { storedOnSites } from './storedThings.ts';

/** Names, what they are for, and how long they are kept. */
export function StoredList({ things }: { things: typeof storedOnSites }) {
  return (
    <dl>
      {Object.entries(things).map(([key, { purpose, kept }]) => (
        <div key={key}>
          <dt>
            <code>{key}</code>
          </dt>
          <dd>{purpose}</dd>
          <dd>
            {messages.keptFor} {kept}.
          </dd>
        </div>
      ))}
    </dl>
  );
}
