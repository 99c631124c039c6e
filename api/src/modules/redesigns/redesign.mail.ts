import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { MailGateway } from '../../gateways/mail/mail.gateway.ts';
import { mailButton, mailOf, panelHtml, paragraphHtml, textHtml } from '../../gateways/mail/mailParts.ts';
import { accountsWith } from '../restaurants/member.repository.ts';
import { mailMessages } from './messages.ts';
import { RedesignMove } from './redesign.entity.ts';
import { partyOf } from './redesign.rules.ts';

/** Addresses of the pages where the two sides answer. */
export interface RedesignPages {
  operator: string;
  /** For a restaurant's uuid. */
  owner(restaurantId: string): string;
}

interface Told {
  subject: string;
  body: string;
  message: string | null;
  /** Address of the draft; null without one. */
  draft: string | null;
  page: string;
  footer: string;
}

function redesignMail({ subject, body, message, draft, page, footer }: Told) {
  const { message: heading, draft: draftLabel, open } = mailMessages;
  return mailOf({
    subject,
    preheader: body,
    html: [
      paragraphHtml(body),
      message === null ? '' : panelHtml(heading, textHtml(message)),
      mailButton({ href: page, label: open }),
      draft === null ? '' : mailButton({ href: draft, label: draftLabel, kind: 'secondary' }),
    ],
    text: [
      body,
      message && `${heading}:\n${message}`,
      `${open}: ${page}`,
      draft && `${draftLabel}: ${draft}`,
    ],
    footer,
  });
}

/** Tells the other side about a move: our operators, or those who may edit the restaurant. */
export class RedesignMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailGateway,
    private readonly pages: RedesignPages,
    private readonly operators: readonly string[],
  ) {}

  /** One mail for each person; a repeat has the same ids. Sends nothing for a deleted redesign. */
  async send({ moveId }: JobPayloads['mailRedesign']): Promise<void> {
    const move = await this.em.findOne(
      RedesignMove,
      { id: moveId },
      { populate: ['redesign', 'redesign.restaurant'] },
    );
    if (!move) return;
    const redesign = move.redesign.$;
    const restaurant = redesign.restaurant.$;
    const toOperators = partyOf(move.toState) === 'OWNER';
    const words = mailMessages[move.toState];
    const mail = redesignMail({
      subject: words.subject(restaurant.name),
      body: words.body,
      message: move.toState === 'REQUESTED' ? redesign.brief : (move.text ?? null),
      draft: move.link ?? null,
      page: toOperators ? this.pages.operator : this.pages.owner(restaurant.id),
      footer: toOperators ? mailMessages.footerOperator : mailMessages.footerOwner,
    });
    const receivers = toOperators
      ? this.operators.map((email, index) => ({ email, id: String(index) }))
      : await accountsWith(this.em, restaurant.id, 'EDIT');
    for (const { email, id } of receivers)
      await this.mail.send({ ...mail, to: email, id: `redesign-${moveId}-${id}` });
  }
}
