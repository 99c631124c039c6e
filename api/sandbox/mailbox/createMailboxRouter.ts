import { type Request, type Response, Router } from 'express';
import { MAILBOX_CSS } from './mailboxCss.ts';
import type { MailboxMessage } from './mailboxMessage.ts';
import { messageListPage, MAIL_SANDBOX, messagePage, type MessageView, missingPage } from './mailboxPages.ts';
import type { Mailbox } from './startMailbox.ts';

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const MAIL_POLICY = `sandbox ${MAIL_SANDBOX}; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** The inbox as pages and, at `/messages`, as JSON. Mounted at `/_dev/mail`. */
export function createMailboxRouter(mailbox: Pick<Mailbox, 'messages' | 'clear'>): Router {
  const router = Router();

  router.use((_request, response, next) => {
    response.set({
      'Content-Security-Policy': PAGE_POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    });
    next();
  });

  router.get('/', async (request, response) => {
    const to = wantedRecipient(request);
    response.send(messageListPage(request.baseUrl, await messagesTo(mailbox, to), to));
  });

  router.get('/mailbox.css', (_request, response) => {
    response.type('css').send(MAILBOX_CSS);
  });

  router.get('/messages', async (request, response) => {
    response.json(await messagesTo(mailbox, wantedRecipient(request)));
  });

  router.delete('/messages', async (_request, response) => {
    await mailbox.clear();
    response.status(204).end();
  });

  router.post('/clear', async (request, response) => {
    // Browsers report when a form belongs to another site.
    if (!['same-origin', 'none', undefined].includes(request.get('sec-fetch-site'))) {
      response.status(403).end();
      return;
    }
    await mailbox.clear();
    response.redirect(303, request.baseUrl);
  });

  router.get('/:id', async (request, response) => {
    const message = await findMessage(mailbox, request.params.id);
    if (message) response.send(messagePage(request.baseUrl, message, wantedView(request, message)));
    else sendMissing(request, response);
  });

  router.get('/:id/html', async (request, response) => {
    const message = await findMessage(mailbox, request.params.id);
    if (message?.html == null) {
      sendMissing(request, response);
      return;
    }
    response.set({ 'Content-Security-Policy': MAIL_POLICY, 'X-Frame-Options': 'SAMEORIGIN' });
    response.type('html').send(opensLinksInNewTab(message.html));
  });

  return router;
}

async function messagesTo(mailbox: Pick<Mailbox, 'messages'>, to: string | null): Promise<MailboxMessage[]> {
  const messages = await mailbox.messages();
  if (to === null) return messages;
  return messages.filter((message) => message.to.toLowerCase().split(', ').includes(to.toLowerCase()));
}

const findMessage = async (
  mailbox: Pick<Mailbox, 'messages'>,
  id: string,
): Promise<MailboxMessage | undefined> => (await mailbox.messages()).find((message) => message.id === id);

function wantedRecipient({ query }: Request): string | null {
  const to = typeof query['to'] === 'string' ? query['to'].trim() : '';
  return to === '' ? null : to;
}

function wantedView({ query }: Request, message: MailboxMessage): MessageView {
  const view = query['view'];
  if (view === 'html' || view === 'text' || view === 'headers') return view;
  return message.html === null ? 'text' : 'html';
}

function opensLinksInNewTab(html: string): string {
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(html)
    ? html.replace(/<head[^>]*>/i, (head) => head + base)
    : `<!doctype html>${base}${html}`;
}

const sendMissing = (request: Request, response: Response): void => {
  response.status(404).send(missingPage(request.baseUrl));
};
