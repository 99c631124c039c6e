import { Plate } from '../parts/drawings.tsx';
import { Footer } from '../parts/Frame.tsx';
import { messages } from '../messages.ts';
import type { PageContext } from '../renderer.types.ts';
import { phoneHref } from '@forkfront/common/phoneNumber.ts';

type MessageProps = {
  title: string;
  text: string;
  /** Small text, e.g. the reference of an error. */
  aside?: string | null;
  link?: { href: string; label: string } | null;
  /** A number to call instead. */
  call?: string | null;
  /** One button that posts to a path, with what was entered before. */
  form?: {
    action: string;
    label: string;
    fields?: readonly (readonly [name: string, value: string])[];
  } | null;
};

/** A drawing with a message and at most one link or button. */
export function Message({ title, text, aside, call, link, form }: MessageProps) {
  const href = phoneHref(call);
  return (
    <div className="message">
      <Plate />
      <h1>{title}</h1>
      <p>{text}</p>
      {href && (
        <p>
          {messages.error.orCall} <a href={href}>{call}</a>
        </p>
      )}
      {aside && <p className="small">{aside}</p>}
      {form && (
        <form method="post" action={form.action} data-once="">
          {form.fields?.map(([name, value], at) => (
            <input key={at} type="hidden" name={name} value={value} />
          ))}
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
