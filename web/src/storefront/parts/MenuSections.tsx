import type { Storefront } from '../queries/storefrontPage.ts';
import { MenuItemRow } from './MenuItemRow.tsx';

/** The whole menu, section by section; the anchors are `#s1`, `#s2` … */
export function MenuSections({ storefront }: { storefront: Storefront }) {
  return storefront.sections.map((section, index) => (
    <section key={section.id} id={`s${index + 1}`} aria-labelledby={`h${index + 1}`}>
      <h2 id={`h${index + 1}`}>{section.name}</h2>
      <ul className="items">
        {section.items.map((item) => (
          <MenuItemRow key={item.id} item={item} canOrder={storefront.acceptsOrders} />
        ))}
      </ul>
    </section>
  ));
}
