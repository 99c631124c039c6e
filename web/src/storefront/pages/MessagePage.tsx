import { Footer } from '../parts/Footer.tsx';
import { Plate } from '../parts/Plate.tsx';
import type { PageContext } from '../renderer.types.ts';

type Props = {
  context: PageContext;
  title: string;
  text: string;
  /** Small print, e.g. an error's reference. */
  aside?: string | null;
  link?: { href: string; label: string } | null;
};

/** A page that only has something to say: not found, gone, error. */
export function MessagePage({ context, title, text, aside, link }: Props) {
  return (
    <>
      <main className="wrap">
        <div className="message">
          <Plate />
          <h1>{title}</h1>
          <p>{text}</p>
          {aside && <p className="small">{aside}</p>}
          {link && (
            <a className="button" href={link.href}>
              {link.label}
            </a>
          )}
        </div>
      </main>
      <Footer context={context} />
    </>
  );
}
