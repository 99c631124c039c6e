import { Plate } from '../parts/drawings.tsx';
import { Footer } from '../parts/Frame.tsx';
import type { PageContext } from '../renderer.types.ts';

type MessageProps = {
  title: string;
  text: string;
  /** Small text, e.g. the reference of an error. */
  aside?: string | null;
  link?: { href: string; label: string } | null;
  /** One button that posts to a path. */
  form?: { action: string; label: string } | null;
};

/** A drawing with a message and at most one link or button. */
export function Message({ title, text, aside, link, form }: MessageProps) {
  return (
    <div className="message">
      <Plate />
      <h1>{title}</h1>
      <p>{text}</p>
      {aside && <p className="small">{aside}</p>}
      {form && (
        <form method="post" action={form.action} data-once="">
          <button className="button" type="submit">
            {form.label}
          </button>
        </form>
      )}
      {link && (
        <a className="button" href={link.href}>
          {link.label}
        </a>
      )}
    </div>
  );
}

/** A page with a message and at most one link or button: not found, gone, error, confirmation. */
export function MessagePage({ context, ...message }: MessageProps & { context: PageContext }) {
  return (
    <>
      <main className="wrap">
        <Message {...message} />
      </main>
      <Footer context={context} />
    </>
  );
}
