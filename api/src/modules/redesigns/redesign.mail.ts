import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { MailGateway } from '../../gateways/mail/mail.gateway.ts';
import {
  mailButton,
  mailOf,
  panelHtml,
  paragraphHtml,
  pictureHtml,
  softHtml,
  textHtml,
} from '../../gateways/mail/mailParts.ts';
import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import { accountsWith } from '../restaurants/member.repository.ts';
import { pictureKeys } from '../uploads/picture.rules.ts';
import { mailMessages } from './messages.ts';
import { RedesignMove } from './redesign.entity.ts';
import { partyOf } from './redesign.rules.ts';
import type { RedesignLinks } from './redesignAnswer.service.ts';

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
  /** The first picture; null without one. */
  picture: Parameters<typeof pictureHtml>[0] | null;
  /** The page where the receiver continues, with the label of its button. */
  page: { href: string; label: string };
  /** What to know about the page; null for nothing. */
  note: string | null;
  footer: string;
}

function redesignMail({ subject, body, message, draft, picture, page, note, footer }: Told) {
  const { message: heading, draft: draftLabel } = mailMessages;
  return mailOf({
    subject,
    preheader: body,
    html: [
      paragraphHtml(body),
      message === null ? '' : panelHtml(heading, textHtml(message)),
      picture === null ? '' : pictureHtml(picture),
      mailButton(page),
      draft === null ? '' : mailButton({ href: draft, label: draftLabel, kind: 'secondary' }),
      note === null ? '' : softHtml(note),
    ],
    text: [
      body,
      message && `${heading}:\n${message}`,
      picture?.href ?? null,
      `${page.label}: ${page.href}`,
      draft && `${draftLabel}: ${draft}`,
      note,
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
    private readonly links: RedesignLinks,
    private readonly operators: readonly string[],
    private readonly storage: Pick<StorageGateway, 'publicUrl'>,
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
    const told = {
      subject: words.subject(restaurant.name),
      body: words.body,
      message: move.toState === 'REQUESTED' ? redesign.brief : (move.text ?? null),
      draft: move.link ?? null,
      picture: this.pictureOf(move),
      footer: toOperators ? mailMessages.footerOperator : mailMessages.footerOwner,
    };
    const { answer, until } = mailMessages.PROPOSED;
    const receivers = toOperators
      ? this.operators.map((email, index) => ({ email, id: String(index) }))
      : await accountsWith(this.em, restaurant.id, 'EDIT');
    for (const { email, id } of receivers) {
      const page =
        move.toState === 'PROPOSED'
          ? { href: this.links.answerUrl({ proposalId: moveId, userId: id }), label: answer }
          : {
              href: toOperators ? this.pages.operator : this.pages.owner(restaurant.id),
              label: mailMessages.open,
            };
      const mail = redesignMail({ ...told, page, note: move.toState === 'PROPOSED' ? until : null });
      await this.mail.send({ ...mail, to: email, id: `redesign-${moveId}-${id}` });
    }
  }

  private pictureOf({ pictures: [key] }: RedesignMove): Told['picture'] {
    if (key === undefined) return null;
    return {
      // The middle one of at most three sizes fits a mail on a high-resolution screen.
      src: this.storage.publicUrl(pictureKeys(key)[1] ?? key),
      href: this.storage.publicUrl(key),
      alt: mailMessages.picture,
      label: mailMessages.seeInFull,
    };
  }
}
