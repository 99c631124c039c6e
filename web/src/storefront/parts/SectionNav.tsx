import { Search, X } from 'lucide-react';
import { messages } from '../messages.ts';
import type { Storefront } from '../queries/storefrontPage.ts';
import { Icon } from './Icon.tsx';

/** A menu shorter than this is quicker to read than to search. */
const WORTH_SEARCHING = 20;

/**
 * Sticky row of links to the sections. A long menu can be searched, which needs the island: on wide screens in a field beside
 * the links, on phones in one that the magnifier opens over them.
 */
export function SectionNav({ sections }: { sections: Storefront['sections'] }) {
  const dishes = sections.reduce((count, section) => count + section.items.length, 0);
  if (sections.length < 2 && dishes < WORTH_SEARCHING) return null;
  const { find, clear } = messages.menu;
  return (
    <nav className="sections" aria-label={messages.menu.sections}>
      <div className="wrap">
        {dishes >= WORTH_SEARCHING && (
          <button
            type="button"
            className="find-open"
            aria-label={find}
            aria-expanded={false}
            aria-controls="find"
            hidden
          >
            <Icon of={Search} />
          </button>
        )}
        <ul>
          {sections.map((section, index) => (
            <li key={section.id}>
              <a href={`#s${index + 1}`}>{section.name}</a>
            </li>
          ))}
        </ul>
        {dishes >= WORTH_SEARCHING && (
          <div className="find" id="find" role="search" hidden>
            <input
              type="search"
              placeholder={find}
              aria-label={find}
              autoComplete="off"
              enterKeyHint="search"
            />
            <button type="button" className="find-clear" aria-label={clear}>
              <Icon of={X} />
            </button>
          </div>
        )}
      </div>
    </nav>
  );
}
