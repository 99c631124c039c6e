import { messages } from '../messages.ts';
import type { Storefront } from '../queries/storefrontPage.ts';

/** A menu shorter than this is quicker to read than to search. */
const WORTH_SEARCHING = 20;

/** Sticky row of links to the sections; on a long menu with a search field that the island wakes. */
export function SectionNav({ sections }: { sections: Storefront['sections'] }) {
  const dishes = sections.reduce((count, section) => count + section.items.length, 0);
  if (sections.length < 2 && dishes < WORTH_SEARCHING) return null;
  return (
    <nav className="sections" aria-label={messages.menu.sections}>
      <div className="wrap">
        <ul>
          {sections.map((section, index) => (
            <li key={section.id}>
              <a href={`#s${index + 1}`}>{section.name}</a>
            </li>
          ))}
        </ul>
        {dishes >= WORTH_SEARCHING && (
          <span className="find">
            <input
              type="search"
              placeholder={messages.menu.find}
              aria-label={messages.menu.find}
              autoComplete="off"
              hidden
            />
          </span>
        )}
      </div>
    </nav>
  );
}
