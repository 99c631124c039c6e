import { ArrowLeft } from 'lucide-react';
import { messages } from '../messages.ts';
import type { Storefront } from '../queries/storefrontPage.ts';
import { Icon } from './Icon.tsx';

/** Head of the pages behind the menu: the restaurant's name and the way back. */
export function TopBar({ site }: { site: Storefront }) {
  return (
    <header className="top-bar">
      <div className="wrap">
        <a className="back" href="/">
          <Icon of={ArrowLeft} />
          {messages.basket.back}
        </a>
        <p className="top-name">{site.name}</p>
      </div>
    </header>
  );
}
